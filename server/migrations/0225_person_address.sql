-- Where each identity is reached, and whether it has proved that the address is its own: no mail goes elsewhere.
-- Kept here and not asked of the provider, which may be Google's.
create table person_address (
  uid text primary key,
  email text not null,
  verified boolean not null
);

insert into person_address (uid, email, verified) select uid, email, email_verified from identity_account;

-- What the embedded provider knows is true here in the same transaction, however it came to know it.
create function keep_person_address() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from person_address where uid = old.uid;
  else
    insert into person_address (uid, email, verified) values (new.uid, new.email, new.email_verified)
    on conflict (uid) do update set email = excluded.email, verified = excluded.verified;
  end if;
  return null;
end $$;
create trigger identity_account_address after insert or delete or update of email, email_verified
  on identity_account for each row execute function keep_person_address();
