-- Which side has yet to be told by mail of a booking's last step; null when nobody has.
alter table booking add column mail_to text check (mail_to in ('couple', 'vendor'));
create index booking_mail on booking (updated_at) where mail_to is not null;
