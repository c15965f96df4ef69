/** Tells the vendors of an edition by mail what they won, and where it was taken back, that too. */
import { sql } from 'drizzle-orm'
import type { Award, AwardEdition } from '#contract/vendors/award.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { A_DAY_S, takeBackMails, writeMails } from '../../platform/mail/mail-outbox.ts'
import { type Note, noteMail } from '../../platform/mail/note-mail.ts'
import { cardsOf, mailboxesOf } from '../vendors/vendor-service.ts'

/** Who published by mistake has so long to take it back before anybody reads of it. */
const WAITS_MS = 15 * 60_000

type Given = Pick<Award, 'id' | 'category' | 'place' | 'vendorId'>

/** Writes to each vendor that visitors see, once each time it is published. The caller holds their locks. */
export async function writeAwardMails(
  { id, year, version }: AwardEdition,
  given: readonly Given[],
  publicUrl: string,
  tx: Queryable,
): Promise<void> {
  const byVendor = Map.groupBy(given, ({ vendorId }) => vendorId)
  const cards = await cardsOf([...byVendor.keys()], tx)
  const note = (vendorId: string): Note => {
    const own = byVendor.get(vendorId)!
    const won = own.some(({ place }) => place === 'winner')
    return {
      subject: won ? `Hai vinto un award ${year}` : `Sei tra i finalisti degli award ${year}`,
      opening: `Ciao,\n\ngli award Lovoglio ${year} sono pubblicati, e ${cards.get(vendorId)!.businessName} c’è:\n${own
        .map((one) => `– ${standingOf(one, given)}`)
        .join('\n')}`,
      label: 'Vedi l’award e prendi il badge per il tuo sito',
      link: `${publicUrl}/vendor/award`,
      closing: `Tutti i premiati: ${publicUrl}/awards?anno=${year}\n\nLovoglio`,
    }
  }
  await writeTo(
    [...cards.keys()],
    { key: ['award', id, String(version)], about: [id], waitMs: WAITS_MS, note },
    tx,
  )
}

/** What has not gone yet does not go; whoever was told before that is told now that it is not out. */
export async function takeBackAwardMails(
  { id, year, version }: AwardEdition,
  given: readonly Given[],
  publicUrl: string,
  tx: Queryable,
): Promise<void> {
  const untold = new Set((await takeBackMails(id, tx)).flat())
  const told = await whoWasTold(id, tx)
  const vendorIds = [...new Set(given.map(({ vendorId }) => vendorId))].filter(
    (vendorId) => told.has(vendorId) && !untold.has(vendorId),
  )
  const note = (): Note => ({
    subject: `Gli award ${year} sono sospesi per una correzione`,
    opening: `Ciao,\n\nabbiamo ritirato gli award Lovoglio ${year} per correggerli: per ora non si vedono, e il badge di quest’anno non è da usare. Quando saranno di nuovo pubblicati li trovi nella tua area.`,
    label: 'I tuoi award',
    link: `${publicUrl}/vendor/award`,
    closing: `Se hai domande, scrivici: ${publicUrl}/assistance\n\nLovoglio`,
  })
  await writeTo(vendorIds, { key: ['award-back', id, String(version)], about: [], waitMs: 0, note }, tx)
}

/** «Fotografi: vincitore ex aequo». */
function standingOf({ id, category, place }: Given, given: readonly Given[]): string {
  const isTied = given.some(
    (other) => other.id !== id && other.category === category && other.place === 'winner',
  )
  const word = place === 'finalist' ? 'finalista' : isTied ? 'vincitore ex aequo' : 'vincitore'
  return `${categoryOf(category)?.name ?? category}: ${word}`
}

/** Whom a mail about an edition has gone to, among much else that it was about. */
async function whoWasTold(editionId: string, tx: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute(
    sql`select distinct unnest(about) as id from mail where done_at is not null and about @> array[${editionId}]::text[]`,
  )
  return new Set(rows.map(({ id }) => id as string))
}

interface Round {
  key: readonly string[]
  about: readonly string[]
  waitMs: number
  note: (vendorId: string) => Note
}

async function writeTo(
  vendorIds: readonly string[],
  { key, about, waitMs, note }: Round,
  tx: Queryable,
): Promise<void> {
  const mailboxes = await mailboxesOf(vendorIds, tx)
  await writeMails(
    tx,
    mailboxes.map(({ vendorId, uid, address }) => ({
      to: address,
      key: [...key, vendorId, address],
      about: [vendorId, ...about, uid],
      goodForS: 2 * A_DAY_S,
      waitMs,
      ...noteMail(note(vendorId)),
    })),
  )
}
