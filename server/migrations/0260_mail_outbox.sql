-- Mails on their way: written in the transaction of what they tell of, sent by any worker, once (decision 043).
create table mail (
  -- Its Message-ID too: sent twice, it is the same mail to whoever gets it.
  id          uuid primary key,
  -- What makes it this mail and no other, hashed: written again it is one.
  key         text not null unique,
  -- The accounts and identities that it goes to or speaks of: it goes with any of them.
  about       text[] not null default '{}',
  -- Null: nobody has that address. The row is written all the same, so that nobody learns that by the time it takes.
  recipient   text,
  subject     text not null,
  text        text not null,
  html        text not null,
  created_at  timestamptz(3) not null default clock_timestamp(),
  -- Not sent before; who takes it moves this past the time that sending may take.
  due_at      timestamptz(3) not null,
  -- Not tried after: it is no news any more.
  good_until  timestamptz(3) not null,
  tries       integer not null default 0,
  -- When it was sent or given up; its address and texts are gone from then on.
  done_at     timestamptz(3)
);
create index mail_due on mail (due_at) where done_at is null;
create index mail_done on mail (done_at);
create index mail_about on mail using gin (about);
