/** A vendor as busy as the bench of its area asks for: requests, quotes and events of years, and what was said about them. */
import type pg from 'pg'

/** Of the bookings so many have their day still to come, one every other day. */
const TO_COME = 350
/** Messages of a conversation, by turns. */
const MESSAGES = 6
/** The latest conversations have something to read. */
const UNREAD = 12

/**
 * Gives the vendor of an account as many bookings and conversations in all, each booking of another couple.
 * @param wanted what is there already counts
 */
export async function fillVendor(
  pool: pg.Pool,
  email: string,
  wanted: { bookings: number; conversations: number },
): Promise<void> {
  const vendorId = await one<string>(pool, 'select vendor_id from vendor_account where account_email = $1', [
    email,
  ])
  const missing = async (table: 'booking' | 'conversation', count: number) =>
    count - (await one<number>(pool, `select count(*)::int from ${table} where vendor_id = $1`, [vendorId]))
  const bookings = await missing('booking', wanted.bookings)
  const conversations = await missing('conversation', wanted.conversations)
  await pool.query(COUPLES, [Math.max(bookings, conversations)])
  await pool.query(BOOKINGS, [vendorId, bookings, TO_COME])
  await pool.query(CONVERSATIONS, [vendorId, conversations, MESSAGES, UNREAD])
  await pool.query(MESSAGES_OF, [vendorId, MESSAGES])
  await pool.query('vacuum analyze couple, booking, conversation, message')
}

async function one<Value>(pool: pg.Pool, query: string, values: unknown[]): Promise<Value> {
  const { rows } = await pool.query<unknown[]>({ text: query, values, rowMode: 'array' })
  return rows[0]![0] as Value
}

const COUPLES = `
insert into couple (id, partners, wedding_date, place, guest_count, created_at, updated_at, version)
select md5('asks' || n)::uuid,
       jsonb_build_array(jsonb_build_object('firstName', (array['Anna','Giulia','Chiara','Marta','Elisa'])[1 + n % 5], 'lastName', 'Rossi'),
                         jsonb_build_object('firstName', (array['Marco','Luca','Paolo','Dario'])[1 + n % 4], 'lastName', 'Bianchi ' || n)),
       null, jsonb_build_object('city', 'Siena', 'province', 'SI', 'region', 'toscana'), 60 + n % 120,
       now() - make_interval(days => n), now() - make_interval(days => n), 1
  from generate_series(0, $1::int - 1) n`

const BOOKINGS = `
insert into booking (id, couple_id, vendor_id, event_date, guest_count, message, state, quote, history, created_at, updated_at, version)
select md5('booked' || n)::uuid, md5('asks' || n)::uuid, $1, day, 60 + n % 120,
       'Cerimonia in giardino nel pomeriggio e cena all’aperto, se si può. Siamo in ' || 60 + n % 120 || ', con una decina di bambini.',
       state,
       case when state in ('quoted', 'accepted', 'confirmed', 'completed') then jsonb_build_object(
         'totalCents', 640000, 'validUntil', to_char(asked + interval '40 days', 'YYYY-MM-DD'), 'number', 1, 'sentAt', asked,
         'notes', 'Se piove si cena in limonaia, allo stesso prezzo.',
         'lines', jsonb_build_array(
           jsonb_build_object('label', 'La villa in esclusiva, dal mattino a notte', 'amountCents', 580000, 'vatRate', 22),
           jsonb_build_object('label', 'Allestimento della limonaia', 'amountCents', 45000, 'vatRate', 22),
           jsonb_build_object('label', 'Personale e pulizie', 'amountCents', 15000, 'vatRate', 22)),
         'payments', jsonb_build_array(
           jsonb_build_object('kind', 'caparra', 'due', 'signing', 'percent', 30, 'amountCents', 192000),
           jsonb_build_object('kind', 'saldo', 'due', 'before', 'days', 15, 'amountCents', 448000))) end,
       jsonb_build_array(jsonb_build_object('at', asked, 'by', 'couple', 'from', null, 'to', 'requested')) ||
         case when state = 'requested' then '[]' else jsonb_build_array(
           jsonb_build_object('at', asked, 'by', 'vendor', 'from', 'requested', 'to', 'quoted'),
           jsonb_build_object('at', asked, 'by', 'couple', 'from', 'quoted', 'to', state)) end,
       asked, asked, 3
  from (select n, case when n < $3 then current_date + 3 + 2 * n else current_date - 1 - ((n - $3) * 1.2)::int end as day,
               case when n < $3 then (array['requested', 'quoted', 'accepted', 'confirmed', 'confirmed', 'confirmed', 'confirmed', 'declined'])[1 + n % 8]
                    else (array['completed', 'completed', 'completed', 'declined', 'cancelled', 'expired'])[1 + n % 6] end as state,
               date_trunc('milliseconds', now()) - case when n < $3 then make_interval(hours => 1 + n % 90)
                    else make_interval(days => 200 + (n - $3)) end as asked
          from generate_series(0, $2::int - 1) n) made`

const CONVERSATIONS = `
insert into conversation (id, couple_id, vendor_id, messages, couple_read, vendor_read, created_at, updated_at, version)
select md5('talks' || n)::uuid, md5('asks' || n)::uuid, $1, $3, $3, case when n < $4 then $3 - 1 else $3 end,
       now() - make_interval(days => 30 + n), now() - make_interval(hours => 1 + 7 * n), $3
  from generate_series(0, $2::int - 1) n`

/** The last is the couple’s, and unread where the vendor has not come so far. */
const MESSAGES_OF = `
insert into message (id, conversation_id, number, "by", partner, text, read_at, created_at, updated_at, version)
select gen_random_uuid(), c.id, m, case when m % 2 = 0 then 'couple' else 'vendor' end, case when m % 2 = 0 then 'one' end,
       'Volevamo sapere se la limonaia resta aperta fino a notte e dove possono dormire gli sposi. Messaggio ' || m,
       case when m <= c.vendor_read then c.updated_at end, c.updated_at - make_interval(mins => $2 - m),
       c.updated_at - make_interval(mins => $2 - m), 1
  from conversation c, generate_series(1, $2::int) m
 where c.vendor_id = $1 and c.couple_id in (select md5('asks' || n)::uuid from generate_series(0, 5000) n)`
