/** A file of awards as rows of cells, its columns in any order. What the cells mean is the server's to say. */
import type { AwardRow, AwardRowField } from '#contract/vendors/award.ts'
import { slugOf } from '#contract/kit/slug.ts'
import { AWARD_ROWS_MOST, CITATION_MAX } from '#contract/lists/vendors/award-limits.ts'
import { csvText, writeCsv } from '#contract/wire/csv.ts'
import { linesOf } from '../../../lib/csv/read-csv.ts'
import { formatNumber } from '../../../lib/number.ts'
import { joinWords } from '../../../lib/text.ts'

export type ReadCsv = { rows: AwardRow[] } | { wrong: string }

const COLUMNS: Readonly<Record<AwardRowField, readonly string[]>> = {
  year: ['anno', 'year', 'edizione', 'edition'],
  category: ['categoria', 'category'],
  place: ['premio', 'posto', 'place', 'prize', 'award', 'posizione', 'piazzamento', 'position', 'rank'],
  // The surest first: of a row that has several the first that is filled in.
  vendor:
    `id id-fornitore fornitore-id vendor-id slug email e-mail mail fornitore vendor supplier nome name azienda
    business-name`.split(/\s+/),
  citation: ['motivazione', 'citation', 'motivo', 'reason', 'testo', 'text'],
}
/** How the model calls them. */
const HEADINGS: Readonly<Record<AwardRowField, string>> = {
  year: 'anno',
  category: 'categoria',
  place: 'premio',
  vendor: 'fornitore',
  citation: 'motivazione',
}
const NEEDED: readonly AwardRowField[] = ['category', 'place', 'vendor']
/** As long as the call takes them; what is longer is wrong in any case. */
const LONGEST: Readonly<Record<AwardRowField, number>> = {
  year: 20,
  category: 80,
  place: 40,
  vendor: 200,
  citation: CITATION_MAX + 100,
}

/**
 * @param year what is meant where the file has no column of years
 * @returns its rows, each with its line as a spreadsheet counts them, or what is wrong with all of it
 */
export function readAwardCsv(text: string, year: number): ReadCsv {
  const lines = linesOf(text)
  if ('wrong' in lines) return lines
  const { head, body } = lines
  const columns = columnsOf(head)
  const missing = NEEDED.filter((field) => columns[field].length === 0)
  if (missing.length > 0)
    return {
      wrong: `Nella prima riga ${missing.length === 1 ? 'manca la colonna' : 'mancano le colonne'} ${joinWords(missing.map((field) => `«${HEADINGS[field]}»`))}: guarda il modello.`,
    }
  if (body.length > AWARD_ROWS_MOST)
    return {
      wrong: `Sono ${formatNumber(body.length)} righe: al massimo ${formatNumber(AWARD_ROWS_MOST)} alla volta.`,
    }
  return {
    rows: body.map(({ cells, line }) => {
      const cell = (field: AwardRowField) =>
        (columns[field].map((at) => (cells[at] ?? '').trim()).find(Boolean) ?? '').slice(0, LONGEST[field])
      return {
        line,
        year: columns.year.length === 0 ? String(year) : cell('year'),
        category: cell('category'),
        place: cell('place'),
        vendor: cell('vendor'),
        citation: cell('citation'),
      }
    }),
  }
}

/** Where each field stands, the surest of its columns first. */
function columnsOf(head: readonly string[]): Record<AwardRowField, number[]> {
  const said = head.map((word) => slugOf(word.replaceAll('_', ' ')))
  const places = (field: AwardRowField) =>
    COLUMNS[field].flatMap((word) => {
      const at = said.indexOf(word)
      return at < 0 ? [] : [at]
    })
  return {
    year: places('year'),
    category: places('category'),
    place: places('place'),
    vendor: places('vendor'),
    citation: places('citation'),
  }
}

/** A file to fill in: its columns, and two who won ex aequo as an example. */
export function modelCsv(year: number): string {
  const rows = [
    Object.values(HEADINGS),
    [String(year), 'Fotografi', 'vincitore', 'Il nome del fornitore', 'Perché ha vinto, in una riga'],
    [String(year), 'Fotografi', 'vincitore', 'Chi ha vinto ex aequo', 'Perché anche lui'],
    [String(year), 'Fotografi', 'finalista', 'nome@fornitore.it', ''],
  ]
  return writeCsv(rows.map((cells) => cells.map(csvText)))
}
