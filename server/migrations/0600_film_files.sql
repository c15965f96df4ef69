-- A vendor's own films: files as pictures and documents are, in the container that they came in.
alter table file drop constraint file_kind_check;
alter table file add constraint file_kind_check check (kind in ('picture', 'document', 'film'));
alter table file add column container text check (container in ('mp4', 'webm'));
alter table file add constraint file_film_check check ((kind = 'film') = (container is not null));
