-- What lies in files and goes with an account: written in the transaction that deletes it, taken away by any worker
-- (decision 044).
create table removal (
  -- Which store: of files that are served, of uploads, of mails that nobody sends.
  area    text not null check (area in ('media', 'files', 'mail')),
  -- One key, or all that begin so when it ends with a slash.
  key     text not null,
  due_at  timestamptz(3) not null default clock_timestamp(),
  primary key (area, key)
);
create index removal_due on removal (due_at);

-- Accounts deleted a short while ago: what was being made for one meanwhile is not kept.
create table erased_account (
  id  uuid primary key,
  at  timestamptz(3) not null default clock_timestamp()
);

-- What guests and visitors were answered, and asked, is found by whose it was.
create index idempotency_visitor on idempotency ((answer ->> 'id')) where actor = 'visitor';
create index assistance_request_uid on assistance_request (uid) where uid is not null;
create index assistance_request_email on assistance_request (email) where from_id is null;
