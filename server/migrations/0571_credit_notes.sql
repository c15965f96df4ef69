-- Credit notes stand among the invoices, in the same series of numbers; what is credited and refunded is their sum and the
-- ledger's (decision 099).
alter table invoice
  add column kind    text not null default 'invoice' check (kind in ('invoice', 'credit')),
  -- Of a credit note: which invoice, and why.
  add column credits uuid references invoice,
  add column reason  text,
  drop constraint invoice_state_check,
  add constraint invoice_state_check check (state in ('due', 'paid', 'overdue', 'cancelled', 'issued')),
  add constraint invoice_kind_state check ((kind = 'credit') = (state = 'issued')),
  add constraint invoice_kind_credits check ((kind = 'credit') = (credits is not null and reason is not null));
create index invoice_credits on invoice (credits) where credits is not null;

-- What an administrator notes of a refund, as the bank has it.
alter table movement add column note text;
create index movement_invoice on movement (invoice_id);
