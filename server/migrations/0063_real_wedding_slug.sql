-- The names a real wedding had before, so that addresses people have kept go on working, whoever changes it.
create table real_wedding_former_slug (
  slug        text not null,
  wedding_id  uuid not null references real_wedding on delete cascade,
  primary key (slug, wedding_id)
);

create function keep_real_wedding_slug() returns trigger language plpgsql as $$
begin
  insert into real_wedding_former_slug (slug, wedding_id) values (old.slug, new.id) on conflict do nothing;
  return new;
end $$;

create trigger keep_real_wedding_slug after update of slug on real_wedding
  for each row when (old.slug <> new.slug) execute function keep_real_wedding_slug();
