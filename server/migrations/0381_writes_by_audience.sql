-- What the other of the two has written lately, in whatever it is.
create index field_history_audience on field_history (audience, at) where audience is not null;
