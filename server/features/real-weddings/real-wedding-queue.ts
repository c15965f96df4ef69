/** What administrators read of the real weddings: they stand on their pages meanwhile, and may be taken off with a reason. */
import { type SQL, inArray, sql } from 'drizzle-orm'
import type { CallQuery } from '#contract/calls.ts'
import { PLAN_REAL_WEDDINGS } from '#contract/lists/billing/plan-limits.ts'
import { PLAN_NAMES } from '#contract/lists/billing/plan-names.ts'
import { missingToPublish } from '#contract/lists/vendors/real-wedding-ready.ts'
import type {
  OwnRealWedding,
  QueuedWedding,
  WeddingQueue,
  WeddingVerdict,
} from '#contract/vendors/real-wedding.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type WriteContext, present } from '../../platform/entity/entity-store.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { escapeHtml } from '../../platform/mail/escape-html.ts'
import { A_DAY_S, writeMail } from '../../platform/mail/mail-outbox.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { pagedList } from '../../platform/paged-list.ts'
import {
  addressesOfVendor,
  findVendorProfile,
  findVendorProfiles,
  vendorNames,
} from '../vendors/vendor-service.ts'
import { realWeddings } from './own-real-wedding-service.ts'
import { realWedding } from './real-wedding-store.ts'

/** Long enough for who is at a wedding all weekend. */
const GOOD_FOR_S = 7 * A_DAY_S

const TO_READ = sql`(w.taken_off is not null or w.read_at is null or w.read_at < w.updated_at)`
const WHERE: Record<WeddingQueue, SQL> = {
  'da-leggere': sql`w.state = 'published' and ${TO_READ}`,
  letti: sql`w.state = 'published' and not ${TO_READ}`,
  tolti: sql`w.state = 'draft' and w.taken_off is not null`,
}

/** A queue of them. */
export const weddingQueue = pagedList<CallQuery<'RealWeddings/getQueue'>, QueuedWedding>({
  from: sql`real_wedding w join vendor v on v.id = w.vendor_id`,
  id: sql`w.id`,
  sorts: { updated: { by: sql`w.updated_at`, type: 'timestamptz' } },
  where: ({ queue }) => [sql`w.deleted_at is null`, WHERE[queue]],
  words: ({ q, queue }) => ({
    q,
    folded: sql`(v.name_folded || ' ' || fold(w.title || ' ' || w.couple))`,
    among: sql`w.deleted_at is null and ${WHERE[queue]}`,
  }),
  load: async (ids, tx) => {
    const rows = await tx
      .select()
      .from(realWedding)
      .where(inArray(realWedding.id, [...ids]))
    return queuedOf(
      rows.map((row) => present<OwnRealWedding>(row)),
      tx,
    )
  },
})

async function queuedOf(weddings: readonly OwnRealWedding[], tx: Queryable): Promise<QueuedWedding[]> {
  if (weddings.length === 0) return []
  const named = weddings.flatMap(({ vendorId, credits }) => [vendorId, ...credits.map((one) => one.vendorId)])
  const names = await vendorNames([...new Set(named)], tx)
  const hidden = await whyHidden([...new Set(weddings.map(({ vendorId }) => vendorId))], tx)
  return weddings.map((wedding) => ({
    ...wedding,
    ...(hidden.has(wedding.vendorId) && { hidden: hidden.get(wedding.vendorId)! }),
    vendorName: names.get(wedding.vendorId) ?? 'Fornitore eliminato',
    creditNames: wedding.credits.flatMap(({ vendorId, role }) => {
      const name = names.get(vendorId)
      return name ? [{ role, name }] : []
    }),
  }))
}

/**
 * An administrator's word on a wedding as they have read it; its vendor is told by mail of what changes on its page.
 * @throws ProblemError `conflict` where it was written since, or is not where the verdict says; `rule_broken` where it is
 *   not whole enough to come back
 */
