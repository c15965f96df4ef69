-- What a list of vendors is narrowed and sorted by, in rows so slim that a hundred thousand of them stay in memory; the
-- vendors themselves, with their texts and pictures, are read for the one page that is shown. Only public vendors are here.
create table vendor_listing (
  vendor_id     uuid primary key references vendor on delete cascade,
  category      text not null,
  province      text,
  -- Where it is and where it travels to.
  regions       text[] not null,
  -- Folded, for the filter.
  services      text[] not null,
  score         double precision not null,
  rating        double precision not null,
  review_count  integer not null,
  -- Those without a price come last, whichever way prices are sorted.
  price_low     integer not null,
  price_high    integer not null,
  price_range   smallint not null,
  capacity_min  integer not null,
  capacity_max  integer not null,
  name          text collate "C" not null
);

-- What a question in words looks in, apart, because it is long: all the words, and those of the name, and of name, kind
-- and place, which bring a vendor to the top. The score is here too, so that a question alone reads one table.
create table vendor_text (
  vendor_id   uuid primary key references vendor on delete cascade,
  score       double precision not null,
  name_words  tsvector not null,
  kind_words  tsvector not null,
  words       tsvector not null
);

-- How many public vendors there are, so that the count of a whole category reads 20 rows and not 5,000.
create table vendor_count (
  category  text not null,
  region    text not null,
  count     integer not null,
  primary key (category, region)
);

-- Every word a vendor uses: what a word that nobody uses is corrected to. `rank` 2 for those of names, kinds and places.
create table vendor_word (
  word  text collate "C" primary key,
  rank  smallint not null
);

create function vendor_name_words(name text) returns tsvector language sql immutable parallel safe
  as $$ select to_tsvector('pg_catalog.simple', fold(name)) || to_tsvector('pg_catalog.italian', fold(name)) $$;

create function vendor_kind_text(name text, category text, place jsonb) returns text language sql immutable parallel safe
  as $$ select name || ' ' || replace(category, '-', ' ') || ' ' || coalesce(place ->> 'city', '') || ' ' ||
               replace(coalesce(place ->> 'region', ''), '-', ' ') $$;

-- A service as the filter knows it.
create function fold_service(name text) returns text language sql immutable parallel safe
  as $$ select replace(fold(name), ',', ' ') $$;

create function vendor_words_of(texts text) returns setof text language sql immutable parallel safe
  as $$ select word from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', fold(texts)))) word
         where word ~ '^[a-z]{3,30}$' $$;

-- Puts the vendors of `ids` where lists find them, or takes them away. Set-based: one vendor or a hundred thousand.
create function list_vendors(ids uuid[]) returns void language sql as $$
  delete from vendor_listing l using vendor v
   where l.vendor_id = any (ids) and v.id = l.vendor_id and not (v.active and v.deleted_at is null);
  delete from vendor_text t using vendor v
   where t.vendor_id = any (ids) and v.id = t.vendor_id and not (v.active and v.deleted_at is null);
  insert into vendor_listing
    select v.id, v.category, v.province,
           array(select distinct r from jsonb_array_elements_text(v.coverage || jsonb_build_array(v.region)) r where r is not null),
           array(select distinct fold_service(s) from jsonb_array_elements_text(v.services) s),
           v.score, v.rating, v.review_count,
           coalesce(v.price_from_cents, 2147483647), coalesce(v.price_from_cents, -1), v.price_range,
           coalesce(v.capacity_min, 0), coalesce(v.capacity_max, 2147483647), v.name_folded
      from vendor v where v.id = any (ids) and v.active and v.deleted_at is null
    on conflict (vendor_id) do update set
      category = excluded.category, province = excluded.province, regions = excluded.regions, services = excluded.services,
      score = excluded.score, rating = excluded.rating, review_count = excluded.review_count,
      price_low = excluded.price_low, price_high = excluded.price_high, price_range = excluded.price_range,
      capacity_min = excluded.capacity_min, capacity_max = excluded.capacity_max, name = excluded.name;
  insert into vendor_text
    select v.id, v.score, vendor_name_words(v.business_name),
           to_tsvector('pg_catalog.italian', fold(vendor_kind_text(v.business_name, v.category, v.place))),
           vendor_words(v.business_name, v.headline, v.description, v.category, v.place, v.services)
      from vendor v where v.id = any (ids) and v.active and v.deleted_at is null
    on conflict (vendor_id) do update set
      score = excluded.score, name_words = excluded.name_words, kind_words = excluded.kind_words, words = excluded.words;
  insert into vendor_word
    select word, max(rank)::smallint from (
      select vendor_words_of(vendor_kind_text(business_name, category, place)) as word, 2 as rank
        from vendor where id = any (ids) and active and deleted_at is null
      union all
      select vendor_words_of(headline || ' ' || description || ' ' || services::text), 1
        from vendor where id = any (ids) and active and deleted_at is null) used
     group by word order by word
    on conflict (word) do update set rank = 2 where vendor_word.rank < excluded.rank;
