/** Tells the vendors of an edition by mail what they won, and where it was taken back, that too. */
import { sql } from 'drizzle-orm'
import type { Award, AwardEdition } from '#contract/vendors/award.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { A_DAY_S, takeBackMails, writeMail } from '../../platform/mail/mail-outbox.ts'
import { type Note, noteMail } from '../../platform/mail/note-mail.ts'
import { addressesOfVendor, cardsOf } from '../vendors/vendor-service.ts'

/** Who published by mistake has so long to take it back before anybody reads of it. */
const WAITS_MS = 15 * 60_000

type Given = Pick<Award, 'id' | 'category' | 'place' | 'vendorId'>

/** Writes to each vendor that visitors see, once each time it is published. The caller holds their locks. */
export async function writeAwardMails(
  edition: AwardEdition,
  given: readonly Given[],
  publicUrl: string,
  tx: Queryable,
): Promise<void> {
  const cards = await cardsOf(
    given.map(({ vendorId }) => vendorId),
    tx,
  )
  for (const [vendorId, own] of Map.groupBy(given, (one) => one.vendorId)) {
    const card = cards.get(vendorId)
    if (!card) continue
    const won = own.some(({ place }) => place === 'winner')
    const { year } = edition
    const note: Note = {
      subject: won ? `Hai vinto un award ${year}` : `Sei tra i finalisti degli award ${year}`,
      opening: `Ciao,\n\ngli award Lovoglio ${year} sono pubblicati, e ${card.businessName} c’è:\n${own
        .map((one) => `– ${standingOf(one, given)}`)
        .join('\n')}`,
      label: 'Vedi l’award e prendi il badge per il tuo sito',
      link: `${publicUrl}/vendor/award`,
      closing: `Tutti i premiati: ${publicUrl}/awards?anno=${year}\n\nLovoglio`,
    }
    const key = ['award', edition.id, String(edition.version), vendorId]
    await writeTo(vendorId, { key, about: [edition.id], waitMs: WAITS_MS, note }, tx)
  }
}

/** What has not gone yet does not go; whoever was told before that is told now that it is not out. */
export async function takeBackAwardMails(
  { id, year, version }: AwardEdition,
  given: readonly Given[],
  publicUrl: string,
  tx: Queryable,
): Promise<void> {
  const untold = new Set((await takeBackMails(id, tx)).flat())
  for (const vendorId of new Set(given.map((one) => one.vendorId))) {
    if (untold.has(vendorId) || !(await wasTold(vendorId, id, tx))) continue
    const note: Note = {
      subject: `Gli award ${year} sono sospesi per una correzione`,
      opening: `Ciao,\n\nabbiamo ritirato gli award Lovoglio ${year} per correggerli: per ora non si vedono, e il badge di quest’anno non è da usare. Quando saranno di nuovo pubblicati li trovi nella tua area.`,
      label: 'I tuoi award',
      link: `${publicUrl}/vendor/award`,
      closing: `Se hai domande, scrivici: ${publicUrl}/assistance\n\nLovoglio`,
    }
    const key = ['award-back', id, String(version), vendorId]
    await writeTo(vendorId, { key, about: [], waitMs: 0, note }, tx)
  }
}

/** «Fotografi: vincitore ex aequo». */
function standingOf({ id, category, place }: Given, given: readonly Given[]): string {
  const isTied = given.some(
    (other) => other.id !== id && other.category === category && other.place === 'winner',
  )
  const word = place === 'finalist' ? 'finalista' : isTied ? 'vincitore ex aequo' : 'vincitore'
  return `${categoryOf(category)?.name ?? category}: ${word}`
}

async function wasTold(vendorId: string, editionId: string, tx: Queryable): Promise<boolean> {
  const about = sql.param([vendorId, editionId])
  const { rows } = await tx.execute(
    sql`select 1 from mail where done_at is not null and about @> ${about}::text[] limit 1`,
  )
  return rows.length > 0
}

async function writeTo(
  vendorId: string,
  { key, about, waitMs, note }: { key: string[]; about: string[]; waitMs: number; note: Note },
  tx: Queryable,
): Promise<void> {
  const { rows } = await tx.execute(
    sql`select uid from vendor_account where vendor_id = ${vendorId} and uid is not null`,
  )
  const of = [vendorId, ...about, ...rows.map(({ uid }) => uid as string)]
  for (const to of await addressesOfVendor(vendorId, tx))
    await writeMail(tx, {
      to,
      key: [...key, to],
      about: of,
      goodForS: 2 * A_DAY_S,
      waitMs,
      ...noteMail(note),
    })
}
