/** Who sits where, what does not go, and a proposal. Pure. */
import type { Guest } from '#contract/plan/guest.ts'
import type { SeatingTable } from '#contract/plan/seating-table.ts'
import { joinWords, plural } from '../../../lib/text.ts'
import { byPosition } from '../../../lib/position.ts'
import type { Household, PersonRow } from '../guest-list.ts'

/** Somebody who may sit: a guest of the couple's who has not said no. */
export interface Sitter extends PersonRow {
  guest: Guest
  household: string
}

export interface SeatedTable {
  table: SeatingTable
  sitters: readonly Sitter[]
  /** Negative where more sit than it has seats. */
  free: number
}

export interface Seating {
  tables: readonly SeatedTable[]
  /** By envelope; without those whom only an invitation or an answer knows. */
  unseated: readonly { key: string; name: string; sitters: readonly Sitter[] }[]
  /** Whom nobody has written one by one yet, and who comes or may come. */
  strangers: number
  seats: number
  seated: number
}

/** A «no» frees the chair, whatever was planned; a table that is gone leaves its guests without a place. */
export function seatingOf(households: readonly Household[], tables: readonly SeatingTable[]): Seating {
  const ordered = tables.toSorted(byPosition)
  const known = new Set(ordered.map(({ id }) => id))
  const placed = households.map(({ key, name, persons }) => ({
    key,
    name,
    sitters: persons.flatMap((row) =>
      row.guest && row.coming !== 'no' ? [{ ...row, guest: row.guest, household: name }] : [],
    ),
  }))
  const tableOf = ({ guest }: Sitter) => (guest.tableId && known.has(guest.tableId) ? guest.tableId : '')
  const byTable = Map.groupBy(
    placed.flatMap(({ sitters }) => sitters),
    tableOf,
  )
  const seated = ordered.map((table) => {
    const sitters = byTable.get(table.id) ?? []
    return { table, sitters, free: table.seats - sitters.length }
  })
  return {
    tables: seated,
    unseated: placed
      .map((household) => ({ ...household, sitters: household.sitters.filter((one) => !tableOf(one)) }))
      .filter(({ sitters }) => sitters.length > 0),
    strangers: households
      .flatMap(({ persons }) => persons)
      .filter(({ guest, coming }) => !guest && coming !== 'no').length,
    seats: ordered.reduce((sum, { seats }) => sum + seats, 0),
    seated: seated.reduce((sum, { sitters }) => sum + sitters.length, 0),
  }
}

/** Those among `others` with whom somebody is not to sit: one side's word is enough. */
export const foesOf = ({ guest }: Sitter, others: readonly Sitter[]): readonly Sitter[] =>
  others.filter(
    ({ guest: other }) => other.id !== guest.id && (namesAsApart(guest, other) || namesAsApart(other, guest)),
  )

/** An older answer that this device keeps knows no such field. */
const namesAsApart = ({ apart }: Partial<Pick<Guest, 'apart'>>, { id }: Guest) => apart?.includes(id) ?? false

/** What sits badly, in words: tables over their seats, people who are not to sit together, and families at several. */
export function troublesOf({ tables }: Seating): { key: string; tableId: string; words: string }[] {
  const over = tables
    .filter(({ free }) => free < 0)
    .map(({ table, sitters }) => ({
      key: `over/${table.id}`,
      tableId: table.id,
      words: `${table.name}: ${plural(sitters.length, 'persona', 'persone')} su ${plural(table.seats, 'posto', 'posti')}`,
    }))
  const at = new Map<string, SeatingTable[]>()
  for (const { table, sitters } of tables)
    for (const name of new Set(sitters.map(({ household }) => household)))
      at.set(name, [...(at.get(name) ?? []), table])
  const split = [...at].flatMap(([name, where]) =>
    where.length > 1
      ? [
          {
            key: `split/${name}`,
            tableId: where[0]!.id,
            words: `${name}: divisi fra ${joinWords(where.map((table) => table.name))}`,
          },
        ]
      : [],
  )
  const together = tables.flatMap(({ table, sitters }) =>
    sitters.flatMap((one, index) =>
      foesOf(one, sitters.slice(index + 1)).map((other) => ({
        key: `apart/${one.key}/${other.key}`,
        tableId: table.id,
        words: `${table.name}: ${one.name} e ${other.name} non vanno allo stesso tavolo`,
      })),
    ),
  )
  return [...over, ...together, ...split]
}

export interface Move {
  sitter: Sitter
  table: SeatingTable
}

/**
 * Places for those who have none, and nobody moved who has one: an envelope stays together, the largest first, where its
 * own sit already, else where others of the same side do, else where least is left over. Nobody is put where somebody sits
 * with whom they are not to: rather they are left without a place.
 */
export function proposalOf({ tables, unseated }: Seating): Move[] {
  const free = new Map(tables.map(({ table, free: left }) => [table.id, left]))
  const at = new Map(tables.map(({ table, sitters }) => [table.id, [...sitters]]))
  const moves: Move[] = []
  const largestFirst = unseated.toSorted((a, b) => b.sitters.length - a.sitters.length)
  for (const { name, sitters } of largestFirst) {
    const side = sitters[0]!.guest.side
    const score = ({ id }: SeatingTable): readonly number[] => {
      const those = at.get(id)!
      return [
        Number(those.some(({ household }) => household === name)),
        those.filter(({ guest }) => side !== null && guest.side === side).length,
        -free.get(id)!,
      ]
    }
    const best = (those: readonly Sitter[]) =>
      tables
        .map(({ table }) => table)
        .filter(({ id }) => free.get(id)! >= those.length)
        .filter(({ id }) => those.every((sitter) => foesOf(sitter, at.get(id)!).length === 0))
        .toSorted((a, b) => compare(score(b), score(a)))[0]
    const isAtOne = sitters.every((sitter) => foesOf(sitter, sitters).length === 0)
    const whole = isAtOne ? best(sitters) : undefined
    for (const sitter of sitters) {
      const table = whole ?? best([sitter])
      if (!table) continue
      moves.push({ sitter, table })
      at.get(table.id)!.push(sitter)
      free.set(table.id, free.get(table.id)! - 1)
    }
  }
  return moves
}

const compare = (a: readonly number[], b: readonly number[]) =>
  a.map((one, index) => one - b[index]!).find((difference) => difference !== 0) ?? 0

/** The tables as somebody would choose among them: those with a place first, the fullest of them before. */
export const tablesFor = ({ tables }: Seating, count: number): SeatedTable[] =>
  tables.toSorted(
    (a, b) =>
      Number(b.free >= count) - Number(a.free >= count) || (a.free < b.free ? -1 : a.free > b.free ? 1 : 0),
  )
