/** Says by mail what has become of a booking, to the side that did not do it. */
import { sql } from 'drizzle-orm'
import { BOOKING_EXPIRES_DAYS } from '#contract/lists/bookings/booking-steps.ts'
import type { Booking } from '#contract/bookings/booking.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { A_DAY_S, writeMail } from '../../platform/mail/mail-outbox.ts'
import { noteMail } from '../../platform/mail/note-mail.ts'
import { addressesOfCouple } from '../couple/couple-service.ts'
import { addressesOfVendor, vendorNames } from '../vendors/vendor-service.ts'

type Side = 'couple' | 'vendor'
type State = Booking['state']

/** What was done longer ago is no news. */
const NEWS_FOR_HOURS = 24

/** What a side is told of a state the other has brought about. To a vendor a couple is nameless: the rest is behind the link. */
const WORDS: Record<Side, Partial<Record<State, (vendor: string) => { subject: string; text: string }>>> = {
  vendor: {
    requested: () => ({
      subject: 'Una nuova richiesta di prenotazione',
      text: `una coppia ti ha chiesto un giorno su Lovoglio. Senza risposta la richiesta scade dopo ${BOOKING_EXPIRES_DAYS} giorni.`,
    }),
    accepted: () => ({
      subject: 'Il tuo preventivo è stato accettato',
      text: 'una coppia ha accettato il tuo preventivo. Manca la tua conferma.',
    }),
    cancelled: () => ({
      subject: 'Una prenotazione è stata annullata',
      text: 'una coppia ha annullato la sua prenotazione.',
    }),
  },
  couple: {
    quoted: (vendor) => ({
      subject: 'Un preventivo per voi',
      text: `${vendor} ha risposto alla vostra richiesta con un preventivo.`,
    }),
    declined: (vendor) => ({
      subject: 'La risposta di un fornitore',
      text: `${vendor} ha risposto: questa volta non può.`,
    }),
    confirmed: (vendor) => ({
      subject: 'La vostra prenotazione è confermata',
      text: `${vendor} ha confermato la vostra prenotazione.`,
    }),
    cancelled: (vendor) => ({
      subject: 'Una prenotazione è stata annullata',
      text: `${vendor} ha annullato la prenotazione.`,
    }),
  },
}

/** The same of what leaves the state as it was, by the step that was taken: a change of what was accepted, another day. */
const CHANGE_WORDS: Record<Side, Record<string, (vendor: string) => { subject: string; text: string }>> = {
  vendor: {
    accept: () => ({
      subject: 'La tua modifica è stata accettata',
      text: 'una coppia ha accettato la modifica al preventivo: da adesso vale quella.',
    }),
    keep: () => ({
      subject: 'Resta il preventivo di prima',
      text: 'una coppia non ha accettato la modifica: vale ancora il preventivo di prima.',
    }),
    reschedule: () => ({
      subject: 'Una coppia propone un altro giorno',
      text: 'una coppia ti propone di spostare il suo giorno. Finché non accetti resta quello di adesso.',
    }),
    agree: () => ({
      subject: 'Il nuovo giorno è accettato',
      text: 'una coppia ha accettato il giorno che hai proposto: la prenotazione è spostata.',
    }),
    refuse: () => ({
      subject: 'Resta il giorno di prima',
      text: 'una coppia non ha accettato il giorno che hai proposto: resta quello di prima.',
    }),
    retract: () => ({
      subject: 'Resta il giorno di prima',
      text: 'una coppia ha ritirato la proposta di un altro giorno: resta quello di prima.',
    }),
  },
  couple: {
    quote: (vendor) => ({
      subject: 'Una modifica al vostro preventivo',
      text: `${vendor} vi propone una modifica. Finché non la accettate vale quello che avete già accettato.`,
    }),
    withdraw: (vendor) => ({
      subject: 'Resta il preventivo di prima',
      text: `${vendor} ha ritirato la modifica: vale ancora il preventivo che avete accettato.`,
    }),
    reschedule: (vendor) => ({
      subject: 'Un altro giorno per la vostra prenotazione',
      text: `${vendor} vi propone di spostare il giorno. Finché non accettate resta quello di adesso.`,
    }),
    agree: (vendor) => ({
      subject: 'Il nuovo giorno è accettato',
      text: `${vendor} ha accettato il giorno che avete proposto: la prenotazione è spostata.`,
    }),
    refuse: (vendor) => ({
      subject: 'Resta il giorno di prima',
      text: `${vendor} non ha accettato il giorno che avete proposto: resta quello di prima.`,
    }),
    retract: (vendor) => ({
      subject: 'Resta il giorno di prima',
      text: `${vendor} ha ritirato la proposta di un altro giorno: resta quello di prima.`,
    }),
  },
}

/** Notes, with the step itself, that a side has to be told of it. */
export async function owesMail(id: string, side: Side, tx: Queryable): Promise<void> {
  await tx.execute(sql`update booking set mail_to = ${side} where id = ${id}`)
}

/**
 * Writes the mails that are owed, and owes them no more, in one transaction for each booking: of what was done and undone
 * within the minute one mail tells. Safe on several processes.
 * @returns how many bookings will be told of
 */
export async function writeBookingMails(
  { db }: Database,
  publicUrl: string,
  clock = () => new Date(),
): Promise<number> {
  let told = 0
  while (await db.transaction((tx) => writeNext(publicUrl, clock(), tx))) told++
  return told
}

async function writeNext(publicUrl: string, now: Date, tx: Queryable): Promise<boolean> {
  const { rows } = await tx.execute(sql`update booking set mail_to = null from (
      select id, mail_to from booking where mail_to is not null
       order by updated_at limit 1 for update skip locked) due
     where booking.id = due.id
    returning booking.id, due.mail_to, booking.state, booking.version, booking.couple_id, booking.vendor_id,
      case when booking.history -> -1 ->> 'from' = booking.history -> -1 ->> 'to'
          and (booking.state <> 'quoted' or booking.history -> -1 ->> 'step' <> 'quote')
        then booking.history -> -1 ->> 'step' end as change,
      booking.deleted_at is null and booking.updated_at > ${now.toISOString()}::timestamptz - ${NEWS_FOR_HOURS} * interval '1 hour' as is_news`)
  const row = rows[0]
  if (!row) return false
  const [id, side] = [row.id as string, row.mail_to as Side]
  const [coupleId, vendorId] = [row.couple_id as string, row.vendor_id as string]
  const change = row.change as string | null
  const all = change === null ? WORDS[side][row.state as State] : CHANGE_WORDS[side][change]
  const words = row.is_news ? all : undefined
  if (!words) return true
  const addresses =
    side === 'vendor' ? await addressesOfVendor(vendorId, tx) : await addressesOfCouple(coupleId, tx)
  const name = (await vendorNames([vendorId], tx)).get(vendorId) ?? 'Il fornitore'
  const { subject, text } = words(name)
  const mail = noteMail({
    subject,
    opening: `Ciao,\n\n${text}`,
    label: 'Apri la prenotazione',
    link: `${publicUrl}/${side}/bookings?booking=${id}`,
    closing: 'Si risponde da lì: questa email non riceve risposte.\n\nLovoglio',
  })
  for (const to of addresses)
    await writeMail(tx, {
      ...mail,
      to,
      key: ['booking', id, side, String(row.version), to],
      about: [coupleId, vendorId],
      goodForS: A_DAY_S,
    })
  return true
}
