/** What administrators give vendors: each year winners and finalists by category, several winners being ex aequo. */
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type * as z from 'zod'
import type { Award, AwardChange, NewAward } from '#contract/vendors/award.ts'
import { FINALISTS_MOST, WINNERS_MOST } from '#contract/lists/vendors/award-limits.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type WriteContext, present } from '../../platform/entity/entity-store.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { findVendorProfile, tellCards } from '../vendors/vendor-service.ts'
import { award, awardsWhere, isOut, ownColumns, presentOwn } from './award-store.ts'
import { lockIfPublished, lockVendors, tellVendors, touchEdition } from './edition-service.ts'

export const STANDS_ALREADY =
  'Questo fornitore ha già un award di questo anno in questa categoria: cambia quello.'
/** @param most how many of a place a category may have */
export const fullText = (place: Award['place'], most: number): string =>
  place === 'winner'
    ? `In una categoria vincono ex aequo al massimo in ${most}: qui ci sono già.`
    : `In una categoria i finalisti sono al massimo ${most}: qui ci sono già.`
export const mostOf = (place: Award['place']): number => (place === 'winner' ? WINNERS_MOST : FINALISTS_MOST)

/** For the feed; undefined once deleted, and while its edition is not out. */
export async function findAward(id: string, tx: Queryable): Promise<Award | undefined> {
  const [row] = await tx
    .select(ownColumns)
    .from(award)
    .where(and(eq(award.id, id), isNull(award.deletedAt), isOut))
  return row && presentOwn(row)
}

/** A vendor's own of the years that are out, last year first. */
export async function ownAwards(vendorId: string, tx: Queryable): Promise<Award[]> {
  const rows = await tx
    .select(ownColumns)
    .from(award)
    .where(and(eq(award.vendorId, vendorId), isNull(award.deletedAt), isOut))
    .orderBy(desc(award.year), desc(award.place), award.id)
  return rows.map(presentOwn)
}

/**
 * Gives one; the same one again is the one that is there. The caller holds the administrators' lock, as in all of these.
 * @throws ProblemError `not_found` for a vendor that is not there, `rule_broken` where it is given already, or too many are
 */
export async function giveAward(context: WriteContext, given: z.output<typeof NewAward>): Promise<Award> {
  const { tx } = context
  if (!(await findVendorProfile(given.vendorId, tx))) throw new ProblemError('not_found')
  const isPublic = await lockIfPublished(given.year, tx)
  const beside = await lockWithWinners(given, [given], tx)
  const begin = async () => {
    await ensureFree(given, tx)
    await touchEdition(context, given.year)
    return {}
  }
  const isOwn = ({ vendorId }: { vendorId: string }) => vendorId === given.vendorId
  const row = await awardsWhere(isPublic).create(context, given, isOwn, begin)
  if (isPublic) await tellPublic(given.vendorId, beside, tx)
  return present<Award>(row)
}

export async function changeAward(context: WriteContext, id: string, change: AwardChange): Promise<Award> {
  const { tx } = context
  const before = await find(id, tx)
  const next = { ...before, ...change }
  const [wasPublic, isPublic] = [await lockIfPublished(before.year, tx), await lockIfPublished(next.year, tx)]
  const beside = await lockWithWinners(before, [before, next], tx)
  const isMoved =
    next.year !== before.year || next.category !== before.category || next.place !== before.place
  if (isMoved && before.deletedAt === null) await ensureFree(next, tx)
  const row = await awardsWhere(isPublic).change(context, id, change, () => true)
  if (row.version !== before.version)
    for (const year of new Set([before.year, row.year])) await touchEdition(context, year)
  // It went where its vendor does not see it.
  if (wasPublic && !isPublic) await tellVendors('deleted', [row], tx)
  const isOut = ({ year }: Standing) => (year === next.year ? isPublic : wasPublic)
  if (wasPublic || isPublic) await tellPublic(before.vendorId, beside.filter(isOut), tx)
  return present<Award>(row)
}

export async function takeAward(context: WriteContext, id: string): Promise<void> {
  const { tx } = context
  const before = await find(id, tx)
  if (before.deletedAt !== null) return
  const isPublic = await lockIfPublished(before.year, tx)
  const beside = await lockWithWinners(before, [before], tx)
  await awardsWhere(isPublic).remove(context, id, () => true)
  await touchEdition(context, before.year)
  if (isPublic) await tellPublic(before.vendorId, beside, tx)
}

async function find(id: string, tx: Queryable) {
  const row = await awardsWhere(false).find(tx, id)
  if (!row) throw new ProblemError('not_found')
  return row
}

type Standing = Pick<Award, 'id' | 'year' | 'category' | 'vendorId' | 'place'>
type Beside = Awaited<ReturnType<typeof standingWith>>

/**
 * Locks its vendor and those of the other winners where it stands or will: whether they won alone is another thing then.
 * @returns the awards of those others
 */
async function lockWithWinners(
  { id, vendorId }: Standing,
  places: readonly Standing[],
  tx: Queryable,
): Promise<Beside> {
  const beside = await Promise.all(places.map((one) => standingWith({ ...one, id }, tx)))
  const winners = beside.flat().filter(({ place }) => place === 'winner')
  await lockVendors([{ vendorId }, ...winners], tx)
  return winners
}

/** The others of its year and category. */
const standingWith = ({ id, year, category }: Standing, tx: Queryable) =>
  tx
    .select()
    .from(award)
    .where(and(eq(award.year, year), eq(award.category, category), isNull(award.deletedAt), ne(award.id, id)))

/** Tells who sees the vendor's card, and the vendors that won with it or did. */
async function tellPublic(vendorId: string, beside: Beside, tx: Queryable): Promise<void> {
  await tellCards([vendorId], tx)
  await tellVendors('updated', beside, tx)
}

/** Nobody stands twice in a year and category, and each of its places has room for so many. */
async function ensureFree(given: Standing, tx: Queryable): Promise<void> {
  const others = await standingWith(given, tx)
  if (others.some(({ vendorId }) => vendorId === given.vendorId)) throw ruleBroken(STANDS_ALREADY)
  const most = mostOf(given.place)
  if (others.filter(({ place }) => place === given.place).length >= most)
    throw ruleBroken(fullText(given.place, most))
}

/** Its row, for its versions; a tombstone too. */
export const findAwardRow = (id: string, tx: Queryable) => awardsWhere(false).find(tx, id)
