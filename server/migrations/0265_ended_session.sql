-- The sessions that ended because their wedding was deleted: so that a phone which still holds edits can be told what
-- happened, by a token that only it has. Hashes of tokens, the day and which of the two did it: nobody's name.
create table ended_session (
  token_hash bytea primary key,
  ended_at   timestamptz(3) not null,
  ended_by   text check (ended_by in ('one', 'two'))
);
create index ended_session_age on ended_session (ended_at);
