-- How often a paid placement's card was seen and followed, by day: numbers only, nothing of who looked.
create table placement_count (
  placement_id  uuid not null references vendor_visibility on delete cascade,
  day           date not null,
  views         integer not null default 0,
  clicks        integer not null default 0,
  primary key (placement_id, day)
);
