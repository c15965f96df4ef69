-- Who administers no more keeps the row: what they did and wrote names it, and pictures of the site are theirs (decision 102).
alter table admin add column ended_at timestamptz(3);

-- An invitation to administer goes by mail: only the hash of its code is kept.
create table admin_invitation (
  id         uuid primary key,
  email      text not null,
  role       text not null check (role in ('owner', 'editor', 'support', 'accountant')),
  code_hash  bytea not null unique,
  invited_by uuid not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at    timestamptz(3)
);
create index admin_invitation_open on admin_invitation (email) where used_at is null;
