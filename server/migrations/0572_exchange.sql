-- What has become of each invoice at the exchange (Sistema di Interscambio), and what was sent there, word for word
-- (decision 100). One of an example company is not sent.
alter table invoice
  add column sdi_state  text not null default 'to-send'
    check (sdi_state in ('none', 'to-send', 'sent', 'delivered', 'not-delivered', 'refused')),
  add column sdi_reason text,
  add column sdi_at     timestamptz(3);

-- What an invoice says never changes, but for the one that the exchange refused: it counts as not issued, is corrected and
-- sent again under its number and day.
create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  becomes text[] := array['state', 'paid_at', 'method', 'reference', 'updated_at', 'version', 'number', 'sdi_state',
    'sdi_reason', 'sdi_at'];
begin
  if tg_op = 'DELETE' then raise exception 'an invoice is kept'; end if;
  if old.sdi_state = 'refused' and new.sdi_state = 'to-send' then
    becomes := becomes || array['seller', 'buyer', 'progressive'];
  end if;
  -- Its number is made of year and serial after this.
  if (to_jsonb(new) - becomes) <> (to_jsonb(old) - becomes)
  then raise exception 'what an invoice says is kept'; end if;
  return new;
end $$;
update invoice set sdi_state = 'none' where (seller ->> 'example')::boolean;
create index invoice_to_send on invoice (id) where sdi_state = 'to-send';

create table transmission (
  file_name   text primary key,
  invoice_id  uuid not null references invoice,
  xml         text not null,
  made_at     timestamptz(3) not null,
  sent_at     timestamptz(3),
  -- RC, MC or NS, and why where it is refused.
  receipt     text check (receipt in ('RC', 'MC', 'NS')),
  reason      text,
  answered_at timestamptz(3)
);
create index transmission_invoice on transmission (invoice_id);
