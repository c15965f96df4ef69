-- A vendor's page that an administrator made is nobody's until somebody is invited to hold it and accepts (decision 135).
alter table vendor add column claimed boolean not null default true;
update vendor set claimed = false
 where deleted_at is null and not exists (select from vendor_account where vendor_id = vendor.id);
create index vendor_unclaimed on vendor (id) where not claimed;

-- An invitation goes by mail: only the hash of its code is kept.
create table vendor_invitation (
  id         uuid primary key,
  vendor_id  uuid not null references vendor on delete cascade,
  email      text not null,
  code_hash  bytea not null unique,
  invited_by uuid not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at    timestamptz(3)
);
create index vendor_invitation_of on vendor_invitation (vendor_id);
