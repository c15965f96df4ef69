-- What a vendor's page calls itself in search results: one for each vendor that wrote any, under its id.
create table seo_record (
  id          uuid primary key references vendor on delete cascade,
  vendor_id   uuid not null references vendor on delete cascade,
  title       text not null,
  description text not null,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);
-- Whether another page is called the same.
create index seo_record_title on seo_record (lower(title)) where title <> '';
