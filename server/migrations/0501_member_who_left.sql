-- Who was taken out of a wedding, or left it, is told so by the sessions that ended with it.
alter table ended_session drop constraint ended_session_kind_check;
alter table ended_session add constraint ended_session_kind_check check (kind in ('couple', 'vendor', 'member'));
