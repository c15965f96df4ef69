-- In which public lists a vendor stood or stands ("location/toscana"): a change of it drops those, and no others, from
-- what is kept. Null, as processes before this column write it, is any.
alter table change add column within jsonb;
