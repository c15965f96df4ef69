/** Editions: the awards of a year are prepared where only administrators see them, and published together (decision 123). */
import { desc, eq, sql } from 'drizzle-orm'
import type { Award, AwardEdition, EditionAct } from '#contract/vendors/award.ts'
import { newId } from '#contract/kit/new-id.ts'
import { isEditionOut } from '#contract/lists/vendors/award-limits.ts'
import {
  PUBLIC,
  appendChange,
  appendChanges,
  lockAudiences,
  vendorAudience,
} from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type WriteContext, present } from '../../platform/entity/entity-store.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { tellCards } from '../vendors/vendor-service.ts'
import { takeBackAwardMails, writeAwardMails } from './award-mail.ts'
import { awardEdition, awardsOf } from './award-store.ts'

type Kind = 'created' | 'updated' | 'deleted'

/** For the feed; undefined while it is not out. */
export async function findEdition(id: string, tx: Queryable): Promise<AwardEdition | undefined> {
  const [row] = await tx.select().from(awardEdition).where(eq(awardEdition.id, id))
  return isEditionOut(row) ? present<AwardEdition>(row!) : undefined
}

/** Of each year that something was given in, the last one first. */
export async function listEditions(tx: Queryable): Promise<AwardEdition[]> {
  const rows = await tx.select().from(awardEdition).orderBy(desc(awardEdition.year))
  return rows.map((row) => present<AwardEdition>(row))
}

/** Whether what is given in a year is public at once: it stays so until the transaction ends. */
export async function lockIfPublished(year: number, tx: Queryable): Promise<boolean> {
  const [row] = await tx.select().from(awardEdition).where(eq(awardEdition.year, year)).for('update')
  return isEditionOut(row)
}

/** As it is until the transaction ends. @throws ProblemError `not_found` */
async function lockEdition(id: string, tx: Queryable) {
  const [row] = await tx.select().from(awardEdition).where(eq(awardEdition.id, id)).for('update')
  if (!row) throw new ProblemError('not_found')
  return row
}

/** Notes that something in a year is other, and begins it, out of sight, with the first thing; open pages are told of what is out. */
export async function touchEdition({ tx, now }: WriteContext, year: number): Promise<void> {
  const [row] = await tx
    .insert(awardEdition)
    .values({ id: newId(), year, publishedAt: null, createdAt: now, updatedAt: now, version: 1 })
    .onConflictDoUpdate({
      target: awardEdition.year,
      set: { updatedAt: now, version: sql`${awardEdition.version} + 1` },
    })
    .returning()
  if (isEditionOut(row)) await tellPages('updated', row!, tx)
}

/** Locks the vendors of these awards until the transaction ends. */
export const lockVendors = (given: readonly Pick<Award, 'vendorId'>[], tx: Queryable): Promise<void> =>
  lockAudiences(
    tx,
    given.map(({ vendorId }) => vendorAudience(vendorId)),
  )

/** Tells their vendors of awards. The caller holds their locks. */
export const tellVendors = (
  kind: Kind,
  given: readonly Pick<Award, 'id' | 'version' | 'vendorId'>[],
  tx: Queryable,
): Promise<void> =>
  appendChanges(
    tx,
    given.map(({ id, version, vendorId }) => ({
      topic: 'award',
      kind,
      entityId: id,
      version,
      audience: vendorAudience(vendorId),
    })),
  )

const tellPages = (kind: Kind, { id, version }: { id: string; version: number }, tx: Queryable) =>
  appendChange(tx, { topic: 'awardEdition', kind, entityId: id, version, audience: PUBLIC })

/**
 * From now on everybody reads the awards of a year; one that is out already stays as it is. Their vendors are told at
 * once where they look, and by mail a little later. The caller holds the administrators' lock, as in all of these.
 * @throws ProblemError `rule_broken` where nothing is given any more, `conflict` where it is no longer as it was seen
 */
export async function publishEdition(
  context: WriteContext,
  { id, baseVersion }: EditionAct,
  publicUrl: string,
): Promise<AwardEdition> {
  const { tx, now } = context
  const before = await lockEdition(id, tx)
  const { year } = before
  if (isEditionOut(before)) return present<AwardEdition>(before)
  const given = await awardsOf(year, tx)
  if (given.length === 0)
    throw ruleBroken(`Del ${year} non c’è ancora nessun premio: assegnane uno, o importali da un file.`)
  ensureSeen(before, baseVersion)
  await lockVendors(given, tx)
  const edition = await setPublished(id, now, now, tx)
  await tellAll('created', edition, given, tx)
  await writeAwardMails(edition, given, publicUrl, tx)
  return edition
}

/**
 * Nobody but administrators reads the awards of a year any more, until it is published again. Mails that have not gone
 * yet do not go; who had one is told.
 * @throws ProblemError `conflict` where it is no longer as it was seen
 */
export async function withdrawEdition(
  { tx, now }: WriteContext,
  { id, baseVersion }: EditionAct,
  publicUrl: string,
): Promise<AwardEdition> {
  const before = await lockEdition(id, tx)
  if (!isEditionOut(before)) return present<AwardEdition>(before)
  ensureSeen(before, baseVersion)
  const given = await awardsOf(before.year, tx)
  await lockVendors(given, tx)
  const edition = await setPublished(id, null, now, tx)
  await tellAll('deleted', edition, given, tx)
  await takeBackAwardMails(edition, given, publicUrl, tx)
  return edition
}

function ensureSeen({ year, version }: { year: number; version: number }, seen: number): void {
  if (version !== seen)
    throw new ProblemError('conflict', {
      detail: `Nel frattempo i premi ${year} sono cambiati: rileggili, e riprova.`,
    })
}

async function setPublished(id: string, publishedAt: string | null, now: string, tx: Queryable) {
  const [row] = await tx
    .update(awardEdition)
    .set({ publishedAt, updatedAt: now, version: sql`${awardEdition.version} + 1` })
    .where(eq(awardEdition.id, id))
    .returning()
  return present<AwardEdition>(row!)
}

/** Tells the open pages, each vendor of its own award, and who sees its card: a winner's has a mark. */
async function tellAll(
  kind: Kind,
  edition: AwardEdition,
  given: Awaited<ReturnType<typeof awardsOf>>,
  tx: Queryable,
) {
  await tellPages(kind, edition, tx)
  await tellVendors(kind, given, tx)
  await tellCards(
    given.map(({ vendorId }) => vendorId),
    tx,
  )
}
