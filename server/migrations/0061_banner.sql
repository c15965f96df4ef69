create table banner (
  id          uuid primary key,
  placement   text not null,
  advertiser  text not null,
  title       text not null,
  text        text not null default '',
  picture     jsonb not null,
  link        text not null,
  "from"      date not null,
  "to"        date not null,
  weight      smallint not null,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);

-- How often a banner was seen and followed, by day: numbers only, nothing of who looked.
create table banner_count (
  banner_id  uuid not null references banner on delete cascade,
  day        date not null,
  views      integer not null default 0,
  clicks     integer not null default 0,
  primary key (banner_id, day)
);

create index vendor_visibility_vendor on vendor_visibility (vendor_id);
