-- A picture's address is one of our own files, and a film one of ours or a video's code at a site we embed
-- (contract/media/picture.ts, contract/media/video-source.ts). What was written before that, and is neither, goes.
create function pg_temp.is_own(picture jsonb) returns boolean language sql immutable as $$
  select picture->>'url' ~ '^/([A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+\.(avif|webp|jpe?g|png)$'
     and picture->>'placeholder' ~ '^(data:image/[a-z+.-]+;base64,[A-Za-z0-9+/=]*)?$'
$$;
create function pg_temp.own_ones(pictures jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(picture order by place), '[]')
    from jsonb_array_elements(pictures) with ordinality as one (picture, place) where pg_temp.is_own(picture)
$$;

update couple set photo = null where photo is not null and not pg_temp.is_own(photo);
update vendor set logo = null where logo is not null and not pg_temp.is_own(logo);
update vendor set cover = null where cover is not null and not pg_temp.is_own(cover);
update vendor set gallery = pg_temp.own_ones(gallery) where gallery <> pg_temp.own_ones(gallery);
update review set photos = pg_temp.own_ones(photos) where photos <> pg_temp.own_ones(photos);
update real_wedding set pictures = pg_temp.own_ones(pictures) where pictures <> pg_temp.own_ones(pictures);
update wedding_website set cover = null where cover is not null and not pg_temp.is_own(cover);
update wedding_website set gallery = pg_temp.own_ones(gallery) where gallery <> pg_temp.own_ones(gallery);
update article set cover = null where cover is not null and not pg_temp.is_own(cover);
update article set body = (
    select coalesce(jsonb_agg(part order by place), '[]') from jsonb_array_elements(body) with ordinality as one (part, place)
     where part->>'kind' <> 'picture' or pg_temp.is_own(part->'picture'))
  where exists (select 1 from jsonb_array_elements(body) part
                 where part->>'kind' = 'picture' and not pg_temp.is_own(part->'picture'));
update video set poster = null where poster is not null and not pg_temp.is_own(poster);
-- These are nothing without it.
update banner set deleted_at = now() where deleted_at is null and not pg_temp.is_own(picture);
update homepage_background set deleted_at = now() where deleted_at is null and not pg_temp.is_own(picture);
update video set deleted_at = now() where deleted_at is null and not case provider
  when 'youtube' then source ~ '^[A-Za-z0-9_-]{11}$'
  when 'vimeo' then source ~ '^[0-9]{1,12}$'
  else source ~ '^/([A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+\.(webm|mp4)$' end;
