-- Whom a couple invites, one by one. An invitation, or a table, that is gone leaves its guests without one: no reference
-- holds it.
create table guest (
  id             uuid primary key,
  couple_id      uuid not null references couple on delete cascade,
  name           text not null,
  invitation_id  uuid,
  table_id       uuid,
  side           text,
  age            text not null,
  diet           text not null,
  needs          text not null,
  severe         boolean not null,
  told           text not null,
  notes          text not null,
  created_at     timestamptz(3) not null,
  updated_at     timestamptz(3) not null,
  version        integer not null,
  deleted_at     timestamptz(3)
);
create index guest_couple on guest (couple_id);

-- The tables that they sit at.
create table seating_table (
  id          uuid primary key,
  couple_id   uuid not null references couple on delete cascade,
  name        text not null,
  seats       integer not null,
  shape       text not null,
  position    text collate "C" not null,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);
create index seating_table_couple on seating_table (couple_id);
