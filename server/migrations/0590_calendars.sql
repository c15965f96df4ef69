-- A vendor's days as an address that other calendars read: what of it is secret is made from `serial` and the server's key.
create table calendar_feed (
  vendor_id  uuid primary key references vendor on delete cascade,
  serial     uuid not null unique,
  made_at    timestamptz(3) not null,
  -- When a calendar last asked for it.
  read_at    timestamptz(3)
);

-- Calendars that a vendor keeps elsewhere, read every hour.
create table other_calendar (
  id             uuid primary key,
  vendor_id      uuid not null references vendor on delete cascade,
  name           text not null,
  url            text not null,
  -- When it was last read whole.
  read_at        timestamptz(3),
  fault          text,
  failing_since  timestamptz(3),
  next_read_at   timestamptz(3) not null,
  created_at     timestamptz(3) not null,
  updated_at     timestamptz(3) not null,
  version        integer not null
);
create index other_calendar_vendor on other_calendar (vendor_id);
create index other_calendar_due on other_calendar (next_read_at);

create table other_calendar_day (
  calendar_id  uuid not null references other_calendar on delete cascade,
  vendor_id    uuid not null references vendor on delete cascade,
  day          date not null,
  primary key (calendar_id, day)
);
create index other_calendar_day_on on other_calendar_day (day, vendor_id);
create index other_calendar_day_vendor on other_calendar_day (vendor_id, day);

create or replace view vendor_day as
  select vendor_id, day from vendor_busy_day
  union all
  select vendor_id, day from other_calendar_day
  union all
  select b.vendor_id, b.event_date as day
    from booking b join vendor v on v.id = b.vendor_id
   where b.state in ('accepted', 'confirmed') and b.deleted_at is null
   group by b.vendor_id, b.event_date, v.daily_capacity
  having count(*) >= v.daily_capacity;
