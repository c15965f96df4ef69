-- What a placement is paid with (decision 110). No price is known of those that were there before: they stay as they are.
alter table vendor_visibility add column state text not null default 'unpriced'
  check (state in ('unpriced', 'gift', 'waits', 'sold', 'released'));
create index vendor_visibility_waits on vendor_visibility (id) where state = 'waits';
-- Which placement an invoice is for; without one it is for a plan. One placement has one invoice.
alter table invoice add column placement_id uuid;
create unique index invoice_placement on invoice (placement_id);
