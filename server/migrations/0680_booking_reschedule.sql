-- Another day that one of a booking's two proposes, until the other answers: {day, by, number}.
alter table booking add column reschedule jsonb;
create index booking_reschedule on booking ((reschedule ->> 'day')) where reschedule is not null;
