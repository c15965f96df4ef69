-- A review is written by a couple, read by an administrator, then published or refused with a reason.
alter table review
  add column couple_id   uuid references couple on delete set null,
  add column booking_id  uuid references booking on delete set null,
  add column state       text not null default 'published',
  add column reason      text;
create unique index review_once on review (couple_id, vendor_id)
  where couple_id is not null and state <> 'rejected' and deleted_at is null;
create index review_state on review (state, created_at) where state <> 'published';
create index review_couple on review (couple_id);

create table review_report (
  review_id   uuid not null references review on delete cascade,
  uid         text not null,
  kind        text not null,
  note        text not null default '',
  created_at  timestamptz(3) not null,
  closed_at   timestamptz(3),
  primary key (review_id, uid)
);
create index review_report_open on review_report (created_at) where closed_at is null;
