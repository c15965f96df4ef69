/** As many accounts as the benches of the administrators' lists ask for: vendors, couples, what they paid, what was done to them. */
import type pg from 'pg'
import { regions } from '#contract/lists/places/places.ts'
import { addManyVendors } from '#tests/support/many-vendors.ts'

/** @param count vendors and couples, each so many; invoices, bookings and acts of the register as many again */
export async function addManyAccounts(pool: pg.Pool, count: number): Promise<void> {
  await addManyVendors(pool, count)
  // Once more into the lists of the public, vendor by vendor, would take minutes; here nobody looks there.
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(VENDOR_STATES)
    await client.query('reset session_replication_role')
  } finally {
    client.release()
  }
  await pool.query(VENDOR_ACCOUNTS)
  await pool.query(COUPLES, [count, regions.map(({ slug }) => slug)])
  await pool.query(MEMBERS)
  await pool.query(ADDRESSES)
  await pool.query(INVOICES, [count])
  await pool.query(ACTS, [count])
  await pool.query(BOOKINGS)
  await pool.query(
    'vacuum analyze vendor, vendor_account, couple, couple_member, person_address, invoice, admin_act, booking',
  )
}

/** `h` scatters a number, so that no two columns go together. */
const scattered = (statement: string) =>
  statement.replaceAll(/\bh\((\w+), (\d+)\)/g, "(hashtext('$2/' || $1) & 2147483647)")

/** Of a hundred vendors four pay, two are suspended and five are drafts; they came in the last three years. */
const VENDOR_STATES = scattered(`
update vendor set created_at = now() - make_interval(mins => h(slug, 1) % 1500000),
       type_of_account = case h(slug, 2) % 100 when 0 then 'elite' when 1 then 'premium' when 2 then 'premium' when 3 then 'premium' else 'base' end,
       active = h(slug, 3) % 100 >= 7,
       deactivation_reason = case when h(slug, 3) % 100 < 2 then 'Fotografie di altri' end
 where slug like 'molti-%'`)

const VENDOR_ACCOUNTS = `
insert into vendor_account (vendor_id, account_email) select id, slug || '@fornitori.test' from vendor where slug like 'molti-%'`

/** One in seven has no day yet; half of the others have had it; two in a hundred are suspended. */
const COUPLES = scattered(`
insert into couple (id, partners, wedding_date, place, guest_count, active, deactivation_reason, created_at, updated_at, version)
select md5('molte' || n)::uuid,
       jsonb_build_array(
         jsonb_build_object('firstName', (array['Anna','Giulia','Chiara','Marta','Elisa','Sofia','Lucia'])[1 + h(n, 1) % 7],
                            'lastName', (array['Rossi','Bianchi','Verdi','Esposito','Romano','Greco','Fontana'])[1 + h(n, 2) % 7] || ' ' || n % 977),
         jsonb_build_object('firstName', (array['Marco','Luca','Paolo','Dario','Pietro'])[1 + h(n, 3) % 5],
                            'lastName', (array['Ferrari','Gallo','Conti','Marino','Costa'])[1 + h(n, 4) % 5])),
       case when h(n, 5) % 7 > 0 then current_date - 700 + h(n, 6) % 1400 end,
       jsonb_build_object('region', ($2::text[])[1 + h(n, 7) % array_length($2::text[], 1)], 'city', 'Comune ' || h(n, 8) % 900),
       20 + h(n, 9) % 200, h(n, 10) % 50 > 0, case when h(n, 10) % 50 = 0 then 'Dati falsi' end,
       now() - make_interval(mins => h(n, 11) % 1500000), now(), 1
  from generate_series(1, $1::int) n`)

/** Six in ten are here both. */
const MEMBERS = scattered(`
insert into couple_member (uid, couple_id, partner)
select 'molte-' || partner || '-' || id, id, partner
  from (select id, id::text as t from couple where version = 1 and id in (select md5('molte' || n)::uuid from generate_series(1, 1000000) n)) c,
       unnest(array['one', 'two']) partner
 where partner = 'one' or h(t, 1) % 10 < 6`)

const ADDRESSES = `
insert into person_address (uid, email, verified)
select uid, partner || '.' || substr(couple_id::text, 1, 8) || '@coppie.test', true from couple_member where uid like 'molte-%'
on conflict do nothing`

/** Nine in ten are paid. */
const INVOICES = scattered(`
insert into invoice (id, vendor_id, year, serial, issued_on, due_date, period_start, period_end, description, lines,
    net_cents, vat_rate, vat_cents, total_cents, seller, buyer, state, paid_at, method, created_at, updated_at, version)
select gen_random_uuid(), id, 2020 + n / 50000, 100000 + n, day, day + 30, day, day + 365, 'Piano Premium', '[]',
       net, 22, net * 22 / 100, net + net * 22 / 100, '{}',
       jsonb_build_object('legalName', business_name || ' Srl', 'vatNumber', '01234567890'),
       case when paid then 'paid' else (array['due', 'overdue', 'cancelled'])[1 + n % 3] end,
       case when paid then day end, case when paid then 'test' end, day, day, 1
  from (select v.*, current_date - h(n, 1) % 1500 as day, 10000 + 100 * (h(n, 2) % 900) as net, h(n, 3) % 10 > 0 as paid
          from (select id, business_name, (row_number() over (order by id))::int as n from vendor where slug like 'molti-%' limit $1) v) made`)

/** Each couple has asked one vendor; days over four years. */
const BOOKINGS = scattered(`
insert into booking (id, couple_id, vendor_id, event_date, state, created_at, updated_at, version)
select gen_random_uuid(), c.id, v.id, current_date - 700 + h(n, 21) % 1400,
       (array['requested','quoted','accepted','confirmed','completed','cancelled'])[1 + h(n, 22) % 6],
       now() - make_interval(mins => h(n, 23) % 1500000), now(), 1
  from (select id, (row_number() over (order by id))::text as n from couple where version = 1) c
  join (select id, (row_number() over (order by id desc))::text as n from vendor where slug like 'molti-%') v using (n)`)

const ACTS = scattered(`
insert into admin_act (id, at, admin_id, who, kind, call, thing, thing_id, vendor_id, couple_id)
select gen_random_uuid(), now() - make_interval(secs => h(n, 1) % 30000000), md5('admin' || h(n, 2) % 6)::uuid,
       (array['Carla','Piero','Nadia','Ugo','Irma','Elio'])[1 + h(n, 2) % 6],
       (array['write', 'write', 'read', 'export'])[1 + h(n, 3) % 4], 'Admin/updateVendor', 'vendor', v.id,
       case when n % 3 <> 0 then v.id end, case when n % 3 = 0 then md5('molte' || n)::uuid end
  from (select id, (row_number() over (order by id))::int as n from vendor limit $1) v`)
