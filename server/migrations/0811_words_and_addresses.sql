-- Whom an invoice is for, folded once and not again for each search: a number of two digits is in no index of three letters.
drop index invoice_named;
alter table invoice add column folded text generated always as (fold(buyer ->> 'legalName')) stored;
create index invoice_named on invoice using gin (folded gin_trgm_ops);

create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  becomes text[] := array['state', 'paid_at', 'method', 'reference', 'updated_at', 'version', 'number', 'sdi_state',
    'sdi_reason', 'sdi_at', 'folded'];
begin
  if tg_op = 'DELETE' then raise exception 'an invoice is kept'; end if;
  if old.sdi_state = 'refused' and new.sdi_state = 'to-send' then
    becomes := becomes || array['seller', 'buyer', 'progressive'];
  end if;
  -- Number and words are made after this.
  if (to_jsonb(new) - becomes) <> (to_jsonb(old) - becomes)
  then raise exception 'what an invoice says is kept'; end if;
  return new;
end $$;

-- A vendor is meant by the address on its own page too.
create index vendor_email on vendor (lower(email)) where email is not null;

-- Two letters are in no index of three: a vendor's name is read through where it stands beside what the list is ordered by.
drop index vendor_by_name;
create index vendor_by_name on vendor (name_folded, id) include (created_at, rating) where deleted_at is null;
