-- Whom invoices to a vendor are made out to: one for each vendor, under its id. Until now four columns that no call wrote.
create table billing_data (
  id          uuid primary key references vendor on delete cascade,
  vendor_id   uuid not null references vendor on delete cascade,
  legal_name  text not null,
  country     text not null,
  vat_number  text not null,
  tax_code    text not null,
  regime      text not null,
  sdi_code    text not null,
  pec         text not null,
  street      text not null,
  postcode    text not null,
  town        text not null,
  province    text not null,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  version     integer not null,
  deleted_at  timestamptz(3)
);
create index billing_data_vat on billing_data (country, vat_number) where vat_number <> '';

insert into billing_data (id, vendor_id, legal_name, country, vat_number, tax_code, regime, sdi_code, pec, street,
                          postcode, town, province, created_at, updated_at, version)
  select v.id, v.id, left(v.business_name, 80), 'IT', a.vat_number, coalesce(a.tax_code, ''), 'RF01',
         coalesce(a.sdi_code, ''), '', left(coalesce(v.place ->> 'address', ''), 60), '', left(v.place ->> 'city', 60),
         v.place ->> 'province', v.created_at, v.created_at, 1
    from vendor_account a join vendor v on v.id = a.vendor_id
   where a.vat_number is not null and v.deleted_at is null;

alter table vendor_account
  drop column vat_number, drop column tax_code, drop column sdi_code, drop column billing_address;
