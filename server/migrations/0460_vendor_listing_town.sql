-- The town of a vendor, as lists are narrowed by it: folded, with one space between words.
create function fold_town(name text) returns text language sql immutable parallel safe
  as $$ select btrim(regexp_replace(fold(name), '[^a-z0-9]+', ' ', 'g')) $$;

alter table vendor_listing add column city text not null default '';

create or replace function list_vendors(ids uuid[]) returns void language sql as $$
  delete from vendor_listing l using vendor v
   where l.vendor_id = any (ids) and v.id = l.vendor_id and not (v.active and v.deleted_at is null);
  delete from vendor_text t using vendor v
   where t.vendor_id = any (ids) and v.id = t.vendor_id and not (v.active and v.deleted_at is null);
  insert into vendor_listing (vendor_id, category, province, city, regions, services, score, rating, review_count,
                              price_low, price_high, price_range, capacity_min, capacity_max, name)
    select v.id, v.category, v.province, fold_town(coalesce(v.place ->> 'city', '')),
           array(select distinct r from jsonb_array_elements_text(v.coverage || jsonb_build_array(v.region)) r where r is not null),
           array(select distinct fold_service(s) from jsonb_array_elements_text(v.services) s),
           v.score, v.rating, v.review_count,
           coalesce(v.price_from_cents, 2147483647), coalesce(v.price_from_cents, -1), v.price_range,
           coalesce(v.capacity_min, 0), coalesce(v.capacity_max, 2147483647), v.name_folded
      from vendor v where v.id = any (ids) and v.active and v.deleted_at is null
    on conflict (vendor_id) do update set
      category = excluded.category, province = excluded.province, city = excluded.city,
      regions = excluded.regions, services = excluded.services,
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

update vendor_listing l set city = fold_town(coalesce(v.place ->> 'city', '')) from vendor v where v.id = l.vendor_id;
create index vendor_listing_city on vendor_listing (city, category, score desc, vendor_id);
