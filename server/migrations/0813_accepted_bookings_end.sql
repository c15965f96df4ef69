-- What was accepted ends by the clock too, also where the vendor never confirmed it.
drop index booking_ending;
create index booking_ending on booking (updated_at) where state in ('requested', 'quoted', 'accepted', 'confirmed');
