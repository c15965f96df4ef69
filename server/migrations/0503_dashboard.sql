-- The administrators' dashboard counts the bookings of a span, and the vendors that nobody sees.
create index booking_created on booking (created_at);
create index vendor_unseen on vendor (id) where not active and deleted_at is null;
