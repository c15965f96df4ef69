-- What vendors pay for their plans (decision 086). Invoices and movements outlive the account they are of: they are kept ten
-- years by law, so they name a vendor and do not hang on its row.
create table subscription (
  vendor_id   uuid primary key references vendor on delete cascade,
  plan        text not null check (plan in ('premium', 'elite')),
  period      text not null check (period in ('monthly', 'yearly')),
  -- First and last day of what is paid for.
  start_day   date not null,
  end_day     date not null check (end_day >= start_day),
  -- What is owed for it is late: Base until it is paid.
  suspended   boolean not null default false,
  -- Asked for afterwards; without it Base.
  next_plan   text check (next_plan in ('premium', 'elite')),
  next_period text check (next_period in ('monthly', 'yearly')),
  check ((next_plan is null) = (next_period is null))
);
create index subscription_end on subscription (end_day);

-- The last number of each year: raised in the transaction that issues, so that one which is undone leaves no gap.
create table invoice_counter (
  year integer primary key,
  last integer not null
);

create table invoice (
  id           uuid primary key,
  vendor_id    uuid not null,
  year         integer not null,
  serial       integer not null,
  number       text not null generated always as (year::text || '/' || serial::text) stored,
  issued_on    date not null,
  due_date     date not null,
  period_start date not null,
  period_end   date not null,
  description  text not null,
  lines        jsonb not null,
  net_cents    integer not null check (net_cents > 0),
  vat_rate     integer not null,
  vat_cents    integer not null,
  total_cents  integer not null check (total_cents = net_cents + vat_cents),
  -- Frozen copies.
  seller       jsonb not null,
  buyer        jsonb not null,
  state        text not null check (state in ('due', 'paid', 'overdue', 'cancelled')),
  paid_at      timestamptz(3),
  method       text check (method in ('test', 'stripe', 'transfer')),
  created_at   timestamptz(3) not null,
  updated_at   timestamptz(3) not null,
  version      integer not null,
  unique (year, serial),
  check ((state = 'paid') = (paid_at is not null and method is not null))
);
create index invoice_vendor on invoice (vendor_id, year desc, serial desc);
create index invoice_open on invoice (due_date) where state in ('due', 'overdue');

-- What an invoice says never changes; only what has become of it does.
create function keep_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'an invoice is kept'; end if;
  -- Its number is made of year and serial after this.
  if (to_jsonb(new) - array['state', 'paid_at', 'method', 'updated_at', 'version', 'number'])
    <> (to_jsonb(old) - array['state', 'paid_at', 'method', 'updated_at', 'version', 'number'])
  then raise exception 'what an invoice says is kept'; end if;
  return new;
end $$;
create trigger keep_invoice before update or delete on invoice for each row execute function keep_invoice();
create function keep_all() returns trigger language plpgsql as $$
begin raise exception 'what was invoiced and paid is kept'; end $$;
create trigger keep_invoices before truncate on invoice for each statement execute function keep_all();

-- Double entry, in cents: the movements of one event come to nothing together.
create table movement (
  id         bigint generated always as identity primary key,
  event      uuid not null,
  account    text not null,
  cents      integer not null,
  what       text not null,
  invoice_id uuid not null references invoice,
  at         timestamptz(3) not null
);
create index movement_event on movement (event);
create index movement_account on movement (account);

create function keep_movement() returns trigger language plpgsql as $$
begin raise exception 'a movement is kept'; end $$;
create trigger keep_movement before update or delete on movement for each row execute function keep_movement();
create trigger keep_movements before truncate on movement for each statement execute function keep_all();

create function balance_movement() returns trigger language plpgsql as $$
begin
  if (select sum(cents) from movement where event = new.event) <> 0
  then raise exception 'the movements of % do not come to nothing', new.event; end if;
  return null;
end $$;
create constraint trigger balance_movement after insert on movement
  deferrable initially deferred for each row execute function balance_movement();
