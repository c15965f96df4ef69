import type { Guest } from '#contract/plan/guest.ts'
import type { SeatingTable } from '#contract/plan/seating-table.ts'
import { joinWords, plural } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { type Seating, type Sitter, foesOf, tablesFor } from './seating.ts'
import css from './tables.module.css'

/** Where somebody sits: the tables with a place first, each with who is there of their own. */
export function MoveSheet({
  sitter,
  seating,
  onSeat,
  onClose,
}: {
  sitter: Sitter
  seating: Seating
  onSeat: (guest: Guest, table: SeatingTable | undefined) => Promise<boolean>
  onClose: () => void
}) {
  const { guest, name, household } = sitter
  const seat = async (table: SeatingTable | undefined) => {
    if (await onSeat(guest, table)) onClose()
  }
  return (
    <Sheet open title={name} width="narrow" onClose={onClose}>
      <ul className={css.choices}>
        {tablesFor(seating, 1).map(({ table, sitters, free }) => {
          const own = sitters.filter((one) => one.household === household && one.key !== sitter.key)
          const foes = foesOf(sitter, sitters)
          const isHere = guest.tableId === table.id
          return (
            <li key={table.id}>
              <button type="button" className={css.choice} disabled={isHere} onClick={() => void seat(table)}>
                <strong>{table.name}</strong>
                <span className={css.soft}>
                  {isHere
                    ? 'è qui'
                    : free > 0
                      ? plural(free, 'posto libero', 'posti liberi')
                      : 'pieno: ci starebbe uno di troppo'}
                  {own.length > 0 && ` · con ${joinWords(own.map((one) => one.name))}`}
                  {foes.length > 0 && ` · c’è ${joinWords(foes.map((one) => one.name))}: non insieme`}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {guest.tableId && (
        <Button variant="quiet" onClick={() => void seat(undefined)}>
          Togli dal tavolo
        </Button>
      )}
    </Sheet>
  )
}
