-- The parts of the home page and the categories under its search, in the order that administrators give them.
alter table home_page
  add column parts text[] not null default '{shelf,plan,wedding,banner,awards,articles,how}',
  add column kinds text[] not null
    default '{location,catering,fotografo,fiori-e-allestimenti,musica,abiti-sposa,torte}';
