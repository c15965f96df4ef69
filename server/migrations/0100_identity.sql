-- The embedded identity provider: accounts, and everything that proves who one is only as hashes.

create table identity_account (
  uid text primary key,
  email text not null unique,
  email_verified boolean not null default false,
  password_hash text not null,
  display_name text,
  photo_url text,
  disabled boolean not null default false,
  -- grows with every change that must end the sessions opened before it
  epoch integer not null default 1,
  valid_since timestamptz not null,
  password_updated_at timestamptz not null,
  created_at timestamptz not null,
  last_login_at timestamptz not null,
  last_refresh_at timestamptz not null
);

create table identity_refresh_token (
  token_hash bytea primary key,
  uid text not null references identity_account (uid) on delete cascade,
  epoch integer not null,
  auth_time timestamptz not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index identity_refresh_token_uid on identity_refresh_token (uid);
create index identity_refresh_token_last_used_at on identity_refresh_token (last_used_at);

-- uid is null for a code asked for an address nobody has: the row costs the same time and opens nothing
create table identity_code (
  code_hash bytea primary key,
  uid text references identity_account (uid) on delete cascade,
  kind text not null,
  email text not null,
  new_email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_code_uid on identity_code (uid);
create index identity_code_expires_at on identity_code (expires_at);

create table identity_attempt (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index identity_attempt_window_ends_at on identity_attempt (window_ends_at);

-- where an account has signed in from: these addresses are not held back by a stranger's guessing
create table identity_known_address (
  uid text not null references identity_account (uid) on delete cascade,
  address_hash bytea not null,
  seen_at timestamptz not null,
  primary key (uid, address_hash)
);

create table identity_signing_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_key bytea not null,
  created_at timestamptz not null
);
