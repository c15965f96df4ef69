/** A vendor's portfolio: its projects as it writes them, and those that everybody reads. */
import { and, eq, isNull, asc } from 'drizzle-orm'
import {
  PORTFOLIO_FULL,
  PORTFOLIO_PROJECTS,
  missingInProject,
  monthFault,
} from '#contract/lists/vendors/project-ready.ts'
import { type ShownProject, portfolioProject } from '#contract/vendors/portfolio.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { present } from '../../platform/entity/entity-store.ts'
import { entityTable } from '../../platform/entity/entity-table.ts'
import { ownedEntity } from '../../platform/entity/owned-entity.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { createTellingStore } from '../files/published-picture-service.ts'
import { isOfPublicVendor } from '../vendors/vendor-service.ts'

export const portfolioProjects = ownedEntity({
  table: 'portfolio_project',
  createStore: createTellingStore('shownProject'),
  entity: portfolioProject,
  topic: 'portfolioProject',
  goneText: 'Questo progetto è stato eliminato.',
  // Far more than there is room for at a time: those that were deleted count as well.
  most: 1_000,
  room: { most: PORTFOLIO_PROJECTS, text: PORTFOLIO_FULL },
  derive(next, before, now) {
    // One that was kept with another month before this was asked stays as it is.
    const fault = next.month === before?.month ? undefined : monthFault(next.month, italianDay(now))
    if (fault)
      throw new ProblemError('rule_broken', {
        detail: fault,
        errors: [{ path: 'body.month', message: fault }],
      })
    const missing = next.state === 'published' ? missingInProject(next) : []
    if (missing.length > 0) throw ruleBroken(`Per pubblicarlo manca ancora qualcosa: ${missing.join(', ')}.`)
    return {}
  },
})

const project = entityTable('portfolio_project', portfolioProject.stored)

/** Whether the couple agreed is between them and the vendor; without their yes nothing is shown. */
const isShown = and(
  eq(project.state, 'published'),
  eq(project.consent, true),
  isNull(project.deletedAt),
  isOfPublicVendor(project.vendorId),
)

async function shown(where: ReturnType<typeof eq>, tx: Queryable): Promise<ShownProject[]> {
  const rows = await tx
    .select()
    .from(project)
    .where(and(isShown, where))
    .orderBy(asc(project.position), asc(project.id))
    .limit(PORTFOLIO_PROJECTS)
  return rows.map(({ consent: _, state: __, ...row }) => present<ShownProject>(row, []))
}

/** Those that everybody may read, in the vendor's order. */
export const listShownProjects = (vendorId: string, tx: Queryable) =>
  shown(eq(project.vendorId, vendorId), tx)

/** One of them by its id, for the feed; undefined where nobody may read it. */
export const findShownProject = async (id: string, tx: Queryable): Promise<ShownProject | undefined> =>
  (await shown(eq(project.id, id), tx))[0]
