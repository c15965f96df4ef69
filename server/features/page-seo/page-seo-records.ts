/** The pages as administrators see and write them. Callers hold the administrators' lock: what is looked at stays so. */
import { eq, inArray } from 'drizzle-orm'
import { newId } from '#contract/kit/new-id.ts'
import { HOME_PATH, PUBLIC_PAGE_PATHS } from '#contract/lists/site/public-pages.ts'
import type { PageSeoChange, PageSeoRecord, PageSeoReset } from '#contract/site/page-seo.ts'
import { adminNames } from '../../platform/people/admin-names.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { type PageSeoRow, pageSeo, pages, rowOf } from './page-seo-store.ts'

const HOME_IS_SHOWN = 'La home resta nei motori di ricerca: chi cerca Lovoglio arriva da lì.'
const always = () => true

/** Every page, written or not, in the order of their list. */
export async function listPages(tx: Queryable): Promise<PageSeoRecord[]> {
  const rows = await tx
    .select()
    .from(pageSeo)
    .where(inArray(pageSeo.path, [...PUBLIC_PAGE_PATHS]))
  const names = await adminNames(
    rows.map(({ changedBy }) => changedBy),
    tx,
  )
  const known = new Map(rows.map((row) => [row.path, recordOf(row, names.get(row.changedBy))]))
  return PUBLIC_PAGE_PATHS.map((path) => known.get(path) ?? unwritten(path))
}

/**
 * Writes all of a page's; with nothing in it the page says its own words again.
 * @throws ProblemError `conflict` where another has written since, `rule_broken` for a home page that is to be hidden
 */
export async function setPage(
  context: WriteContext,
  { baseVersion, ...written }: PageSeoChange,
  adminId: string,
): Promise<PageSeoRecord> {
  const { tx } = context
  const { path, title, description, noindex, picture } = written
  if (path === HOME_PATH && noindex)
    throw new ProblemError('rule_broken', {
      detail: HOME_IS_SHOWN,
      errors: [{ path: 'noindex', message: HOME_IS_SHOWN }],
    })
  const row = await asSeen(path, baseVersion, adminId, tx)
  if (!title && !description && !noindex && !picture) return takeBack(context, row, path, adminId)
  if (row && row.deletedAt === null)
    await pages.change(context, row.id, written, always, () => ({ changedBy: adminId }))
  else await pages.create(context, { id: row?.id ?? newId(), ...written, changedBy: adminId }, always)
  return pageAt(path, tx)
}

/**
 * Has a page say its own words again.
 * @throws ProblemError `conflict` where another has written since
 */
export async function resetPage(
  context: WriteContext,
  { path, baseVersion }: PageSeoReset,
  adminId: string,
): Promise<PageSeoRecord> {
  return takeBack(context, await asSeen(path, baseVersion, adminId, context.tx), path, adminId)
}

async function takeBack(
  context: WriteContext,
  row: PageSeoRow | undefined,
  path: string,
  adminId: string,
): Promise<PageSeoRecord> {
  const { tx } = context
  if (row && row.deletedAt === null) {
    // Who took it back is who another, writing meanwhile, is told of.
    await tx.update(pageSeo).set({ changedBy: adminId }).where(eq(pageSeo.id, row.id))
    await pages.remove(context, row.id, always)
  }
  return pageAt(path, tx)
}

/** The row of a page, as its writer has seen it: title, description and picture are read together, so nothing is merged. */
async function asSeen(
  path: string,
  baseVersion: number | undefined,
  adminId: string,
  tx: Queryable,
): Promise<PageSeoRow | undefined> {
  const row = await rowOf(path, tx)
  if (baseVersion === undefined || baseVersion === (row?.version ?? 0)) return row
  const name = row && (await adminNames([row.changedBy], tx)).get(row.changedBy)
  const who = row?.changedBy === adminId ? 'Su un altro dispositivo hai' : `${name ?? UNKNOWN} ha`
  throw new ProblemError('conflict', {
    detail: `${who} cambiato questa pagina nel frattempo. Quello che hai scritto è ancora qui: guarda che cosa c’è adesso, e salva di nuovo se vuoi il tuo.`,
  })
}

const UNKNOWN = 'Un altro amministratore'

async function pageAt(path: string, tx: Queryable): Promise<PageSeoRecord> {
  const row = await rowOf(path, tx)
  if (!row) return unwritten(path)
  return recordOf(row, (await adminNames([row.changedBy], tx)).get(row.changedBy))
}

function recordOf(row: PageSeoRow, by: string = UNKNOWN): PageSeoRecord {
  const { path, title, description, noindex, picture, version, updatedAt } = row
  if (row.deletedAt !== null) return { ...unwritten(path), version }
  return { path, title, description, noindex, picture, version, changed: { at: updatedAt, by } }
}

const unwritten = (path: string): PageSeoRecord => ({
  path,
  title: '',
  description: '',
  noindex: false,
  picture: null,
  version: 0,
  changed: null,
})
