-- What a device had got over by itself, sent along where its person said so.
alter table assistance_request add column faults jsonb not null default '[]';
