-- What administrators write in the foot of the public pages: one row at most, none until somebody does.
create table site_foot (
  id uuid primary key,
  about text not null,
  groups jsonb not null,
  social jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null,
  deleted_at timestamptz
);
