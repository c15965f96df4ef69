import { plural } from '../../../lib/text.ts'
import { ReviewMark, WaitingMark } from '../../../ui/state/save-mark.tsx'
import { type EntityMark, REVIEW_PATH } from '../../sync/sync-face.ts'
import { useReceiving } from './carry.ts'
import type { SeatedTable, Sitter } from './seating.ts'
import { SitterItem } from './sitter-item.tsx'
import { TableDrawing } from './table-drawing.tsx'
import css from './tables.module.css'

/** A table as it stands in the room, and who sits at it. */
export function TableCard({
  seated: { table, sitters, free },
  mark,
  onOpen,
  onMove,
  onDrop,
}: {
  seated: SeatedTable
  mark: EntityMark | undefined
  onOpen: () => void
  onMove: (sitter: Sitter) => void
  /** Somebody was brought here by the pointer. @param id the guest's */
  onDrop: (id: string) => void
}) {
  const { ref, over } = useReceiving<HTMLLIElement>(onDrop)
  return (
    <li ref={ref} id={`tavolo-${table.id}`} className={css.card} data-over={over || undefined}>
      <TableDrawing {...{ table, sitters }} />
      <div className={css.cardHead}>
        <h2>
          <button type="button" className={css.tableName} onClick={onOpen}>
            {table.name}
          </button>
        </h2>
        <span className={free < 0 ? css.over : css.soft}>
          {sitters.length} su {plural(table.seats, 'posto', 'posti')}
        </span>
        {mark === 'waiting' && <WaitingMark />}
        {mark === 'review' && <ReviewMark what={table.name} href={REVIEW_PATH} />}
      </div>
      <ul className={css.sitters}>
        {sitters.map((sitter) => (
          <SitterItem key={sitter.key} sitter={sitter} onMove={() => onMove(sitter)} />
        ))}
      </ul>
    </li>
  )
}
