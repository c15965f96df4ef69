/** What the weeks in sight come to. Pure. */
import type { AdminVisibility } from '#contract/site/site-management.ts'
import { formatDay, formatMonth } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { plural } from '../../lib/text.ts'
import { type Span, overlap } from '../../lists/dated-turns.ts'
import type { Stat } from '../../ui/chart/stat-grid.tsx'
import type { PlaceWeeks } from './place-weeks.ts'

/**
 * Sold, taken and waited for.
 * @param places those in sight
 * @param span their days
 */
export function statsOf(all: readonly AdminVisibility[], places: readonly PlaceWeeks[], span: Span): Stat[] {
  const sold = all.filter((one) => one.state === 'sold' && overlap(one, span))
  const waiting = all.flatMap(({ state, sale }) => (state === 'waits' && sale ? [sale] : []))
  const cents = (sales: readonly { netCents: number; creditedNetCents: number }[]) =>
    formatMoney(sales.reduce((sum, { netCents, creditedNetCents }) => sum + netCents - creditedNetCents, 0))
  const weeks = places.flatMap(({ weeks: each, room }) => each.map((week) => ({ ...week, room })))
  const room = weeks.reduce((sum, { room: { atOnce } }) => sum + atOnce, 0)
  const taken = weeks.reduce((sum, week) => sum + week.room.atOnce - week.free, 0)
  const soonest = waiting.map(({ payBy }) => payBy).toSorted()[0]
  return [
    {
      label: `Venduto, ${formatMonth(span.from, { withYear: false })}–${formatMonth(span.to, { withYear: false })}`,
      value: cents(sold.flatMap(({ sale }) => (sale ? [sale] : []))),
      note: 'pagato, al netto dell’IVA',
    },
    {
      label: 'Posti occupati',
      value: `${room === 0 ? 0 : Math.round((taken / room) * 100)} %`,
      note: `${taken} settimane su ${room}`,
    },
    {
      label: 'In attesa di pagamento',
      value: cents(waiting),
      note: soonest
        ? `${plural(waiting.length, 'posto', 'posti')}, ${waiting.length === 1 ? 'tenuto' : 'il primo'} fino al ${formatDay(soonest, 'bare')}`
        : 'nessun posto',
    },
  ]
}
