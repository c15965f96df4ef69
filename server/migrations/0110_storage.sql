-- The embedded file store: what the files on disk are called, who owns them, and the uploads under way.

create table storage_object (
  bucket text not null,
  -- in byte order, so that a folder is one range of the index
  name text collate "C" not null,
  owner_uid text not null,
  -- the name of the file on disk; a new one for every content
  file_key uuid not null,
  size bigint not null,
  content_type text not null,
  -- what the content itself says it is; null when that is nothing we know
  detected_type text,
  md5 text not null,
  cache_control text,
  content_disposition text,
  content_encoding text,
  content_language text,
  custom_metadata jsonb not null default '{}',
  download_tokens text[] not null,
  generation bigint not null,
  metageneration bigint not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bucket, name)
);
create index storage_object_owner_uid on storage_object (owner_uid);
create unique index storage_object_file_key on storage_object (file_key);

create table storage_upload (
  id uuid primary key,
  owner_uid text not null,
  bucket text not null,
  name text not null,
  metadata jsonb not null,
  size bigint,
  received bigint not null default 0,
  state text not null check (state in ('active', 'final', 'cancelled')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index storage_upload_expires_at on storage_upload (expires_at);
create index storage_upload_owner_uid on storage_upload (owner_uid);
