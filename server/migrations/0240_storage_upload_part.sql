-- What has arrived of an upload is known to every process; before, it was one file on one machine's disk.
create table storage_upload_part (
  upload_id uuid not null references storage_upload (id) on delete cascade,
  -- the byte of the upload it begins with
  start bigint not null,
  -- where its bytes are kept
  key text not null,
  primary key (upload_id, start)
);
-- Those under way begin again: their devices ask, hear that nothing is there, and send anew.
delete from storage_upload;
