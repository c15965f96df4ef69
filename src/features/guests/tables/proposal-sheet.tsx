import { joinWords, plural } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SheetFoot } from '../../../ui/overlay/sheet-foot.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { type Move, type Seating, proposalOf } from './seating.ts'
import css from './tables.module.css'

/** What would be done for who has no place, before it is. */
export function ProposalSheet({
  seating,
  onSeatAll,
  onClose,
}: {
  seating: Seating
  onSeatAll: (moves: readonly Move[]) => Promise<boolean>
  onClose: () => void
}) {
  const moves = proposalOf(seating)
  const without = seating.unseated.reduce((sum, { sitters }) => sum + sitters.length, 0) - moves.length
  const byTable = [...Map.groupBy(moves, ({ table }) => table)]
  const seatAll = async () => {
    if (await onSeatAll(moves)) onClose()
  }
  return (
    <Sheet
      open
      title="I posti che proponiamo"
      onClose={onClose}
      footer={
        <SheetFoot>
          <Button disabled={moves.length === 0} onClick={() => void seatAll()}>
            Metti a tavola
          </Button>
        </SheetFoot>
      }
    >
      <p className={css.soft}>
        Chi ha già un posto resta dov’è; chi è sulla stessa busta sta insieme, finché ci sta; chi non volete
        vicino a qualcuno va a un altro tavolo.
      </p>
      {without > 0 && (
        <Notice tone="warning">
          {plural(without, 'persona resta', 'persone restano')} senza posto: serve un altro tavolo, o un posto
          scelto da voi.
        </Notice>
      )}
      <ul className={css.choices}>
        {byTable.map(([table, those]) => (
          <li key={table.id} className={css.proposed}>
            <strong>{table.name}</strong>
            <span className={css.soft}>{joinWords(those.map(({ sitter }) => sitter.name))}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
