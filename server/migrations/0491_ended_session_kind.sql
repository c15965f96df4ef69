-- A vendor's other devices are told as well that its account is gone.
alter table ended_session add column kind text not null default 'couple' check (kind in ('couple', 'vendor'));
alter table ended_session alter column kind drop default;
