-- The awards of a year, prepared out of sight and published together (decision 123). What was given before is out.
create table award_edition (
  id           uuid primary key,
  year         smallint not null unique,
  -- What the register calls it by.
  title        text generated always as ('Award ' || year::text) stored,
  -- Null while it is prepared.
  published_at timestamptz(3),
  created_at   timestamptz(3) not null,
  updated_at   timestamptz(3) not null,
  version      integer not null,
  deleted_at   timestamptz(3)
);
insert into award_edition (id, year, published_at, created_at, updated_at, version)
select gen_random_uuid(), year, min(created_at), min(created_at), now(), 1
  from award where deleted_at is null group by year;

-- A vendor stands once in a category of a year: its first and highest place stays, should there be others.
update award set deleted_at = now(), updated_at = now(), version = version + 1 where id in (
  select id from (select id, row_number() over (partition by year, category, vendor_id
      order by place = 'winner' desc, created_at, id) as n from award where deleted_at is null) standing where n > 1);
create unique index award_once on award (year, category, vendor_id) where deleted_at is null;
