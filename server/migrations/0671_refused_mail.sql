-- When a mail server refused it last; null for one that is being sent, which nobody may take a second time.
alter table mail add column refused_at timestamptz(3);
update mail set refused_at = clock_timestamp() where done_at is null and tries > 0;
