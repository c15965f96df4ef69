-- What administrators did and looked at (decision 101). Written in the transaction of the write itself; nothing of it changes
-- afterwards, and it goes after a year, or where an account that it speaks of is deleted.
create table admin_act (
  id        uuid primary key,
  at        timestamptz(3) not null,
  admin_id  uuid not null,
  -- What they were called then: who is none any more stays answerable.
  who       text not null,
  kind      text not null check (kind in ('write', 'read', 'export')),
  call      text not null,
  -- The table of what it was about, and its id; null where it was about nothing in particular.
  thing     text,
  thing_id  uuid,
  couple_id uuid,
  vendor_id uuid
);
create index admin_act_at on admin_act (at, id);
create index admin_act_admin on admin_act (admin_id, at);
create index admin_act_thing on admin_act (thing_id, at);
create index admin_act_couple on admin_act (couple_id) where couple_id is not null;
create index admin_act_vendor on admin_act (vendor_id) where vendor_id is not null;

-- A row that an act made, changed or took away: of each field what it was and what it became.
create table admin_act_change (
  number    bigint primary key generated always as identity,
  act_id    uuid not null references admin_act deferrable initially deferred,
  kind      text not null check (kind in ('made', 'changed', 'removed')),
  thing     text not null,
  thing_id  uuid,
  -- What it is called, where it is neither a couple nor a vendor.
  label     text,
  couple_id uuid,
  vendor_id uuid,
  -- Every id in it.
  of        uuid[] not null,
  before    jsonb,
  after     jsonb
);
create index admin_act_change_act on admin_act_change (act_id, number);
create index admin_act_change_of on admin_act_change using gin (of);

-- Only the two routines below open the register, each for as long as it runs.
create function keep_register() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('lovoglio.register', true) = 'open' then return old; end if;
  raise exception 'the register is kept';
end $$;
create trigger keep_register before update or delete on admin_act for each row execute function keep_register();
create trigger keep_register before update or delete on admin_act_change for each row execute function keep_register();
create trigger keep_register_whole before truncate on admin_act for each statement execute function keep_register();
create trigger keep_register_whole before truncate on admin_act_change for each statement execute function keep_register();

-- What is older than a year goes, and nothing younger.
create function trim_register() returns integer language plpgsql set lovoglio.register = 'open' as $$
declare gone integer;
begin
  delete from admin_act_change c using admin_act a where a.id = c.act_id and a.at < now() - interval '1 year';
  delete from admin_act where at < now() - interval '1 year';
  get diagnostics gone = row_count;
  return gone;
end $$;

-- Of an account that is deleted goes what was written in it, also by the act that deletes it; who did what, and when, stays.
create function forget_in_register(account uuid) returns void language plpgsql set lovoglio.register = 'open' as $$
declare ids uuid[] := array[account] || array(select id from assistance_request where from_id = account);
begin
  delete from admin_act_change where of && ids;
end $$;

-- A row as the register keeps it: without what the server makes of it, without what opens a door, and no text longer than
-- anybody compares.
create function register_fields(fields jsonb, source oid, name text) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(key, case
      when length(value #>> '{}') <= 1500 then value
      when jsonb_typeof(value) = 'string' then to_jsonb(left(value #>> '{}', 600) || ' …')
      else jsonb_build_object('length', length(value #>> '{}')) end), '{}')
    from jsonb_each(fields)
   where key !~ '^(id|version|created_at|updated_at|deleted_at|code|key|public_key|folded|minutes|score|uid)$'
     and key !~ '(password|token|secret|hash)'
     -- What people write to assistance is theirs: the request keeps it.
     and not (name in ('assistance_request', 'request_note') and key in ('text', 'name', 'email', 'subject', 'files'))
     and value <> 'null'
     and key not in (select attname from pg_attribute where attrelid = source and attgenerated <> '')
$$;

create function note_admin_write() returns trigger language plpgsql as $$
declare
  act uuid := current_setting('lovoglio.admin_act')::uuid;
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  one jsonb := coalesce(is_now, was);
  what text := case tg_op when 'INSERT' then 'made' when 'DELETE' then 'removed' else 'changed' end;
  ids uuid[];
  former jsonb;
  latter jsonb;
begin
  -- A tombstone is a deletion, and a row that comes back is made.
  if what = 'changed' and was ->> 'deleted_at' is null and is_now ->> 'deleted_at' is not null then
    what := 'removed'; is_now := null;
  elsif what = 'changed' and was ->> 'deleted_at' is not null and is_now ->> 'deleted_at' is null then
    what := 'made'; was := null;
  end if;
  if was is not null and is_now is not null then
    select coalesce(jsonb_object_agg(key, was -> key) filter (where was ? key), '{}'), jsonb_object_agg(key, value)
      into was, is_now from jsonb_each(is_now) where value is distinct from was -> key;
  end if;
  former := case when was is not null then register_fields(was, tg_relid, tg_table_name) end;
  latter := case when is_now is not null then register_fields(is_now, tg_relid, tg_table_name) end;
  if what = 'changed' and former = '{}' and latter = '{}' then return null; end if;
  -- Of what touches hundreds of rows the first are told.
  if (select count(*) from (select 1 from admin_act_change where act_id = act limit 60) told) = 60 then return null; end if;
  select coalesce(array_agg(distinct value::uuid), '{}') into ids from jsonb_each_text(one)
   -- A credit note names what it credits.
   where (key in ('id', 'credits') or key like '%\_id') and value ~ '^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$';
  insert into admin_act_change (act_id, kind, thing, thing_id, label, couple_id, vendor_id, of, before, after)
  values (act, what, tg_table_name,
    case when one ->> 'id' ~ '^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$' then (one ->> 'id')::uuid end,
    left(coalesce(one ->> 'title', one ->> 'number', one ->> 'path'), 200),
    case when tg_table_name = 'couple' then one ->> 'id' else one ->> 'couple_id' end::uuid,
    case when tg_table_name = 'vendor' then one ->> 'id' else one ->> 'vendor_id' end::uuid,
    ids, former, latter);
  return null;
end $$;

-- Every table is watched but those of the machinery, of what follows from others, and of what people say to each other. It is
-- asked after each migration, so that a new table is watched without anybody thinking of it.
create function watch_admin_writes() returns void language plpgsql as $$
declare name text;
begin
  for name in select tablename from pg_tables t where schemaname = 'public'
      and tablename !~ '^(identity_|storage_|admin_act|build)'
      and tablename not in ('migration', 'session', 'ended_session', 'ended_sign_in', 'idempotency', 'change',
        'change_horizon', 'field_history', 'vendor_listing', 'vendor_text', 'vendor_count', 'vendor_word', 'banner_count',
        'page_view', 'vendor_view', 'throttle', 'person_address', 'server_secret', 'mail', 'removal', 'erased_account',
        'couple_invitation', 'website_key', 'website_password', 'invoice_counter', 'movement', 'file', 'conversation',
        'message', 'real_wedding_former_slug', 'article_former_slug')
      and not exists (select 1 from pg_trigger where tgname = 'note_admin_write' and tgrelid = quote_ident(tablename)::regclass)
  loop
    execute format('create trigger note_admin_write after insert or update or delete on %I for each row
      when (coalesce(current_setting(''lovoglio.admin_act'', true), '''') <> '''') execute function note_admin_write()', name);
  end loop;
end $$;
