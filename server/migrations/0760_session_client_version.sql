-- Which protocol the app of a device spoke last: before the oldest one is given up it is seen who still speaks it.
alter table session add column client_version integer;
