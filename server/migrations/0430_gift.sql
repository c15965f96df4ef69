-- What a couple was given, by whom, and whether they have said thank you.
create table gift (
  id          uuid primary key,
  couple_id   uuid not null references couple on delete cascade,
  title       text not null,
  giver       text not null,
  thanked     boolean not null,
  notes       text not null,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);
create index gift_couple on gift (couple_id);
