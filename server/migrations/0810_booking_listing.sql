-- The bookings as administrators look for them, in one slim table: whose they are in folded words, beside the day and when it
-- was asked for. Of names in two tables every booking was read. Each side writes its own names, so that neither undoes what the
-- other writes in the same moment; what a booking was made with while a name changed is put right by its next step.
create table booking_listing (
  booking_id  uuid primary key references booking on delete cascade,
  created_at  timestamptz(3) not null,
  event_date  date not null,
  of_couple   text not null,
  of_vendor   text not null,
  -- No word goes over the end of a line.
  folded      text generated always as (of_couple || e'\n' || of_vendor) stored
);
insert into booking_listing
select b.id, b.created_at, b.event_date, c.folded, v.name_folded
  from booking b join couple c on c.id = b.couple_id join vendor v on v.id = b.vendor_id where b.deleted_at is null;
create index booking_listing_by_created on booking_listing (created_at, booking_id);
create index booking_listing_day on booking_listing (event_date, created_at);
create index booking_listing_words on booking_listing using gin (folded gin_trgm_ops);
drop index booking_day;

create function list_booking() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    delete from booking_listing where booking_id = new.id;
    return null;
  end if;
  insert into booking_listing
    select new.id, new.created_at, new.event_date, c.folded, v.name_folded
      from couple c, vendor v where c.id = new.couple_id and v.id = new.vendor_id
    on conflict (booking_id) do update set
      event_date = excluded.event_date, of_couple = excluded.of_couple, of_vendor = excluded.of_vendor
    where (booking_listing.event_date, booking_listing.of_couple, booking_listing.of_vendor)
      is distinct from (excluded.event_date, excluded.of_couple, excluded.of_vendor);
  return null;
end $$;
create trigger booking_listed after insert or update on booking for each row execute function list_booking();

-- Locked in one order: a couple and a vendor that are called anew at once have bookings in common.
create function relist_couples_bookings() returns trigger language plpgsql as $$
begin
  update booking_listing l set of_couple = new.folded
    from (select booking_id from booking_listing where booking_id = any(array(select id from booking where couple_id = new.id))
            order by booking_id for update) own
   where l.booking_id = own.booking_id;
  return null;
end $$;
create trigger couple_bookings_relisted after update on couple for each row
  when (old.folded is distinct from new.folded) execute function relist_couples_bookings();

create function relist_vendors_bookings() returns trigger language plpgsql as $$
begin
  update booking_listing l set of_vendor = new.name_folded
    from (select booking_id from booking_listing where booking_id = any(array(select id from booking where vendor_id = new.id))
            order by booking_id for update) own
   where l.booking_id = own.booking_id;
  return null;
end $$;
create trigger vendor_bookings_relisted after update on vendor for each row
  when (old.name_folded is distinct from new.name_folded) execute function relist_vendors_bookings();

-- What follows from others is not watched: as in 0580, with this table.
create or replace function watch_admin_writes() returns void language plpgsql as $$
declare name text;
begin
  for name in select tablename from pg_tables t where schemaname = 'public'
      and tablename !~ '^(identity_|storage_|admin_act|build)'
      and tablename not in ('migration', 'session', 'ended_session', 'ended_sign_in', 'idempotency', 'change',
        'change_horizon', 'field_history', 'vendor_listing', 'vendor_text', 'vendor_count', 'vendor_word', 'booking_listing', 'banner_count',
        'page_view', 'vendor_view', 'throttle', 'person_address', 'server_secret', 'mail', 'removal', 'erased_account',
        'couple_invitation', 'website_key', 'website_password', 'invoice_counter', 'movement', 'file', 'conversation',
        'message', 'real_wedding_former_slug', 'article_former_slug')
      and not exists (select 1 from pg_trigger where tgname = 'note_admin_write' and tgrelid = quote_ident(tablename)::regclass)
  loop
    execute format('create trigger note_admin_write after insert or update or delete on %I for each row
      when (coalesce(current_setting(''lovoglio.admin_act'', true), '''') <> '''') execute function note_admin_write()', name);
  end loop;
end $$;
