-- With whom a guest is not put at one table: ids of other guests of the same couple. One who is gone means nothing: no
-- reference holds it.
alter table guest add column apart jsonb not null default '[]';
alter table guest alter column apart drop default;
