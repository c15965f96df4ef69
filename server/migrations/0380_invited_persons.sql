-- The persons of an invitation by their names, where the couple has said them.
alter table wedding_invitation add column people jsonb not null default '[]';
