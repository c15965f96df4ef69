import { useState } from 'react'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { regions } from '#contract/lists/places/places.ts'
import type { AdminVisibility } from '#contract/site/site-management.ts'
import { addDays, daysBetween, formatDay, formatMonth, monthOf } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { StatGrid } from '../../ui/chart/stat-grid.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Notice, Notices } from '../../ui/state/notice.tsx'
import css from './calendar.module.css'
import { type Overlap, lastWords, overlapWords, overlapsOf } from './place-overlaps.ts'
import { statsOf } from './placement-stats.ts'
import track from './place-track.module.css'
import { PlaceTrack } from './place-track.tsx'
import { type Chosen, WEEKS, firstDayFor, placesByWeek } from './place-weeks.ts'
import type { NewTurn } from './visibility-form.ts'

const CATEGORY_OPTIONS = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))
const REGION_OPTIONS = regions.map(({ slug, name }) => ({ value: slug, label: name }))

/** The places that are sold, fourteen weeks of them: what is free, who stands there, where there are too many. */
export function CalendarView({
  all,
  today,
  onOpen,
  onMove,
  onSell,
}: {
  all: readonly AdminVisibility[]
  today: string
  onOpen: (visibility: AdminVisibility) => void
  onMove: (visibility: AdminVisibility, turn: NewTurn) => void
  onSell: (turn: NewTurn) => void
}) {
  const [chosen, setChosen] = useState<Chosen>({ category: '', region: '' })
  const [start, setStart] = useState(() => firstDayFor(today))
  const end = addDays(start, WEEKS * 7 - 1)
  const places = placesByWeek(all, start, chosen)
  const overlaps = overlapsOf(all, today)
  const tooMany = new Set(overlaps.map(({ last }) => last.id))
  return (
    <div className={css.view}>
      <StatGrid stats={statsOf(all, places, { from: start, to: end })} />
      {overlaps.length > 0 && (
        <Notices>
          {overlaps.map((found) => (
            <OverlapNotice key={`${found.last.id}/${found.from}`} found={found} onMove={onMove} />
          ))}
        </Notices>
      )}
      <div className={css.tools}>
        <SelectField
          label="Categoria"
          placeholder="Tutte le categorie"
          options={CATEGORY_OPTIONS}
          value={chosen.category}
          onValue={(category) => setChosen({ ...chosen, category })}
        />
        <SelectField
          label="Regione"
          placeholder="Tutte le regioni"
          options={REGION_OPTIONS}
          value={chosen.region}
          onValue={(region) => setChosen({ ...chosen, region })}
        />
        <div className={css.moves}>
          <Button variant="quiet" size="small" onClick={() => setStart(addDays(start, -7 * (WEEKS / 2)))}>
            Prima
          </Button>
          <Button variant="quiet" size="small" onClick={() => setStart(firstDayFor(today))}>
            Oggi
          </Button>
          <Button variant="quiet" size="small" onClick={() => setStart(addDays(start, 7 * (WEEKS / 2)))}>
            Dopo
          </Button>
        </div>
      </div>
      <div className={css.calendar}>
        <CalendarHead start={start} />
        {places.map((place) => (
          <PlaceTrack
            key={place.key}
            place={place}
            today={today}
            now={today >= start && today <= end ? (daysBetween(start, today) + 0.5) / (WEEKS * 7) : undefined}
            tooMany={tooMany}
            onOpen={onOpen}
            onSell={({ from, to }) => onSell({ place: place.place, from: from < today ? today : from, to })}
          />
        ))}
      </div>
      <p className={css.legend}>
        {BAR_LEGEND.map(([look, words]) => (
          <span key={look} className={css.ofBars}>
            <i className={track.bar} data-look={look} aria-hidden /> {words}
          </span>
        ))}
        {WEEK_LEGEND.map(([fill, words]) => (
          <span key={fill} className={css.ofWeeks}>
            <i className={track.week} data-fill={fill} aria-hidden /> {words}
          </span>
        ))}
        <span>Il numero dice quanti posti sono liberi in quella settimana: toccalo e la vendi.</span>
      </p>
    </div>
  )
}

const BAR_LEGEND = [
  ['running', 'in corso'],
  ['sold', 'in programma'],
  ['waits', 'aspetta il pagamento'],
  ['hold', 'fermo, pagina non in linea'],
  ['over', 'di troppo'],
] as const

/** On a phone, where nobody's days are drawn. */
const WEEK_LEGEND = [
  ['free', 'libera'],
  ['part', 'presa in parte'],
  ['full', 'piena'],
  ['over', 'di troppo'],
] as const

function OverlapNotice({
  found,
  onMove,
}: {
  found: Overlap
  onMove: (visibility: AdminVisibility, turn: NewTurn) => void
}) {
  const { last, moveTo } = found
  const turn = { from: moveTo, to: addDays(moveTo, daysBetween(last.from, last.to)) }
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="quiet" size="small" onClick={() => onMove(last, turn)}>
          Sposta al {formatDay(moveTo, 'bare')}
        </Button>
      }
    >
      <strong>{overlapWords(found)}</strong> {lastWords(found)}
    </Notice>
  )
}

/** The months and the Mondays, above the weeks. */
function CalendarHead({ start }: { start: string }) {
  const mondays = Array.from({ length: WEEKS }, (_, at) => addDays(start, at * 7))
  const months = [...new Set(mondays.map(monthOf))]
  return (
    <div className={css.head} aria-hidden>
      <div className={css.months}>
        {months.map((month) => {
          const count = mondays.filter((day) => monthOf(day) === month).length
          const first = mondays.findIndex((day) => monthOf(day) === month)
          return (
            <span key={month} style={{ gridColumn: `${first + 1} / span ${count}` }}>
              {count > 1 ? formatMonth(month, { withYear: false }) : formatDay(`${month}-01`, 'monthShort')}
            </span>
          )
        })}
      </div>
      <div className={css.mondays}>
        {mondays.map((day) => (
          <span key={day}>{Number(day.slice(8))}</span>
        ))}
      </div>
    </div>
  )
}
