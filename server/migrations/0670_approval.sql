-- What one administrator asks and another confirms (decision 113). One request of a call about a thing waits at a time.
create table approval (
  id         uuid primary key,
  call       text not null check (call in ('Admin/deleteVendor', 'Admin/deleteCouple', 'Admin/creditInvoice')),
  -- The account or the invoice, and whose it is.
  thing_id   uuid not null,
  vendor_id  uuid,
  couple_id  uuid,
  -- What the call was sent, and how the thing was then: what is another thing since is not confirmed.
  sent       jsonb not null,
  seen       text not null,
  reason     text not null,
  asked_by   uuid not null references admin,
  asked_at   timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  state      text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused', 'withdrawn', 'lapsed')),
  decided_by uuid references admin,
  decided_at timestamptz(3),
  words      text not null default ''
);
create unique index approval_waiting on approval (call, thing_id) where state = 'waiting';
create index approval_vendor on approval (vendor_id) where vendor_id is not null;
create index approval_couple on approval (couple_id) where couple_id is not null;

-- Of an act that takes two: how far it was, and who had asked, as they were called then.
alter table admin_act
  add column step text check (step in ('asked', 'confirmed', 'alone')),
  add column asked_by text;
