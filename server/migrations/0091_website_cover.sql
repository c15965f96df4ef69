-- The picture at the top of the page: a file of the couple's gallery, seen only while the couple shows it on the website.
alter table wedding_website add column cover_id uuid;
