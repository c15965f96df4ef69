-- Answers that a vendor keeps under a name, to write them with a tap.
create table saved_reply (
  id          uuid primary key,
  vendor_id   uuid not null references vendor on delete cascade,
  name        text not null,
  text        text not null,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);
create index saved_reply_vendor on saved_reply (vendor_id);