export async function moderateWedding(
  context: WriteContext,
  id: string,
  verdict: WeddingVerdict,
): Promise<QueuedWedding> {
  const { tx, now } = context
  const before = await realWeddings.store.find(tx, id, true)
  if (!before || before.deletedAt !== null) throw new ProblemError('not_found')
  if (before.version !== verdict.version)
    throw new ProblemError('conflict', { detail: 'Nel frattempo è cambiato: rileggilo com’è adesso.' })
  if (verdict.verdict === 'putBack') await ensurePlanShows(before.vendorId, tx)
  const changes = changesOf(before, verdict, now)
  const after = await realWeddings.store.change(context, id, { ...changes }, () => true)
  const wedding = present<OwnRealWedding>(after)
  if (verdict.verdict !== 'read') await writeVerdict(wedding, tx)
  return (await queuedOf([wedding], tx))[0]!
}

/** @throws ProblemError `plan_limit` where the vendor's plan has no real weddings any more */
async function ensurePlanShows(vendorId: string, tx: Queryable): Promise<void> {
  const plan = (await findVendorProfile(vendorId, tx))?.typeOfAccount ?? 'base'
  if (!PLAN_REAL_WEDDINGS[plan])
    throw new ProblemError('plan_limit', {
      detail: `Il fornitore è passato al piano ${PLAN_NAMES[plan]}, che non mostra matrimoni veri: si può rimettere quando torna a ${PLAN_NAMES.elite}.`,
    })
}

/** Why nobody sees one that is out, by vendor; absent where they do. */
async function whyHidden(
  vendorIds: readonly string[],
  tx: Queryable,
): Promise<Map<string, NonNullable<QueuedWedding['hidden']>>> {
  const vendors = new Map((await findVendorProfiles(vendorIds, tx)).map((vendor) => [vendor.id, vendor]))
  const why = new Map<string, NonNullable<QueuedWedding['hidden']>>()
  for (const id of vendorIds) {
    const vendor = vendors.get(id)
    if (!vendor?.active) why.set(id, 'vendor')
    else if (!PLAN_REAL_WEDDINGS[vendor.typeOfAccount]) why.set(id, 'plan')
  }
  return why
}

function changesOf(
  wedding: Pick<OwnRealWedding, 'state' | 'takenOff'> & Parameters<typeof missingToPublish>[0],
  verdict: WeddingVerdict,
  now: string,
) {
  const isOut = wedding.state === 'published'
  const refuse = (detail: string) => new ProblemError('conflict', { detail })
  if (verdict.verdict === 'takeOff') {
    if (!isOut) throw refuse('Non è su nessuna pagina.')
    const reason = plainText(verdict.reason)
    return { state: 'draft', takenOff: { state: 'off', reason, at: now }, readAt: now }
  }
  if (verdict.verdict === 'read') {
    if (!isOut || wedding.takenOff) throw refuse('Non è sulla pagina: si può solo rimettere.')
    return { readAt: now }
  }
  if (!wedding.takenOff) throw refuse('Non è stato tolto.')
  const missing = missingToPublish(wedding)
  if (missing.length > 0) throw ruleBroken(`Per rimetterlo manca ancora qualcosa: ${missing.join(', ')}.`)
  return { state: 'published', takenOff: null, readAt: now }
}

/** Without names of a couple: who reads the mail finds them in the vendor's area. */
async function writeVerdict({ id, vendorId, title, version, takenOff }: OwnRealWedding, tx: Queryable) {
  const [subject, said] = takenOff
    ? [
        'Abbiamo tolto un matrimonio dalla tua pagina',
        `abbiamo tolto «${title}» dalla tua pagina e dai matrimoni veri. Il motivo: ${takenOff.reason}\n\n` +
          'Non è perduto: lo trovi fra i tuoi matrimoni veri. Cambialo e pubblicalo di nuovo: lo rileggiamo prima di mostrarlo. Se pensi che ci sbagliamo, scrivici dall’assistenza.',
      ]
    : [
        'Un tuo matrimonio è di nuovo sulla tua pagina',
        `abbiamo riletto «${title}»: è di nuovo sulla tua pagina e fra i matrimoni veri.`,
      ]
  const text = `Ciao,\n\n${said}\n\nQuesta email non riceve risposte.\n\nLovoglio`
  for (const to of await addressesOfVendor(vendorId, tx))
    await writeMail(tx, {
      key: ['wedding-verdict', id, String(version), to],
      about: [vendorId],
      to,
      subject,
      text,
      html: `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
      goodForS: GOOD_FOR_S,
    })
}
