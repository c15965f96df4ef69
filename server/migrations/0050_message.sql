-- One conversation for a couple and a vendor; with one of the two alone it is that one's conversation with support.
create table conversation (
  id                uuid primary key,
  -- No reference: it stays with who is left when a couple is erased, and then opens nothing.
  couple_id         uuid,
  vendor_id         uuid references vendor on delete cascade,
  blocked_at        timestamptz(3),
  -- The number of the last message, and of the last one each side has read.
  messages          integer not null default 0,
  couple_read       integer not null default 0,
  vendor_read       integer not null default 0,
  support_read      integer not null default 0,
  -- When a mail last said that there is something to read.
  couple_mailed_at  timestamptz(3),
  vendor_mailed_at  timestamptz(3),
  created_at        timestamptz(3) not null,
  -- When the last message came.
  updated_at        timestamptz(3) not null,
  version           integer not null,
  deleted_at        timestamptz(3),
  check (couple_id is not null or vendor_id is not null),
  unique nulls not distinct (couple_id, vendor_id)
);
create index conversation_vendor on conversation (vendor_id, updated_at);
create index conversation_support on conversation (updated_at) where couple_id is null or vendor_id is null;

create table message (
  id               uuid primary key,
  conversation_id  uuid not null references conversation on delete cascade,
  number           integer not null,
  "by"             text not null check ("by" in ('couple', 'vendor', 'support')),
  -- Which of the two of a couple wrote it. Names are read where they stand, and go with their account.
  partner          text check (partner in ('one', 'two')),
  text             text not null default '',
  files            jsonb not null default '[]',
  read_at          timestamptz(3),
  created_at       timestamptz(3) not null,
  updated_at       timestamptz(3) not null,
  version          integer not null,
  deleted_at       timestamptz(3),
  unique (conversation_id, number)
);
create index message_unread on message (conversation_id, "by") where read_at is null;

create table conversation_report (
  id               uuid primary key,
  conversation_id  uuid not null references conversation on delete cascade,
  uid              text not null,
  "by"             text not null,
  kind             text not null,
  note             text not null default '',
  created_at       timestamptz(3) not null,
  closed_at        timestamptz(3)
);
create unique index conversation_report_once on conversation_report (conversation_id, uid) where closed_at is null;
