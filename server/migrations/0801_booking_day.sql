-- Administrators look for a booking by its day, in whatever state it is.
create index booking_day on booking (event_date) where deleted_at is null;
