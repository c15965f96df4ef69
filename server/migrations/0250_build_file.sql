-- The files of the last builds, where every process of an installation finds them: during a deployment a page of one build
-- asks a process of another for its scripts, and a tab stays open for days.

create table build (
  id text primary key,
  published_at timestamptz not null default now()
);

create table build_file (
  build text not null references build (id) on delete cascade,
  name text not null,
  content bytea not null,
  primary key (build, name)
);
create index build_file_name on build_file (name);
