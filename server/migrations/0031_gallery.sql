create table gallery_album (
  id          uuid primary key,
  couple_id   uuid not null references couple on delete cascade,
  title       text not null,
  position    text collate "C" not null,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);
create index gallery_album_couple on gallery_album (couple_id, position);

create table gallery_picture (
  id          uuid primary key,
  couple_id   uuid not null references couple on delete cascade,
  -- no reference: a picture of an album that is gone is in none
  album_id    uuid,
  file_id     uuid not null,
  picture     jsonb not null,
  caption     text not null default '',
  on_website  boolean not null default false,
  position    text collate "C" not null,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);
create index gallery_picture_couple on gallery_picture (couple_id, position);
