-- What administrators look for and order articles by: title, summary, author and tags as folded words, and the day they come out,
-- the last where there is none.
alter table article
  add column title_folded text generated always as (fold(title)) stored,
  add column words_folded text generated always as (fold(title || ' ' || summary || ' ' || coalesce(author ->> 'name', '') || ' ' ||
    jsonb_path_query_array(tags, '$[*].name')::text)) stored,
  add column published_order timestamptz(3) generated always as (coalesce(published_at, 'infinity'::timestamptz)) stored;
create index article_words on article using gin (words_folded gin_trgm_ops);
create index article_by_title on article (title_folded, id) where deleted_at is null;
create index article_by_published on article (published_order, id) where deleted_at is null;
