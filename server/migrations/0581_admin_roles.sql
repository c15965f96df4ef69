-- What an administrator may do (decision 102): who is one already does everything.
alter table admin
  add column role text not null default 'owner' check (role in ('owner', 'editor', 'support', 'accountant'));
