-- What administrators have read of the real weddings, and what they took off a page with a reason.
alter table real_wedding
  add column taken_off jsonb,
  add column read_at timestamptz(3);
create index real_wedding_to_read on real_wedding (updated_at, id)
  where state = 'published' and deleted_at is null and (taken_off is not null or read_at is null or read_at < updated_at);
create index real_wedding_taken_off on real_wedding (updated_at, id)
  where taken_off is not null and deleted_at is null;
