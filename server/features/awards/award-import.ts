import type * as z from 'zod'
import type { NewAward } from '#contract/vendors/award.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { keepVendors } from '../vendors/vendor-service.ts'
import { readRows } from './award-rows.ts'
import { awardsWhere } from './award-store.ts'
import { touchEdition } from './edition-service.ts'

/**
 * Writes the awards of a file into editions that are not out: all of them, or none. Sent twice they are there once. What
 * the preview said is asked again, for much may have changed since. The caller holds the administrators' lock.
 * @returns how many, and of which years
 * @throws ProblemError `rule_broken`, with a sentence for each that cannot be
 */
export async function importAwards(
  context: WriteContext,
  given: readonly z.output<typeof NewAward>[],
): Promise<{ awards: number; years: number[] }> {
  const { tx, now } = context
  // They hear nothing of a draft: only that none is deleted meanwhile.
  await keepVendors(
    given.map(({ vendorId }) => vendorId),
    tx,
  )
  const rows = given.map(({ year, category, place, vendorId, citation }, at) => ({
    line: at + 1,
    year: String(year),
    category,
    place,
    vendor: vendorId,
    citation,
  }))
  const read = await readRows(rows, now, tx, new Set(given.map(({ id }) => id)))
  const errors = read.flatMap(({ faults }, at) =>
    faults.map(({ field, message }) => ({ path: `awards.${at}.${field}`, message })),
  )
  if (errors.length > 0)
    throw new ProblemError('rule_broken', {
      detail:
        'Nel frattempo qualcosa è cambiato e non tutte le righe vanno più bene: non è stato importato niente.',
      errors,
    })
  const years = [...new Set(given.map(({ year }) => year))].toSorted((a, b) => a - b)
  // Before its awards: the register names an act by the first thing that it wrote.
  for (const year of years) await touchEdition(context, year)
  await awardsWhere(false).createAll(context, given, (row, { vendorId }) => row.vendorId === vendorId)
  return { awards: given.length, years }
}
