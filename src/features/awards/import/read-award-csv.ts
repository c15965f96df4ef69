/**
 * A file of awards as rows of cells: with commas, semicolons or tabs, in the encodings that spreadsheets in Italy write,
 * its columns in any order. What the cells mean is the server's to say.
 */
import Papa from 'papaparse'
import type { AwardRow, AwardRowField } from '#contract/vendors/award.ts'
import { slugOf } from '#contract/kit/slug.ts'
import { AWARD_FILE_MAX, AWARD_ROWS_MOST, CITATION_MAX } from '#contract/lists/vendors/award-limits.ts'
import { csvText, writeCsv } from '#contract/wire/csv.ts'
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

/** @returns the text of a file, or what is wrong with it */
export async function readText(file: File): Promise<{ text: string } | { wrong: string }> {
  if (file.size > AWARD_FILE_MAX) return { wrong: 'Il file pesa troppo: al massimo 1 MB.' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A workbook is a zip.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return { wrong: 'È una cartella di lavoro, non un CSV: salvala come «CSV» e riprova.' }
  return { text: decoded(bytes) }
}

/** UTF-8 where it is that, with or without a mark; else what Excel writes in Italy. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // No fault: it is in the older encoding, in which any bytes are letters.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * @param year what is meant where the file has no column of years
 * @returns its rows, each with its line as a spreadsheet counts them, or what is wrong with all of it
 */
export function readAwardCsv(text: string, year: number): ReadCsv {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [';', ',', '\t'],
  })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes)
    return { wrong: `Alla riga ${(quotes.row ?? 0) + 1} le virgolette non si aprono e chiudono come devono.` }
  const lines = data
    .map((cells, at) => ({ cells, line: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [head, ...body] = lines
  if (!head) return { wrong: 'Il file è vuoto.' }
  const columns = columnsOf(head.cells)
  const missing = NEEDED.filter((field) => columns[field].length === 0)
  if (missing.length > 0)
    return {
      wrong: `Nella prima riga ${missing.length === 1 ? 'manca la colonna' : 'mancano le colonne'} ${joinWords(missing.map((field) => `«${HEADINGS[field]}»`))}: guarda il modello.`,
    }
  if (body.length === 0) return { wrong: 'Sotto i nomi delle colonne non c’è nessuna riga.' }
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
