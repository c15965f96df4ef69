-- How often a page was looked at, by day: numbers only, nothing of who looked. `page` is the kind of page where the
-- address names something private or countless.
create table page_view (
  day    date not null,
  page   text not null,
  views  integer not null default 0,
  primary key (day, page)
);

create table vendor_view (
  vendor_id  uuid not null references vendor on delete cascade,
  day        date not null,
  views      integer not null default 0,
  primary key (vendor_id, day)
);
