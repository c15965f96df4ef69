-- What administrators note of an account for each other. It goes with the account.
create table account_note (
  id         uuid primary key,
  couple_id  uuid references couple on delete cascade,
  vendor_id  uuid references vendor on delete cascade,
  author_id  uuid not null,
  text       text not null,
  created_at timestamptz(3) not null,
  check (num_nonnulls(couple_id, vendor_id) = 1)
);
create index account_note_couple on account_note (couple_id, created_at) where couple_id is not null;
create index account_note_vendor on account_note (vendor_id, created_at) where vendor_id is not null;
