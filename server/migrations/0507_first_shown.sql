-- When couples could first see a vendor's page. Who is let work again after a suspension goes back to where it was: a page
-- that was never out is its vendor's to publish. Who is suspended now is taken to have been out.
alter table vendor add column first_shown_at timestamptz;
update vendor set first_shown_at = created_at where active or deactivation_reason is not null;

create function note_first_shown() returns trigger language plpgsql as $$
begin
  if new.active and new.first_shown_at is null then
    new.first_shown_at := clock_timestamp();
  end if;
  return new;
end $$;
create trigger vendor_first_shown before insert or update of active on vendor
  for each row execute function note_first_shown();
