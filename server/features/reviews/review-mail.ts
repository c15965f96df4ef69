/**
 * Tells of a decision on a review: its author, its vendor once it can be read, and whoever reported it (Reg. UE 2022/2065,
 * artt. 16 and 17: with the reasons, and how to object).
 */
import type { Queryable } from '../../platform/database/database.ts'
import { A_DAY_S, writeMails } from '../../platform/mail/mail-outbox.ts'
import { type Note, noteMail } from '../../platform/mail/note-mail.ts'
import { writeReportRead } from '../../platform/mail/report-mail.ts'
import { addressesOfCouple } from '../couple/couple-service.ts'
import { addressesOfVendor, cardsOf, vendorNames } from '../vendors/vendor-service.ts'
import type { ReviewRow } from './review-store.ts'

const CLOSING = 'Lovoglio'
const GOOD_FOR_S = 2 * A_DAY_S

export interface Decision {
  /** As it was, and as it is. */
  before: ReviewRow
  after: ReviewRow
  /** The identities whose reports it ends. */
  reporters: readonly string[]
  /** When it was taken. */
  now: string
}

/** Writes what is to be told, to be sent after the commit. */
export async function writeDecision(decision: Decision, publicUrl: string, tx: Queryable): Promise<void> {
  const { before, after, reporters, now } = decision
  const vendorName = (await vendorNames([after.vendorId], tx)).get(after.vendorId) ?? 'un fornitore'
  if (before.state !== after.state) {
    await tellAuthor(decision, vendorName, publicUrl, tx)
    if (after.state === 'published') await tellVendor(after, publicUrl, tx)
  }
  const decided =
    after.state === 'published'
      ? 'rispetta le regole, e resta in linea.'
      : 'non le rispettava, e non è più in linea.'
  const said = `Hai segnalato una recensione di ${vendorName}. Una persona l’ha riletta con le nostre regole davanti: ${decided}`
  const about = [after.vendorId]
  await writeReportRead({ reporters, said, about, key: ['review', after.id, now] }, publicUrl, tx)
}

async function tellAuthor({ before, after }: Decision, vendorName: string, publicUrl: string, tx: Queryable) {
  const { id, coupleId, vendorId, version, reason } = after
  if (!coupleId) return
  const card = (await cardsOf([vendorId], tx)).get(vendorId)
  const note: Note =
    after.state === 'published'
      ? {
          subject: `La vostra recensione di ${vendorName} è in linea`,
          opening: `Ciao,\n\nabbiamo letto la vostra recensione di ${vendorName}, e ora la leggono tutti. Grazie: aiuta chi deve ancora scegliere.`,
          label: 'Aprite la pagina',
          link: card ? `${publicUrl}/fornitore/${vendorId}/${card.slug}` : `${publicUrl}/couple/bookings`,
          closing: CLOSING,
        }
      : {
          subject:
            before.state === 'published'
              ? `La vostra recensione di ${vendorName} non è più in linea`
              : `La vostra recensione di ${vendorName} non è stata pubblicata`,
          opening: `Ciao,\n\nabbiamo letto la vostra recensione di ${vendorName}, e così com’è non possiamo mostrarla. Il motivo: «${reason ?? ''}»\n\nPotete scriverne un’altra dalla pagina del fornitore. Se pensate che sia un errore, scriveteci: una persona rilegge la decisione e vi risponde.`,
          label: 'Scrivete all’assistenza',
          link: `${publicUrl}/couple/messages?c=support`,
          closing: CLOSING,
        }
  const letter = { about: [coupleId, vendorId], goodForS: GOOD_FOR_S, ...noteMail(note) }
  await writeMails(
    tx,
    (await addressesOfCouple(coupleId, tx)).map((to) => ({
      to,
      key: ['review', id, String(version), to],
      ...letter,
    })),
  )
}

/** Once, however often it is taken away and shown again. */
async function tellVendor(review: ReviewRow, publicUrl: string, tx: Queryable) {
  const { id, coupleId, vendorId, author, rating } = review
  const mail = noteMail({
    subject: `Una nuova recensione da ${author}`,
    opening: `Ciao,\n\n${author} ha scritto come è andata con te: ${rating} su 5. Puoi rispondere: lo legge anche chi deve ancora scegliere.`,
    label: 'Leggila',
    link: `${publicUrl}/vendor/reviews`,
    closing: CLOSING,
  })
  const about = coupleId ? [vendorId, coupleId] : [vendorId]
  const letter = { about, goodForS: GOOD_FOR_S, ...mail }
  await writeMails(
    tx,
    (await addressesOfVendor(vendorId, tx)).map((to) => ({ to, key: ['review-new', id, to], ...letter })),
  )
}
