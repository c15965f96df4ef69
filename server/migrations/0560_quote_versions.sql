-- A booking's quotes one after the other: a change of an accepted one that waits for the couple, and the earlier ones.
-- Those that are there have no number: they are the first (contract/lists/booking-quotes.ts).
alter table booking
  add column proposal jsonb,
  add column earlier jsonb not null default '[]';
