-- An administrator looks at an account as its owner sees it (decision 116): read only, for a quarter of an hour, noted in the
-- register by the trigger that every table has, and told to the owner.
create table account_look (
  id         uuid primary key,
  -- Of the credential, which is shown once.
  token_hash bytea not null unique,
  admin_id   uuid not null references admin,
  -- The administrator's own session: with it ends what it opened.
  session_id uuid not null,
  couple_id  uuid,
  vendor_id  uuid,
  reason     text not null,
  started_at timestamptz(3) not null,
  ends_at    timestamptz(3) not null,
  -- Ended before its time.
  ended_at   timestamptz(3),
  check (num_nonnulls(couple_id, vendor_id) = 1)
);
create index account_look_admin on account_look (admin_id) where ended_at is null;
create index account_look_couple on account_look (couple_id, started_at) where couple_id is not null;
create index account_look_vendor on account_look (vendor_id, started_at) where vendor_id is not null;
