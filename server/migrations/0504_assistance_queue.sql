-- Administrators read what is asked queue by queue; what one writes on it is for themselves, or went to who asked.
create index assistance_request_state on assistance_request (state, created_at) where deleted_at is null;
alter table request_note add column sent boolean not null default false;
