import { type KeyboardEvent, useRef, useState } from 'react'
import { PLACEMENT_STATES } from '#contract/lists/vendors/placement-states.ts'
import type { AdminVisibility } from '#contract/site/site-management.ts'
import { formatDay } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { plural } from '../../lib/text.ts'
import { spanOf, stageOf } from '../../lists/dated-turns.ts'
import css from './place-track.module.css'
import type { PlaceWeeks, Week } from './place-weeks.ts'
import { vendorNameOf } from './visibility-words.ts'

interface TrackProps {
  place: PlaceWeeks
  today: string
  /** Which part of the weeks is over, where today is among them. */
  now: number | undefined
  /** Of those that came last where there are too many. */
  tooMany: ReadonlySet<string>
  onOpen: (visibility: AdminVisibility) => void
  onSell: (week: Week) => void
}

const looksOf = (visibility: AdminVisibility, today: string, tooMany: ReadonlySet<string>) => {
  if (tooMany.has(visibility.id)) return { look: 'over', word: 'di troppo' } as const
  if (!visibility.vendor.isPublic) return { look: 'hold', word: 'fermo, pagina non in linea' } as const
  if (visibility.state === 'waits') return { look: 'waits', word: 'aspetta il pagamento' } as const
  const stage = stageOf(visibility, today)
  const word = PLACEMENT_STATES[visibility.state].toLowerCase()
  if (stage === 'running') return { look: 'running', word: `in corso, ${word}` } as const
  return {
    look: stage === 'over' ? 'done' : 'sold',
    word: stage === 'over' ? `finito, ${word}` : word,
  } as const
}

/** One place: who stands there, drawn on a wide screen and listed on a phone, and its weeks with what is free of each. */
export function PlaceTrack({ place, today, now, tooMany, onOpen, onSell }: TrackProps) {
  const { name, room, bars, lanes } = place
  const worded = bars.map((bar) => ({ ...bar, ...looksOf(bar.visibility, today, tooMany) }))
  return (
    <section className={css.place} aria-label={name}>
      <div className={css.name}>
        <h2>{name}</h2>
        <p>
          {plural(room.atOnce, 'posto', 'posti')} · {formatMoney(room.weekCents)} a settimana
        </p>
      </div>
      <div className={css.track}>
        {lanes > 0 && (
          <div className={css.lanes}>
            {worded.map(({ visibility, lane, first, last, look, word }) => (
              <button
                key={visibility.id}
                type="button"
                className={css.bar}
                data-look={look}
                style={{ gridRow: lane + 1, gridColumn: `${first + 1} / ${last + 2}` }}
                title={`${vendorNameOf(visibility)}, ${word}, ${spanOf(visibility)}`}
                aria-label={`${vendorNameOf(visibility)}, ${word}, ${spanOf(visibility)}`}
                onClick={() => onOpen(visibility)}
              >
                <span>{vendorNameOf(visibility)}</span>
              </button>
            ))}
          </div>
        )}
        {now !== undefined && (
          <span className={css.now} style={{ insetInlineStart: `${now * 100}%` }} aria-hidden />
        )}
        <WeekStrip place={place} today={today} onSell={onSell} />
      </div>
      {worded.length > 0 && (
        <ul className={css.listed}>
          {worded.map(({ visibility, look, word }) => (
            <li key={visibility.id}>
              <button type="button" className={css.line} onClick={() => onOpen(visibility)}>
                {vendorNameOf(visibility)}
                <span data-look={look}>
                  {word} · {spanOf(visibility)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The weeks: one that has a free place is sold by a tap. One of them is reached by Tab, the others by the arrow keys. */
function WeekStrip({ place, today, onSell }: Pick<TrackProps, 'place' | 'today' | 'onSell'>) {
  const strip = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState(0)
  const { name, room, weeks } = place
  const offered = weeks.filter(({ to, free }) => to >= today && free > 0)
  const at = Math.min(reached, offered.length - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = KEYS[event.key]?.(at, offered.length)
    if (next === undefined || next < 0 || next >= offered.length) return
    event.preventDefault()
    setReached(next)
    strip.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  return (
    <div
      ref={strip}
      role="toolbar"
      tabIndex={-1}
      aria-label={`Settimane libere, ${name}`}
      className={css.weeks}
      onKeyDown={onKeyDown}
    >
      {weeks.map((week) => {
        const index = offered.indexOf(week)
        const fill =
          week.taken > room.atOnce ? 'over' : week.free === 0 ? 'full' : week.taken > 0 ? 'part' : 'free'
        const days = `settimana dal ${formatDay(week.from, 'bare')}`
        return index === -1 ? (
          <span
            key={week.from}
            className={css.week}
            data-fill={fill}
            data-over={week.to < today || undefined}
            title={`${days}: ${week.free === 0 ? 'niente di libero' : 'passata'}`}
          />
        ) : (
          <button
            key={week.from}
            type="button"
            className={css.week}
            data-fill={fill}
            tabIndex={index === at ? 0 : -1}
            title={`Vendi la ${days}: ${plural(week.free, 'posto libero', 'posti liberi')}`}
            aria-label={`Vendi ${name}, ${days}: ${plural(week.free, 'posto libero', 'posti liberi')}`}
            onClick={() => onSell(week)}
          >
            <span>{week.free}</span>
          </button>
        )
      })}
    </div>
  )
}
