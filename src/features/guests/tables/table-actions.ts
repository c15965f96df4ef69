/** What the couple can do with its tables; each can be taken back. */
import { useMemo } from 'react'
import { newId } from '#contract/kit/new-id.ts'
import type { Guest } from '#contract/plan/guest.ts'
import type { SeatingTable } from '#contract/plan/seating-table.ts'
import { named } from '../../../lib/named.ts'
import { byPosition, positionsAtEnd } from '../../../lib/position.ts'
import { plural } from '../../../lib/text.ts'
import { useChanges } from '../../../plan/changes.ts'
import type { Edit } from '../../../plan/editor/use-editor.ts'
import type { Own } from '../../../plan/plan-entity.ts'
import { guest } from '../../website/invitations/invitation-face.ts'
import type { Move } from './seating.ts'
import { seatingTable } from './table-entity.ts'

export type TableFields = Pick<SeatingTable, 'name' | 'seats' | 'shape'>
export type TableActions = ReturnType<typeof useTableActions>

export function useTableActions(tables: readonly SeatingTable[]) {
  const { make, edit } = useChanges()
  return useMemo(
    () => ({
      add(fields: TableFields) {
        const position = positionsAtEnd(tables.toSorted(byPosition), 1)[0]!
        return make(
          [seatingTable.creation({ ...fields, id: newId(), position })],
          named('Tavolo aggiunto', fields.name),
        )
      },
      change: ({ live, wanted, seen }: Edit<SeatingTable, Own<SeatingTable>>) =>
        edit(seatingTable.change(live, wanted, seen), named('Tavolo salvato', wanted.name ?? live.name)),
      remove: (live: SeatingTable) =>
        make([seatingTable.removal(live)], named('Tavolo eliminato', live.name)),
      /** @param table undefined where they get up */
      seat: (live: Guest, table: SeatingTable | undefined) =>
        edit(
          guest.change(live, { tableId: table?.id ?? null }),
          table ? `${live.name}: ${table.name}.` : named('Senza posto', live.name),
        ),
      /** All at once, and taken back all at once. */
      seatAll: (moves: readonly Move[]) =>
        make(
          moves.flatMap(({ sitter, table }) => guest.change(sitter.guest, { tableId: table.id }) ?? []),
          `${plural(moves.length, 'persona', 'persone')} a tavola.`,
        ),
    }),
    [tables, make, edit],
  )
}
