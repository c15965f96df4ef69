-- What administrators write for search engines and shared links of the site's own pages: a row for each page of which
-- something was written, so that two who write on different pages have nothing to do with one another.
create table page_seo (
  id uuid primary key,
  path text not null unique,
  title text not null,
  description text not null,
  noindex boolean not null,
  picture jsonb,
  -- The administrator who changed it last.
  changed_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null,
  deleted_at timestamptz
);
