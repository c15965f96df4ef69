/** What administrators give vendors: one winner a year and category, and finalists. */
import { and, desc, eq, isNull, ne, or } from 'drizzle-orm'
import type * as z from 'zod'
import type { Award, AwardChange, NewAward } from '#contract/award.ts'
import { lockAudience, vendorAudience } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type WriteContext, present } from '../../platform/entity/entity-store.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { findVendorProfile, tellCard } from '../vendors/vendor-service.ts'
import { award, awards } from './award-store.ts'

/** For the feed; undefined once deleted. */
export async function findAward(id: string, tx: Queryable): Promise<Award | undefined> {
  const row = await awards.find(tx, id)
  return row && row.deletedAt === null ? present<Award>(row) : undefined
}

/** A vendor's own, last year first. */
export async function ownAwards(vendorId: string, tx: Queryable): Promise<Award[]> {
  const rows = await tx
    .select()
    .from(award)
    .where(and(eq(award.vendorId, vendorId), isNull(award.deletedAt)))
    .orderBy(desc(award.year), desc(award.place), award.id)
  return rows.map((row) => present<Award>(row))
}

/**
 * Gives one; the same one again is the one that is there. The caller holds the administrators' lock, as in all of these.
 * @throws ProblemError `not_found` for a vendor that is not there, `rule_broken` where it is given already
 */
export async function giveAward(context: WriteContext, given: z.output<typeof NewAward>): Promise<Award> {
  const { tx } = context
  if (!(await findVendorProfile(given.vendorId, tx))) throw new ProblemError('not_found')
  await lockAudience(tx, vendorAudience(given.vendorId))
  const isFree = async () => (await ensureFree(given, tx), {})
  const row = await awards.create(context, given, ({ vendorId }) => vendorId === given.vendorId, isFree)
  await tellCard(given.vendorId, tx)
  return present<Award>(row)
}

export async function changeAward(context: WriteContext, id: string, change: AwardChange): Promise<Award> {
  const { tx } = context
  const before = await lockWithVendor(id, tx)
  const next = { ...before, ...change }
  const isMoved =
    next.year !== before.year || next.category !== before.category || next.place !== before.place
  if (isMoved && before.deletedAt === null) await ensureFree(next, tx)
  const row = await awards.change(context, id, change, () => true)
  await tellCard(before.vendorId, tx)
  return present<Award>(row)
}

export async function takeAward(context: WriteContext, id: string): Promise<void> {
  const { vendorId } = await lockWithVendor(id, context.tx)
  await awards.remove(context, id, () => true)
  await tellCard(vendorId, context.tx)
}

async function lockWithVendor(id: string, tx: Queryable) {
  const row = await awards.find(tx, id)
  if (!row) throw new ProblemError('not_found')
  await lockAudience(tx, vendorAudience(row.vendorId))
  return row
}

type Place = Pick<Award, 'id' | 'year' | 'category' | 'vendorId' | 'place'>

/** Of a year and a category there is one winner, and nobody stands in it twice. */
async function ensureFree({ id, year, category, vendorId, place }: Place, tx: Queryable): Promise<void> {
  const [taken] = await tx
    .select()
    .from(award)
    .where(
      and(
        eq(award.year, year),
        eq(award.category, category),
        isNull(award.deletedAt),
        ne(award.id, id),
        or(eq(award.vendorId, vendorId), place === 'winner' ? eq(award.place, 'winner') : undefined),
      ),
    )
    .limit(1)
  if (!taken) return
  throw ruleBroken(
    taken.vendorId === vendorId
      ? 'Questo fornitore ha già un award di questo anno in questa categoria: cambia quello.'
      : 'Questo anno la categoria ha già un vincitore: toglilo prima di sceglierne un altro.',
  )
}
