-- Invoices that are paid through Stripe (decision 107). A checkout outlives the account it is of, as its invoice does.
create table stripe_checkout (
  -- Stripe's own name for it.
  session_id text primary key,
  invoice_id uuid not null references invoice,
  vendor_id  uuid not null,
  -- `clearing`: a debit that takes days. `surplus`: paid though nothing was owed any more, to be given back.
  state      text not null check (state in ('open', 'clearing', 'paid', 'failed', 'expired', 'surplus', 'refunded')),
  opened_at  timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index stripe_checkout_invoice on stripe_checkout (invoice_id, opened_at);
create index stripe_checkout_unsettled on stripe_checkout (updated_at) where state in ('open', 'clearing', 'surplus');

-- What Stripe has told, each once: noted in the transaction that acts on it.
create table stripe_event (
  id text primary key,
  at timestamptz(3) not null
);
