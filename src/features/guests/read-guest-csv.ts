/** Guests out of a file of a spreadsheet. */
import { ENVELOPE_MOST, GUEST_MOST, type GuestAge, type GuestDiet } from '#contract/lists/plan/guest-lists.ts'
import { slugOf } from '#contract/kit/slug.ts'
import { csvText, writeCsv } from '#contract/wire/csv.ts'
import { linesOf } from '../../lib/csv/read-csv.ts'
import { formatNumber } from '../../lib/number.ts'
import { HEADINGS } from './guest-csv.ts'

/** A file to fill in, with a family as an example. */
export function modelCsv(): string {
  const rows = [
    [HEADINGS.envelope, HEADINGS.name, HEADINGS.age, HEADINGS.diet, HEADINGS.needs, HEADINGS.notes],
    ['Famiglia Rossi', 'Carla Rossi', '', 'vegetariano', '', ''],
    ['Famiglia Rossi', 'Ugo Rossi', '', '', 'arachidi', ''],
    ['Famiglia Rossi', 'Tea Rossi', 'bambino', '', '', '6 anni'],
  ]
  return writeCsv(rows.map((cells) => cells.map(csvText)))
}

export const GUEST_ROWS_MOST = 500

/** A person of a file, as far as it says. */
export interface GuestRow {
  line: number
  /** Empty where the file has no envelopes, or this line has none. */
  envelope: string
  name: string
  age: GuestAge
  diet: GuestDiet
  needs: string
  notes: string
}

const COLUMNS: Readonly<
  Record<'envelope' | 'name' | 'surname' | 'age' | 'diet' | 'needs' | 'notes', string>
> = {
  envelope: 'busta invito famiglia nucleo gruppo household family group',
  name: 'nome invitato ospite nome-e-cognome name guest first-name',
  surname: 'cognome surname last-name',
  age: 'a-tavola eta menu tipo age type',
  diet: 'che-cosa-mangia dieta alimentazione diet',
  needs: 'allergie-e-altro allergie intolleranze esigenze allergies needs',
  notes: 'note nota notes',
}

/** A line that is left out, and why. */
export interface LeftOut {
  line: number
  why: string
}

/** What each may have, in characters, and what it is called. */
const MOST = {
  envelope: [ENVELOPE_MOST, 'il nome della busta'],
  name: [GUEST_MOST.name, 'il nome'],
  needs: [GUEST_MOST.needs, 'quello che dice la colonna delle allergie'],
  notes: [GUEST_MOST.notes, 'la nota'],
} as const

/**
 * @returns the persons of a file, its columns in any order, and the lines that are none; or what is wrong with all of it.
 *   Nothing is cut: half an allergy is worse than a line to be written again.
 */
export function readGuestCsv(text: string): { rows: GuestRow[]; leftOut: LeftOut[] } | { wrong: string } {
  const lines = linesOf(text)
  if ('wrong' in lines) return lines
  const said = lines.head.map((word) => slugOf(word.replaceAll('_', ' ')))
  const at = (column: keyof typeof COLUMNS) =>
    said.findIndex((word) => COLUMNS[column].split(' ').includes(word))
  if (at('name') < 0) return { wrong: 'Nella prima riga manca la colonna «Nome»: guardate il modello.' }
  if (lines.body.length > GUEST_ROWS_MOST)
    return {
      wrong: `Sono ${formatNumber(lines.body.length)} righe: al massimo ${formatNumber(GUEST_ROWS_MOST)} alla volta.`,
    }
  const all = lines.body.map(({ cells, line }): GuestRow => {
    const cell = (column: keyof typeof COLUMNS) => (cells[at(column)] ?? '').replaceAll(/\s+/g, ' ').trim()
    return {
      line,
      envelope: cell('envelope'),
      name: `${cell('name')} ${cell('surname')}`.trim(),
      age: ageOf(cell('age')),
      diet: dietOf(`${cell('diet')} ${cell('needs')}`),
      needs: cell('needs'),
      notes: cell('notes'),
    }
  })
  if (all.every(({ name }) => name === '')) return { wrong: 'In nessuna riga c’è un nome.' }
  const leftOut = all.flatMap((row) => {
    const why = wrongWith(row)
    return why ? [{ line: row.line, why }] : []
  })
  return { rows: all.filter((row) => !wrongWith(row)), leftOut }
}

/** Why a line is no person, if it is none. */
function wrongWith(row: GuestRow): string | undefined {
  if (row.name === '') return 'manca il nome'
  const [most, what] =
    Object.entries(MOST).find(([part, [length]]) => row[part as keyof typeof MOST].length > length)?.[1] ?? []
  return what && `${what} ha più di ${most} caratteri`
}

/** «Menù bambini», «bambino», «6 anni», «neonato», «seggiolone». */
function ageOf(said: string): GuestAge {
  const years = /^(\d{1,2})(?:\s*anni)?$/i.exec(said)?.[1]
  if (years) return Number(years) < 3 ? 'infant' : Number(years) < 13 ? 'child' : 'adult'
  if (/neonat|seggiolon|infant|baby/i.test(said)) return 'infant'
  return /bambin|bimb|child|kid/i.test(said) ? 'child' : 'adult'
}

function dietOf(said: string): GuestDiet {
  if (/vegan/i.test(said)) return 'vegan'
  if (/vegetarian/i.test(said)) return 'vegetarian'
  return /celiac|glutine|gluten/i.test(said) ? 'gluten_free' : 'any'
}
