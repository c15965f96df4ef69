-- When a page that had been out was taken out of sight by administrators, and until when (decision 112).
create table vendor_suspension (
  vendor_id  uuid not null references vendor on delete cascade,
  since      timestamptz(3) not null,
  until      timestamptz(3),
  primary key (vendor_id, since)
);

create function note_vendor_suspension() returns trigger language plpgsql as $$
begin
  if new.active then
    update vendor_suspension set until = clock_timestamp() where vendor_id = new.id and until is null;
  elsif new.deleted_at is null then
    insert into vendor_suspension (vendor_id, since) values (new.id, clock_timestamp()) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger vendor_suspended after update of active on vendor
  for each row when (old.active is distinct from new.active) execute function note_vendor_suspension();

-- What the history of fields still knows. Of who is suspended for longer than that, the last change is the soonest it can have been.
insert into vendor_suspension (vendor_id, since, until)
select entity_id, at, next_at
  from (select entity_id, at, value, lead(at) over (partition by entity_id order by id) as next_at
          from field_history where topic = 'vendor' and field = 'active') written
       join vendor v on v.id = entity_id
 where value = 'false' and v.first_shown_at <= at
on conflict do nothing;
insert into vendor_suspension (vendor_id, since)
select id, updated_at from vendor v
 where not active and deactivation_reason is not null and deleted_at is null
   and not exists (select 1 from vendor_suspension s where s.vendor_id = v.id and s.until is null);
