-- The attachments of a booking's quotes: the ids of their files, by the number of the quote.
alter table booking add column quote_files jsonb not null default '{}';
