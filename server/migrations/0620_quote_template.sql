-- Quotes that a vendor keeps under a name, to begin others from.
create table quote_template (
  id          uuid primary key,
  vendor_id   uuid not null references vendor on delete cascade,
  name        text not null,
  quote       jsonb not null,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);
create index quote_template_vendor on quote_template (vendor_id);
