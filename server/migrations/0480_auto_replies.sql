-- When a vendor's messages answer by themselves, and how: one for each vendor that wrote any, under its id.
create table auto_replies (
  id                  uuid primary key references vendor on delete cascade,
  vendor_id           uuid not null references vendor on delete cascade,
  first_message_on    boolean not null,
  first_message_text  text not null,
  booking_on          boolean not null,
  booking_text        text not null,
  closed_on           boolean not null,
  closed_text         text not null,
  keywords_on         boolean not null,
  keywords            jsonb not null,
  hours               jsonb not null,
  holidays            jsonb not null,
  created_at          timestamptz(3) not null,
  updated_at          timestamptz(3) not null,
  version             integer not null,
  deleted_at          timestamptz(3)
);

-- Why it was given, of an answer that nobody wrote; and when the last one was given in a conversation.
alter table message add column automatic text
  check (automatic in ('first_message', 'keyword', 'out_of_hours', 'booking_request'));
create index message_automatic on message (conversation_id, created_at) where automatic is not null;
