-- Whoever works through a queue is told when something is taken out of it because its account is erased, by whatever way: the
-- rows of a queue go with a vendor's, with a couple's, with a person's, and by the cascades of those. Once for each statement:
-- who is told reads the whole queue again. Arguments: the topic of the feed, and the column that names the thing.
create function tell_queue() returns trigger language plpgsql as $$
begin
  insert into change (topic, kind, entity_id, version, audience)
  select tg_argv[0], 'updated', (to_jsonb(gone) ->> tg_argv[1])::uuid, 1, 'queue:' || tg_argv[0] from gone limit 1;
  return null;
end $$;

create trigger tell_queue after delete on assistance_request referencing old table as gone
  for each statement execute function tell_queue('requestQueue', 'id');
create trigger tell_queue after delete on real_wedding referencing old table as gone
  for each statement execute function tell_queue('weddingQueue', 'id');
create trigger tell_queue after delete on review referencing old table as gone
  for each statement execute function tell_queue('reviewQueue', 'id');
create trigger tell_queue after delete on review_report referencing old table as gone
  for each statement execute function tell_queue('reviewQueue', 'review_id');
create trigger tell_queue after delete on lead_contest referencing old table as gone
  for each statement execute function tell_queue('contestQueue', 'booking_id');
