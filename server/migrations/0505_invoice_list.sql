-- The administrators' list of invoices, and what they note of a bank transfer: the one thing that is known of it.
create index invoice_by_created on invoice (created_at, id);
create index invoice_by_due on invoice (due_date, id);
create index invoice_by_total on invoice (total_cents, id);
alter table invoice add column reference text;

create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  becomes constant text[] := array['state', 'paid_at', 'method', 'reference', 'updated_at', 'version', 'number'];
begin
  if tg_op = 'DELETE' then raise exception 'an invoice is kept'; end if;
  -- Its number is made of year and serial after this.
  if (to_jsonb(new) - becomes) <> (to_jsonb(old) - becomes)
  then raise exception 'what an invoice says is kept'; end if;
  return new;
end $$;
