-- What is looked for, by day: numbers only, nothing of who looked. '' where nothing was said. `without` are those of the
-- searches that found nobody.
create table search_count (
  day       date not null,
  category  text not null,
  region    text not null,
  province  text not null,
  searches  integer not null default 0,
  without   integer not null default 0,
  primary key (day, category, region, province)
);

-- The words of those that had any, folded; kept for a shorter time. `results` is how many the last one found.
create table search_words (
  day       date not null,
  words     text not null,
  category  text not null,
  region    text not null,
  province  text not null,
  searches  integer not null default 0,
  without   integer not null default 0,
  results   integer not null default 0,
  primary key (day, words, category, region, province)
);
