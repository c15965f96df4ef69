/** Reads the rows of a file of awards: what each becomes, or in words what keeps it from that. Writes nothing. */
import { and, inArray, isNull } from 'drizzle-orm'
import type { Award, AwardRow, AwardRowField, ReadAwardRow } from '#contract/vendors/award.ts'
import { italianClock } from '#contract/kit/italian-clock.ts'
import { CITATION_MAX, FIRST_AWARD_YEAR, lastAwardYear } from '#contract/lists/vendors/award-limits.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { vendorsMeant } from '../vendors/vendor-service.ts'
import { STANDS_ALREADY, fullText, mostOf } from './award-service.ts'
import { award, awardEdition, isOutIn } from './award-store.ts'
import { categoryIn, placeIn, yearIn } from './award-words.ts'

/** An award that stands, or a row that will. */
type Standing = Pick<Award, 'year' | 'category' | 'place' | 'vendorId'> & { line?: number }

/**
 * @param now for which years there may be awards of
 * @param sent the ids under which these rows are written: what stands there already is they themselves
 */
export async function readRows(
  rows: readonly AwardRow[],
  now: string,
  tx: Queryable,
  sent: ReadonlySet<string> = new Set(),
): Promise<ReadAwardRow[]> {
  const said = rows.map((row) => ({
    row,
    year: yearIn(row.year),
    category: categoryIn(row.category),
    place: placeIn(row.place),
  }))
  const meant = await vendorsMeant(
    said.map(({ row, category }) => ({ words: row.vendor, category: category ?? null })),
    tx,
  )
  const out = await publishedYears(tx)
  const standing = await standingIn(
    said.flatMap(({ year }) => year ?? []),
    sent,
    tx,
  )
  const thisYear = italianClock(new Date(now)).getUTCFullYear()
  return said.map(({ row, year, category, place }, at) => {
    const faults: ReadAwardRow['faults'] = []
    const fault = (field: AwardRowField, message: string) => void faults.push({ field, message })
    const yearFault = faultOfYear(row.year, year, thisYear, out)
    if (yearFault) fault('year', yearFault)
    if (!category)
      fault('category', row.category ? 'Questa categoria non c’è: scegline una.' : 'Scegli la categoria.')
    if (!place)
      fault('place', row.place ? 'Può essere vincitore o finalista: scegli.' : 'Vincitore o finalista?')
    const { named, near } = meant[at]!
    const [only] = named
    const isClear =
      named.length === 1 && (isSaidExactly(row.vendor) || !category || only!.category === category)
    if (!isClear) fault('vendor', vendorFault(row.vendor, named, category))
    if (row.citation.length > CITATION_MAX)
      fault('citation', `La motivazione supera i ${CITATION_MAX} caratteri: accorciala.`)
    if (isClear && year && category && place) {
      const own = { year, category, place, vendorId: only!.id, line: row.line }
      const wrong = faultOfStanding(own, standing)
      if (wrong) fault(wrong.field, wrong.message)
      standing.push(own)
    }
    return {
      line: row.line,
      year: year ?? null,
      category: category ?? null,
      place: place ?? null,
      vendor: isClear ? only! : null,
      citation: row.citation,
      faults,
      choices: isClear ? [] : named.length > 0 ? named.slice(0, MOST_CHOICES) : near,
    }
  })
}

/** Of one name. */
const MOST_CHOICES = 12

/** An id and a mail address name one, whatever its kind. */
const isSaidExactly = (words: string) => words.includes('@') || /^[\da-f]{8}-/i.test(words)

function faultOfYear(
  words: string,
  year: number | undefined,
  thisYear: number,
  out: ReadonlySet<number>,
): string | undefined {
  const last = lastAwardYear(thisYear)
  if (year === undefined || year < FIRST_AWARD_YEAR || year > last)
    return words ? `L’anno va dal ${FIRST_AWARD_YEAR} al ${last}.` : 'Scrivi l’anno.'
  if (out.has(year))
    return `I premi ${year} sono già pubblicati: ritirali prima, o assegna questo dall’elenco.`
  return undefined
}

function vendorFault(words: string, named: readonly { category: string }[], category: string | undefined) {
  if (!words) return 'Scrivi di chi è.'
  if (named.length > 1) return 'Più fornitori si chiamano così: scegli quale.'
  const [elsewhere] = named
  if (!elsewhere || !category) return 'Nessun fornitore si chiama così.'
  return `In «${nameOf(category)}» non c’è: con questo nome ce n’è uno in «${nameOf(elsewhere.category)}».`
}
const nameOf = (slug: string) => categoryOf(slug)?.name ?? slug

function faultOfStanding(
  own: Standing,
  standing: readonly Standing[],
): { field: AwardRowField; message: string } | undefined {
  const beside = standing.filter((one) => one.year === own.year && one.category === own.category)
  const same = beside.find(({ vendorId }) => vendorId === own.vendorId)
  if (same)
    return {
      field: 'vendor',
      message: same.line ? `È già alla riga ${same.line}, nella stessa categoria.` : STANDS_ALREADY,
    }
  const most = mostOf(own.place)
  return beside.filter(({ place }) => place === own.place).length < most
    ? undefined
    : { field: 'place', message: fullText(own.place, most) }
}

async function publishedYears(tx: Queryable): Promise<ReadonlySet<number>> {
  const rows = await tx.select({ year: awardEdition.year }).from(awardEdition).where(isOutIn)
  return new Set(rows.map(({ year }) => year))
}

async function standingIn(
  years: readonly number[],
  sent: ReadonlySet<string>,
  tx: Queryable,
): Promise<Standing[]> {
  if (years.length === 0) return []
  const rows = await tx
    .select()
    .from(award)
    .where(and(inArray(award.year, [...new Set(years)]), isNull(award.deletedAt)))
  return rows.filter(({ id }) => !sent.has(id))
}
