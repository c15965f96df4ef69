-- A draft may lack everything but a title; what was read by everybody had the couple's yes.
alter table real_wedding
  add column consent boolean not null default false,
  alter column date drop not null,
  alter column region drop not null;
update real_wedding set consent = state = 'published', guest_count = coalesce(guest_count, 0),
  style = coalesce(style, ''), quote = coalesce(quote, '');
alter table real_wedding
  alter column guest_count set default 0, alter column guest_count set not null,
  alter column style set default '', alter column style set not null,
  alter column quote set default '', alter column quote set not null;
