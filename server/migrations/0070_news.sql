create table article (
  id            uuid primary key,
  slug          text not null,
  title         text not null,
  summary       text not null,
  body          jsonb not null,
  cover         jsonb,
  author        jsonb not null,
  tags          jsonb not null default '[]',
  seo           jsonb,
  state         text not null,
  published_at  timestamptz(3),
  -- How long it takes to read: lists show it and do not read the body.
  minutes       smallint not null,
  created_at    timestamptz(3) not null,
  updated_at    timestamptz(3) not null,
  version       integer not null,
  deleted_at    timestamptz(3)
);
create unique index article_slug on article (slug) where deleted_at is null;
create index article_published on article (published_at desc, id desc) where state = 'published' and deleted_at is null;
create index article_tags on article using gin (tags jsonb_path_ops) where state = 'published' and deleted_at is null;
create index article_due on article (published_at) where state = 'scheduled' and deleted_at is null;
