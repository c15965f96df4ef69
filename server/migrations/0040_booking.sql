create table booking (
  id            uuid primary key,
  couple_id     uuid not null references couple on delete cascade,
  vendor_id     uuid not null references vendor on delete cascade,
  event_date    date not null,
  guest_count   integer,
  message       text not null default '',
  budget_cents  integer,
  state         text not null,
  quote         jsonb,
  history       jsonb not null default '[]',
  created_at    timestamptz(3) not null,
  -- A booking changes only by a step: this is when it came to its state.
  updated_at    timestamptz(3) not null,
  version       integer not null,
  deleted_at    timestamptz(3)
);
create unique index booking_open_once on booking (couple_id, vendor_id)
  where state in ('requested', 'quoted', 'accepted', 'confirmed') and deleted_at is null;
create index booking_couple on booking (couple_id, created_at);
create index booking_vendor on booking (vendor_id, event_date);
create index booking_taken on booking (event_date, vendor_id) where state in ('accepted', 'confirmed');
create index booking_ending on booking (updated_at) where state in ('requested', 'quoted', 'confirmed');

-- The version of a vendor's own busy days, which are rows of vendor_busy_day.
create table vendor_calendar (
  vendor_id   uuid primary key references vendor on delete cascade,
  updated_at  timestamptz(3) not null,
  version     integer not null
);

-- The days on which a vendor has no place left: kept for itself, or with as many events as it serves on a day.
-- To be asked with `not exists (select 1 from vendor_day d where d.vendor_id = … and d.day = …)`.
create view vendor_day as
  select vendor_id, day from vendor_busy_day
  union all
  select b.vendor_id, b.event_date as day
    from booking b join vendor v on v.id = b.vendor_id
   where b.state in ('accepted', 'confirmed') and b.deleted_at is null
   group by b.vendor_id, b.event_date, v.daily_capacity
  having count(*) >= v.daily_capacity;
