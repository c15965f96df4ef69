-- What a vendor is counted by is found by vendor.
create index favorite_vendor on favorite (vendor_id, created_at);
create index booking_vendor_made on booking (vendor_id, created_at);
