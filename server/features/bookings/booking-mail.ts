/** Says by mail what has become of a booking, to the side that did not do it. As a job: safe to run twice, and on several processes. */
import { sql } from 'drizzle-orm'
import { BOOKING_EXPIRES_DAYS } from '#contract/booking-steps.ts'
import type { Booking } from '#contract/booking.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import type { Mail, SendMail } from '../../platform/mail.ts'
import { noteMail } from '../../platform/note-mail.ts'
import { addressesOfCouple } from '../couple/couple-service.ts'
import { addressesOfVendor, vendorNames } from '../vendors/vendor-service.ts'

type Side = 'couple' | 'vendor'
type State = Booking['state']

/** A mail that could not be sent is tried again for this long: later it is no news. */
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
      subject: `Un preventivo da ${vendor}`,
      text: `${vendor} ha risposto alla vostra richiesta con un preventivo.`,
    }),
    declined: (vendor) => ({
      subject: `La risposta di ${vendor}`,
      text: `${vendor} ha risposto: questa volta non può.`,
    }),
    confirmed: (vendor) => ({
      subject: `${vendor} ha confermato`,
      text: `${vendor} ha confermato la vostra prenotazione.`,
    }),
    cancelled: (vendor) => ({
      subject: `${vendor} ha annullato`,
      text: `${vendor} ha annullato la prenotazione.`,
    }),
  },
}

/** Notes, with the step itself, that a side has to be told of it. */
export async function owesMail(id: string, side: Side, tx: Queryable): Promise<void> {
  await tx.execute(sql`update booking set mail_to = ${side} where id = ${id}`)
}

/**
 * Each booking is taken, told of, and given back when its mail fails: that one holds up no other.
 * @returns how many bookings were told of
 */
export async function sendBookingMails(
  { db }: Database,
  sendMail: SendMail,
  publicUrl: string,
  clock = () => new Date(),
): Promise<number> {
  let told = 0
  const failures: { id: string; side: Side; error: unknown }[] = []
  for (;;) {
    const due = await db.transaction((tx) => takeNext(publicUrl, clock(), tx))
    if (!due) break
    try {
      for (const mail of due.mails) await sendMail(mail)
      told++
    } catch (error) {
      failures.push({ id: due.id, side: due.side, error })
    }
  }
  // What was done meanwhile is owed its own mail.
  for (const { id, side } of failures)
    await db.execute(sql`update booking set mail_to = ${side} where id = ${id} and mail_to is null`)
  if (failures.length > 0) throw failures[0]!.error
  return told
}

async function takeNext(publicUrl: string, now: Date, tx: Queryable) {
  const { rows } = await tx.execute(sql`update booking set mail_to = null from (
      select id, mail_to from booking where mail_to is not null
       order by updated_at limit 1 for update skip locked) due
     where booking.id = due.id
    returning booking.id, due.mail_to, booking.state, booking.couple_id, booking.vendor_id,
      booking.deleted_at is null and booking.updated_at > ${now.toISOString()}::timestamptz - ${NEWS_FOR_HOURS} * interval '1 hour' as is_news`)
  const row = rows[0]
  if (!row) return undefined
  const [id, side, vendorId] = [row.id as string, row.mail_to as Side, row.vendor_id as string]
  const words = row.is_news ? WORDS[side][row.state as State] : undefined
  if (!words) return { id, side, mails: [] as Mail[] }
  const to =
    side === 'vendor'
      ? await addressesOfVendor(vendorId, tx)
      : await addressesOfCouple(row.couple_id as string, tx)
  const name = (await vendorNames([vendorId], tx)).get(vendorId) ?? 'Il fornitore'
  const { subject, text } = words(name)
  const mail = noteMail({
    subject,
    opening: `Ciao,\n\n${text}`,
    label: 'Apri la prenotazione',
    link: `${publicUrl}/${side}/bookings?booking=${id}`,
    closing: 'Si risponde da lì: questa e-mail non riceve risposte.\n\nLovoglio',
  })
  return { id, side, mails: to.map((address) => ({ to: address, ...mail })) }
}
