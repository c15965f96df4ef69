-- What tells one electronic invoice that is sent from another: it names its file, and one that is sent again takes a new one.
create sequence invoice_progressive;
alter table invoice add column progressive integer not null unique default nextval('invoice_progressive');
