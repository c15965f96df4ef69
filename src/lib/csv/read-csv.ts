/** A file of cells as spreadsheets in Italy write it: with commas, semicolons or tabs, in their encodings. */
import Papa from 'papaparse'

export interface CsvLine {
  cells: readonly string[]
  /** As a spreadsheet counts it. */
  line: number
}

/** Of a file, in bytes. */
const FILE_MAX = 1_000_000

/** @returns the text of a file, or what is wrong with it */
export async function readText(file: File): Promise<{ text: string } | { wrong: string }> {
  if (file.size > FILE_MAX) return { wrong: 'Il file pesa troppo: al massimo 1 MB.' }
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

/** @returns the lines that say something, the first with the names of the columns; or what is wrong with all of them */
export function linesOf(
  text: string,
): { head: readonly string[]; body: readonly CsvLine[] } | { wrong: string } {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [';', ',', '\t'],
  })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes)
    return { wrong: `Alla riga ${(quotes.row ?? 0) + 1} le virgolette non si aprono e chiudono come devono.` }
  const [head, ...body] = data
    .map((cells, at) => ({ cells, line: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!head) return { wrong: 'Il file è vuoto.' }
  if (body.length === 0) return { wrong: 'Sotto i nomi delle colonne non c’è nessuna riga.' }
  return { head: head.cells, body }
}
