-- Whom a couple calls about an item of its budget.
alter table budget_item
  add column supplier_contact jsonb not null default '{"name": "", "phone": "", "email": ""}';
