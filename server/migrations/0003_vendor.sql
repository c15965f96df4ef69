-- Folds accents and case, so that «Città», «citta» and «CITTÀ» are one word. Immutable by declaration: the dictionary
-- it names never changes under us.
create function fold(value text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', value)) $$;

create function vendor_words(name text, headline text, description text, category text, place jsonb, services jsonb)
  returns tsvector language sql immutable parallel safe
  as $$
    select setweight(to_tsvector('pg_catalog.simple', fold(name)), 'A')
        || setweight(to_tsvector('pg_catalog.italian', fold(name)), 'A')
        || setweight(to_tsvector('pg_catalog.italian', fold(replace(category, '-', ' ') || ' ' ||
             coalesce(place ->> 'city', '') || ' ' || replace(coalesce(place ->> 'region', ''), '-', ' '))), 'B')
        || setweight(to_tsvector('pg_catalog.italian', fold(coalesce(services::text, '') || ' ' || headline)), 'C')
        || setweight(to_tsvector('pg_catalog.italian', fold(description)), 'D')
  $$;

create table vendor (
  id                   uuid primary key,
  slug                 text not null,
  business_name        text not null,
  category             text not null,
  headline             text not null default '',
  description          text not null default '',
  place                jsonb not null,
  coverage             jsonb not null default '[]',
  price_from_cents     integer,
  price_range          smallint not null default 2,
  capacity             jsonb not null default '{}',
  phone                text,
  email                text,
  website              text,
  socials              jsonb not null default '{}',
  services             jsonb not null default '[]',
  faq                  jsonb not null default '[]',
  languages            jsonb not null default '[]',
  logo                 jsonb,
  cover                jsonb,
  gallery              jsonb not null default '[]',
  takes_bookings       boolean not null default true,
  daily_capacity       smallint not null default 1,
  since                smallint,
  rating               double precision not null default 0,
  review_count         integer not null default 0,
  response_hours       double precision,
  active               boolean not null default true,
  deactivation_reason  text,
  type_of_account      text not null default 'base',
  subscription_type    text not null default 'monthly',
  -- The order «consigliati»: rating weighed by how many gave it, and how complete the profile is. Never what was paid.
  score                double precision not null default 0,
  created_at           timestamptz(3) not null,
  updated_at           timestamptz(3) not null,
  version              integer not null,
  deleted_at           timestamptz(3),
  region               text generated always as (place ->> 'region') stored,
  province             text generated always as (place ->> 'province') stored,
  capacity_max         integer generated always as ((capacity ->> 'max')::integer) stored,
  capacity_min         integer generated always as ((capacity ->> 'min')::integer) stored,
  name_folded          text generated always as (fold(business_name || ' ' || coalesce(place ->> 'city', ''))) stored,
  words                tsvector generated always as
                         (vendor_words(business_name, headline, description, category, place, services)) stored
);
create unique index vendor_slug on vendor (slug) where deleted_at is null;
create index vendor_words on vendor using gin (words);
create index vendor_name on vendor using gin (name_folded gin_trgm_ops);
create index vendor_by_score on vendor (score desc, id) where active and deleted_at is null;
create index vendor_by_rating on vendor (rating desc, id) where active and deleted_at is null;
create index vendor_by_reviews on vendor (review_count desc, id) where active and deleted_at is null;
create index vendor_by_category on vendor (category, score desc, id) where active and deleted_at is null;
create index vendor_by_region on vendor (region, category, score desc, id) where active and deleted_at is null;

create table vendor_account (
  vendor_id        uuid primary key references vendor on delete cascade,
  uid              text unique,
  account_email    text not null,
  vat_number       text,
  tax_code         text,
  sdi_code         text,
  billing_address  text
);

create table vendor_busy_day (
  vendor_id  uuid not null references vendor on delete cascade,
  day        date not null,
  primary key (vendor_id, day)
);
create index vendor_busy_on on vendor_busy_day (day, vendor_id);

create table video (
  id                uuid primary key,
  vendor_id         uuid not null references vendor on delete cascade,
  title             text not null,
  provider          text not null,
  source            text not null,
  poster            jsonb,
  duration_seconds  integer,
  position          integer not null,
  created_at        timestamptz(3) not null,
  updated_at        timestamptz(3) not null,
  version           integer not null,
  deleted_at        timestamptz(3)
);
create index video_vendor on video (vendor_id, position);

create table review (
  id          uuid primary key,
  vendor_id   uuid not null references vendor on delete cascade,
  author      text not null,
  event_date  date,
  rating      smallint not null,
  aspects     jsonb,
  title       text,
  text        text not null,
  photos      jsonb not null default '[]',
  verified    boolean not null default false,
  reply       jsonb,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);
create index review_vendor on review (vendor_id, created_at desc);

create table award (
  id          uuid primary key,
  year        smallint not null,
  category    text not null,
  vendor_id   uuid not null references vendor on delete cascade,
  place       text not null,
  citation    text not null default '',
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);
create index award_year on award (year, category);
create index award_vendor on award (vendor_id);

create table real_wedding (
  id           uuid primary key,
  vendor_id    uuid not null references vendor on delete cascade,
  slug         text not null,
  title        text not null,
  couple       text not null,
  date         date not null,
  city         text not null,
  region       text not null,
  guest_count  integer,
  style        text,
  quote        text,
  story        jsonb not null,
  pictures     jsonb not null,
  credits      jsonb not null,
  state        text not null,
  created_at   timestamptz(3) not null,
  updated_at   timestamptz(3) not null,
  version      integer not null,
  deleted_at   timestamptz(3)
);
create index real_wedding_vendor on real_wedding (vendor_id);
create index real_wedding_date on real_wedding (date desc) where state = 'published' and deleted_at is null;

create table homepage_background (
  id          uuid primary key,
  picture     jsonb not null,
  side        text not null default 'left',
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);

create table vendor_visibility (
  id          uuid primary key,
  vendor_id   uuid not null references vendor on delete cascade,
  placement   text not null,
  "from"      date not null,
  "to"        date not null,
  weight      smallint not null,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);
