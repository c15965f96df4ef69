-- What administrators write on the home page: one row at most, none until somebody does.
create table home_page (
  id uuid primary key,
  headline text not null,
  lead text not null,
  shelf_title text not null,
  featured uuid[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null,
  deleted_at timestamptz
);
