-- What a person is shown of the own sessions, and what ends those that another provider's identity opened.

alter table session
  add column id uuid not null default gen_random_uuid(),
  -- "Safari su iPhone": words of our own, never what the browser sent
  add column device text not null default '',
  add column last_used_at timestamptz(3) not null default now(),
  -- when its identity signed in, by the identity's own word; null for sessions older than this column
  add column signed_in_at timestamptz(3),
  -- whether use makes it longer
  add column slides boolean not null default true,
  -- when the identity's provider was last asked whether the account still stands; null before the first time
  add column checked_at timestamptz(3);
update session set last_used_at = greatest(created_at, least(now(), expires_at - interval '30 days'));
create unique index session_id on session (id);
create index session_checked on session (checked_at);

-- Sign-ins that were ended from another device: their identity still has proofs there, which open nothing any more.
create table ended_sign_in (
  uid text not null,
  since timestamptz not null,
  until timestamptz not null
);
-- asked again, it grows instead of standing twice
create unique index ended_sign_in_uid on ended_sign_in (uid, since);
