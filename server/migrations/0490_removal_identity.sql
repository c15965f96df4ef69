-- An identity that another provider keeps goes with its account, as files do: noted in the transaction, asked for after it.
alter table removal drop constraint removal_area_check;
alter table removal add constraint removal_area_check check (area in ('media', 'files', 'mail', 'identity'));