$$;

create function list_inserted_vendors() returns trigger language plpgsql as $$
begin
  perform list_vendors(array(select id from now_there));
  insert into vendor_count select category, coalesce(region, ''), count(*) from now_there
     where active and deleted_at is null group by 1, 2 order by 1, 2
    on conflict (category, region) do update set count = vendor_count.count + excluded.count;
  return null;
end $$;

create function list_updated_vendors() returns trigger language plpgsql as $$
begin
  perform list_vendors(array(select id from now_there));
  insert into vendor_count
    select category, coalesce(region, ''), sum(change) from (
      select category, region, 1 as change from now_there where active and deleted_at is null
      union all select category, region, -1 from was_there where active and deleted_at is null) changed
     group by 1, 2 having sum(change) <> 0 order by 1, 2
    on conflict (category, region) do update set count = vendor_count.count + excluded.count;
  return null;
end $$;

create function list_deleted_vendors() returns trigger language plpgsql as $$
begin
  insert into vendor_count select category, coalesce(region, ''), -count(*) from was_there
     where active and deleted_at is null group by 1, 2 order by 1, 2
    on conflict (category, region) do update set count = vendor_count.count + excluded.count;
  return null;
end $$;

create trigger vendor_listed after insert on vendor
  referencing new table as now_there for each statement execute function list_inserted_vendors();
create trigger vendor_relisted after update on vendor
  referencing old table as was_there new table as now_there for each statement execute function list_updated_vendors();
create trigger vendor_unlisted after delete on vendor
  referencing old table as was_there for each statement execute function list_deleted_vendors();

select list_vendors(array(select id from vendor));
insert into vendor_count select category, coalesce(region, ''), count(*) from vendor
  where active and deleted_at is null group by 1, 2;

create index vendor_listing_score on vendor_listing (score desc, vendor_id);
create index vendor_listing_category on vendor_listing (category, score desc, vendor_id);
create index vendor_listing_province on vendor_listing (province, category, score desc, vendor_id);
create index vendor_listing_rating on vendor_listing (rating desc, vendor_id);
create index vendor_listing_reviews on vendor_listing (review_count desc, vendor_id);
create index vendor_listing_cheap on vendor_listing (price_low, vendor_id);
create index vendor_listing_dear on vendor_listing (price_high desc, vendor_id);
create index vendor_listing_name on vendor_listing (name, vendor_id);
create index vendor_listing_regions on vendor_listing using gin (regions);
create index vendor_listing_services on vendor_listing using gin (services);
-- Counts read only this one.
create index vendor_listing_count on vendor_listing (category, price_low)
  include (rating, capacity_min, capacity_max, price_range, province);
create index vendor_text_name on vendor_text using gin (name_words);
create index vendor_text_words on vendor_text using gin (words);
create index vendor_word_alike on vendor_word using gin (word gin_trgm_ops);

-- What lists read has moved: the vendor itself carries no index of words any more.
drop index vendor_words, vendor_name, vendor_by_score, vendor_by_rating, vendor_by_reviews, vendor_by_region;
alter table vendor drop column words;
