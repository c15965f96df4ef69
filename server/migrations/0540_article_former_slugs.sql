-- The addresses an article had while it could be read, so that links to it go on working, whoever changes it. One leads to one
-- article; what a deleted one had may be had again.
create table article_former_slug (
  slug        text primary key,
  article_id  uuid not null references article on delete cascade
);
create index article_former_slug_of on article_former_slug (article_id);

create function keep_article_slug() returns trigger language plpgsql as $$
begin
  -- It may have its own again.
  delete from article_former_slug where slug = new.slug and article_id = new.id;
  -- A draft was never read; one that came out and was taken back was.
  if old.state = 'published' or old.published_at <= now() then
    insert into article_former_slug (slug, article_id) values (old.slug, new.id)
      on conflict (slug) do update set article_id = excluded.article_id;
  end if;
  return new;
end $$;

create trigger keep_article_slug after update of slug on article
  for each row when (old.slug <> new.slug) execute function keep_article_slug();
