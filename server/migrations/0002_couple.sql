create table couple (
  id                   uuid primary key,
  partners             jsonb not null,
  wedding_date         date,
  place                jsonb not null default '{}',
  guest_count          integer,
  ceremony             text,
  style                text not null default '',
  photo                jsonb,
  active               boolean not null default true,
  deactivation_reason  text,
  created_at           timestamptz(3) not null,
  updated_at           timestamptz(3) not null,
  version              integer not null,
  deleted_at           timestamptz(3)
);

create table couple_member (
  uid        text primary key,
  couple_id  uuid not null references couple on delete cascade,
  partner    text not null check (partner in ('one', 'two')),
  joined_at  timestamptz(3) not null default now(),
  unique (couple_id, partner)
);

create table couple_invitation (
  code_hash   bytea primary key,
  couple_id   uuid not null references couple on delete cascade,
  invited_by  text not null,
  expires_at  timestamptz(3) not null,
  used_at     timestamptz(3)
);

create table couple_task (
  id             uuid primary key,
  couple_id      uuid not null references couple on delete cascade,
  title          text not null,
  notes          text not null default '',
  category       text not null,
  due_date       date,
  done           boolean not null default false,
  done_at        timestamptz(3),
  assignee       text,
  vendor_id      uuid,
  position       text collate "C" not null,
  from_template  text,
  created_at     timestamptz(3) not null,
  updated_at     timestamptz(3) not null,
  version        integer not null,
  deleted_at     timestamptz(3)
);
create index couple_task_couple on couple_task (couple_id, position);

create table budget_item (
  id               uuid primary key,
  couple_id        uuid not null references couple on delete cascade,
  category         text not null,
  title            text not null,
  estimated_cents  integer not null default 0,
  actual_cents     integer,
  vendor_id        uuid,
  notes            text not null default '',
  payments         jsonb not null default '[]',
  position         text collate "C" not null,
  created_at       timestamptz(3) not null,
  updated_at       timestamptz(3) not null,
  version          integer not null,
  deleted_at       timestamptz(3)
);
create index budget_item_couple on budget_item (couple_id, position);

-- A couple has one: its id is the couple's.
create table wedding_budget (
  id           uuid primary key references couple on delete cascade,
  couple_id    uuid not null,
  total_cents  integer not null,
  guests       integer not null,
  allocation   jsonb not null,
  created_at   timestamptz(3) not null,
  updated_at   timestamptz(3) not null,
  version      integer not null,
  deleted_at   timestamptz(3),
  check (id = couple_id)
);

create table favorite (
  id          uuid primary key,
  couple_id   uuid not null references couple on delete cascade,
  vendor_id   uuid not null,
  status      text not null default 'saved',
  note        text not null default '',
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);
create unique index favorite_once on favorite (couple_id, vendor_id) where deleted_at is null;
