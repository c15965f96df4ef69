-- A vendor's work by project: drafts for its own eyes, and what it has published with the couple's yes.
create table portfolio_project (
  id          uuid primary key,
  vendor_id   uuid not null references vendor on delete cascade,
  title       text not null,
  place       text not null,
  month       text not null,
  text        text not null,
  pictures    jsonb not null,
  consent     boolean not null,
  state       text not null,
  position    integer not null,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);
create index portfolio_project_vendor on portfolio_project (vendor_id);
