-- A second factor of administrators (decision 111): an app that makes codes, and ten codes for who has lost it.
alter table admin add column second_factor_since timestamptz(3);

-- Of the identity's own tables: the register does not copy them. Until `second_factor_since` is there it is only begun.
create table identity_second_factor (
  admin_id      uuid primary key references admin on delete cascade,
  -- What the app was given, sealed with the server's secret.
  secret_sealed bytea not null,
  -- The newest half minute of which a code was taken: none is taken twice.
  last_step     bigint not null default 0,
  -- The request that took the last code: sent again it takes none.
  taken_by      bytea
);
create table identity_recovery_code (
  admin_id  uuid not null references admin on delete cascade,
  code_hash bytea not null,
  primary key (admin_id, code_hash)
);

-- What the company asks of everybody who administers; one row.
create table admin_policy (
  id                     boolean primary key default true check (id),
  second_factor_required boolean not null default false
);
insert into admin_policy default values;
