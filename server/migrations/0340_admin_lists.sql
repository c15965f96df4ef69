-- What administrators look for and order couples by: names and place as folded words, and the day, the last where unknown.
create function couple_names(partners jsonb, place jsonb) returns text
  language sql immutable parallel safe
  as $$ select fold(coalesce(partners -> 0 ->> 'firstName', '') || ' ' || coalesce(partners -> 0 ->> 'lastName', '') || ' ' ||
    coalesce(partners -> 1 ->> 'firstName', '') || ' ' || coalesce(partners -> 1 ->> 'lastName', '') || ' ' ||
    coalesce(place ->> 'city', '')) $$;
alter table couple
  add column folded text generated always as (couple_names(partners, place)) stored,
  add column wedding_order date generated always as (coalesce(wedding_date, 'infinity'::date)) stored;
create index couple_words on couple using gin (folded gin_trgm_ops);
create index couple_by_created on couple (created_at, id) where deleted_at is null;
create index couple_by_name on couple (folded, id) where deleted_at is null;
create index couple_by_wedding on couple (wedding_order, id) where deleted_at is null;

create index vendor_by_created on vendor (created_at, id) where deleted_at is null;
create index vendor_by_name on vendor (name_folded, id) where deleted_at is null;
create index vendor_by_stars on vendor (rating, id) where deleted_at is null;

create index person_address_email on person_address (lower(email) text_pattern_ops);
create index vendor_account_email on vendor_account (lower(account_email) text_pattern_ops);
