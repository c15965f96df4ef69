-- The secret that all processes on this database share, unless their configuration brings one: at the most one row.

create table server_secret (
  single boolean primary key default true check (single),
  secret text not null,
  made_at timestamptz not null default now()
);
