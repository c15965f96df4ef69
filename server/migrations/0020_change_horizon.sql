-- The last change of each audience that was thrown away for its age: who heard less than this reads everything again.
create table change_horizon (
  audience  text primary key,
  seq       bigint not null
);
