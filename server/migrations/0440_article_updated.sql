-- Every article for who writes them, page by page.
create index article_updated on article (updated_at, id) where deleted_at is null;
