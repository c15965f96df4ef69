-- Whose device wrote, over whose value, who may be told of it, and whether that is settled. What was written before
-- counts as written by the one device of its account.
alter table field_history
  add column device      text,
  add column audience    text,
  add column over        text,
  add column over_fields jsonb,
  add column settled_at  timestamptz(3);
update field_history set settled_at = at where conflict;
create index field_history_open on field_history (audience, id) where conflict and settled_at is null;
