import type { SeatingTable } from '#contract/plan/seating-table.ts'
import { initials } from '../../../lib/text.ts'
import { hasNeeds } from '../guest-list.ts'
import type { Sitter } from './seating.ts'
import css from './tables.module.css'

const SIDE = 200
const MIDDLE = SIDE / 2
const RING = 74
const CHAIR = 15
const LONG = { width: 150, height: 48 }

/** A table from above, with its chairs: initials for orientation, the names stand beneath. Told to nobody who hears it. */
export function TableDrawing({ table, sitters }: { table: SeatingTable; sitters: readonly Sitter[] }) {
  const count = Math.max(table.seats, sitters.length)
  const isRound = table.shape === 'round'
  const size = isRound ? chairSize(count) : Math.min(CHAIR, LONG.width / Math.ceil(count / 2) / 2 - 1)
  return (
    <svg className={css.drawing} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden>
      {isRound ? (
        <circle className={css.top} cx={MIDDLE} cy={MIDDLE} r={46} />
      ) : (
        <rect className={css.top} x={MIDDLE - LONG.width / 2} y={MIDDLE - LONG.height / 2} {...LONG} rx={8} />
      )}
      {Array.from({ length: count }, (_, at) => {
        const sitter = sitters[at]
        const { x, y } = isRound ? roundPlace(at, count) : longPlace(at, count)
        return (
          <g key={sitter?.key ?? at} className={css.chair} data-side={sitter?.guest.side ?? undefined}>
            <circle
              cx={x}
              cy={y}
              r={size}
              data-free={!sitter || undefined}
              data-extra={at >= table.seats || undefined}
            />
            {sitter && (
              <text x={x} y={y} dy="0.35em">
                {initials(sitter.name)}
              </text>
            )}
            {sitter && hasNeeds(sitter) && (
              <circle className={css.need} cx={x + size - 3} cy={y - size + 3} r={3.5} />
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** So many chairs have less room each. */
const chairSize = (count: number) => Math.max(5, Math.min(CHAIR, 200 / count))

function roundPlace(at: number, count: number) {
  const angle = (at / count) * 2 * Math.PI - Math.PI / 2
  return { x: MIDDLE + RING * Math.cos(angle), y: MIDDLE + RING * Math.sin(angle) }
}

/** One side, then the other. */
function longPlace(at: number, count: number) {
  const inRow = Math.ceil(count / 2)
  const isBelow = at >= inRow
  const place = isBelow ? at - inRow : at
  const many = isBelow ? count - inRow : inRow
  const step = LONG.width / many
  const away = LONG.height / 2 + CHAIR + 4
  return { x: MIDDLE - LONG.width / 2 + step * (place + 0.5), y: MIDDLE + (isBelow ? away : -away) }
}
