-- What every feature stands on: sessions, idempotency, the change feed, the history of fields.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

create table session (
  token_hash  bytea primary key,
  uid         text not null,
  created_at  timestamptz(3) not null default now(),
  expires_at  timestamptz(3) not null
);
create index session_uid on session (uid);
create index session_expiry on session (expires_at);

create table admin (
  id     uuid primary key,
  uid    text not null unique,
  email  text not null,
  name   text not null
);

-- (key, actor) -> the answer that was given, in the same transaction as the write it answers.
create table idempotency (
  actor         text not null,
  key           text not null,
  request_hash  bytea not null,
  status        smallint,
  answer        jsonb,
  created_at    timestamptz(3) not null default now(),
  primary key (actor, key)
);
create index idempotency_age on idempotency (created_at);

-- The feed: what changed, in the order of commits within each audience.
create table change (
  seq        bigint generated always as identity primary key,
  topic      text not null,
  kind       text not null check (kind in ('created', 'updated', 'deleted')),
  entity_id  uuid not null,
  version    integer not null,
  audience   text not null,
  at         timestamptz(3) not null default clock_timestamp()
);
create index change_audience on change (audience, seq);
create index change_age on change (at);

create table field_history (
  id         bigint generated always as identity primary key,
  topic      text not null,
  entity_id  uuid not null,
  field      text not null,
  version    integer not null,
  value      jsonb,
  previous   jsonb,
  actor      text not null,
  conflict   boolean not null default false,
  at         timestamptz(3) not null default clock_timestamp()
);
create index field_history_entity on field_history (entity_id, field, version);
create index field_history_age on field_history (at);
