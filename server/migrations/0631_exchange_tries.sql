-- A channel that was away is tried again after pauses that grow (decision 109): how often a file was tried in vain, and when
-- it is its turn again.
alter table transmission
  add column tries    integer not null default 0,
  add column retry_at timestamptz(3);
