-- A picture is a file of who shows it, in use as long as it is shown, or one that ships with the product (decision 048).
-- Rows that point to such a file take it into use and have its address for everybody; what points to somebody else's
-- file, or to none, goes. Of two rows with one file the first has it: a file is used by one thing.
create function pg_temp.is_of_product(picture jsonb) returns boolean language sql immutable as $$
  select picture->>'url' ~ '^/(media/demo|art)/[A-Za-z0-9_.-]+$'
$$;

create function pg_temp.stored(picture jsonb, shown_by uuid, owner uuid, for_all boolean) returns jsonb
language plpgsql as $$
declare taken file;
begin
  if picture is null or pg_temp.is_of_product(picture) then return picture; end if;
  update file set used_by = shown_by, unused_since = null, public_key = case when for_all
      then coalesce(public_key, left(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 36))
      else public_key end
    where kind = 'picture' and width is not null and height is not null and cardinality(widths) > 0
      and (key = substring(picture->>'url' from '^/files/([0-9a-f]{36})-[0-9]+\.(?:avif|webp)$')
        or public_key = substring(picture->>'url' from '^/media/p/([0-9a-f]{36})-[0-9]+\.(?:avif|webp)$'))
      and (used_by is null or used_by = shown_by)
      -- An administrator's files are the site's.
      and (owner_id = owner or exists (select 1 from admin where admin.id = owner_id))
    returning * into taken;
  if taken.id is null then return null; end if;
  return jsonb_build_object(
    'id', taken.id, 'width', taken.width, 'height', taken.height, 'widths', taken.widths,
    'alt', coalesce(picture->>'alt', taken.alt), 'placeholder', taken.placeholder,
    'url', case when for_all then '/media/p/' || taken.public_key else '/files/' || taken.key end
      || '-' || taken.widths[cardinality(taken.widths)] || '.webp');
end $$;

create function pg_temp.stored_ones(pictures jsonb, shown_by uuid, owner uuid) returns jsonb language plpgsql as $$
declare
  kept jsonb := '[]';
  one jsonb;
begin
  for one in select * from jsonb_array_elements(pictures) loop
    one := pg_temp.stored(one, shown_by, owner, true);
    if one is not null then kept := kept || jsonb_build_array(one); end if;
  end loop;
  return kept;
end $$;

create function pg_temp.stored_text(body jsonb, shown_by uuid) returns jsonb language plpgsql as $$
declare
  kept jsonb := '[]';
  part jsonb;
  picture jsonb;
begin
  for part in select * from jsonb_array_elements(body) loop
    if part->>'kind' = 'picture' then
      picture := pg_temp.stored(part->'picture', shown_by, null, true);
      if picture is null then continue; end if;
      part := part || jsonb_build_object('picture', picture);
    end if;
    kept := kept || jsonb_build_array(part);
  end loop;
  return kept;
end $$;

create function pg_temp.has_others(shown jsonb) returns boolean language sql immutable as $$
  select jsonb_path_exists(shown, '$.**.url ? (!(@ like_regex "^/(media/demo|art)/[A-Za-z0-9_.-]+$"))')
$$;

update couple set photo = pg_temp.stored(photo, id, id, false)
  where deleted_at is null and pg_temp.has_others(photo);
-- A wedding's website shows what its gallery does.
update wedding_website set cover = null where pg_temp.has_others(cover);
update wedding_website set gallery = (
    select coalesce(jsonb_agg(picture order by place), '[]')
      from jsonb_array_elements(gallery) with ordinality as one (picture, place) where pg_temp.is_of_product(picture))
  where pg_temp.has_others(gallery);
-- One after the other: a logo that is also in the gallery is one file of one vendor.
update vendor set logo = pg_temp.stored(logo, id, id, true) where deleted_at is null and pg_temp.has_others(logo);
update vendor set cover = pg_temp.stored(cover, id, id, true) where deleted_at is null and pg_temp.has_others(cover);
update vendor set gallery = pg_temp.stored_ones(gallery, id, id)
  where deleted_at is null and pg_temp.has_others(gallery);
update video set poster = pg_temp.stored(poster, id, vendor_id, true)
  where deleted_at is null and pg_temp.has_others(poster);
update real_wedding set pictures = pg_temp.stored_ones(pictures, id, vendor_id)
  where deleted_at is null and pg_temp.has_others(pictures);
update article set cover = pg_temp.stored(cover, id, null, true)
  where deleted_at is null and pg_temp.has_others(cover);
update article set body = pg_temp.stored_text(body, id) where deleted_at is null
  and jsonb_path_exists(body, '$[*].picture.url ? (!(@ like_regex "^/(media/demo|art)/[A-Za-z0-9_.-]+$"))');
-- These are nothing without it.
update banner set deleted_at = now() where deleted_at is null and pg_temp.stored(picture, id, null, true) is null;
update banner set picture = pg_temp.stored(picture, id, null, true)
  where deleted_at is null and pg_temp.has_others(picture);
update homepage_background set deleted_at = now()
  where deleted_at is null and pg_temp.stored(picture, id, null, true) is null;
update homepage_background set picture = pg_temp.stored(picture, id, null, true)
  where deleted_at is null and pg_temp.has_others(picture);
