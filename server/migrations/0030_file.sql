-- Files that people send: pictures drawn anew in the sizes the app serves, and documents. The bytes are on disk.

create table file (
  id uuid primary key,
  -- the account: a couple's, a vendor's or an administrator's id
  owner_id uuid not null,
  kind text not null check (kind in ('picture', 'document')),
  name text not null,
  alt text not null default '',
  -- what opens it: whoever has the address; a second one, taken back at will, for what everybody may see
  key text not null unique,
  public_key text unique,
  bytes bigint not null,
  width integer,
  height integer,
  widths integer[] not null default '{}',
  placeholder text not null default '',
  -- what uses it; null for what nothing uses (any more), which goes after a while
  used_by uuid,
  unused_since timestamptz(3),
  created_at timestamptz(3) not null
);
create index file_owner on file (owner_id);
create index file_unused on file (unused_since) where used_by is null;
