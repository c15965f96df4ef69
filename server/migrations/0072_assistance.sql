create sequence assistance_number;

create table assistance_request (
  id           uuid primary key,
  number       text not null unique,
  from_type    text not null,
  from_id      uuid,
  -- Who wrote, of the two of a couple; null for visitors.
  uid          text,
  name         text not null,
  email        text not null,
  category     text not null,
  subject      text not null,
  text         text not null,
  files        jsonb not null default '[]',
  state        text not null default 'open',
  assigned_to  uuid,
  -- When the receipt went; null while it has to.
  receipt_at   timestamptz(3),
  created_at   timestamptz(3) not null,
  updated_at   timestamptz(3) not null,
  version      integer not null,
  deleted_at   timestamptz(3)
);
create index assistance_request_from on assistance_request (from_id, created_at desc) where deleted_at is null;
create index assistance_request_receipt on assistance_request (created_at) where receipt_at is null;

create table request_note (
  id          uuid primary key,
  request_id  uuid not null references assistance_request on delete cascade,
  author_id   uuid not null,
  text        text not null,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);
create index request_note_request on request_note (request_id, created_at);
