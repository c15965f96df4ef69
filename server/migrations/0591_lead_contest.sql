-- A request that its vendor contests, and what was decided. Its couple is told of none of it.
create table lead_contest (
  booking_id  uuid primary key references booking on delete cascade,
  vendor_id   uuid not null references vendor on delete cascade,
  couple_id   uuid not null references couple on delete cascade,
  reason      text not null,
  words       text not null,
  state       text not null default 'pending',
  answer      text,
  at          timestamptz(3) not null,
  due_on      date not null,
  decided_at  timestamptz(3)
);
create index lead_contest_at on lead_contest (at, booking_id);
create index lead_contest_vendor on lead_contest (vendor_id, couple_id);
create index lead_contest_couple on lead_contest (couple_id);
