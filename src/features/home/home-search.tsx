import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { provinces, regions } from '#contract/lists/places/places.ts'
import { formatDay, today } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { useTypedBefore } from '../../ui/form/use-typed-before.ts'
import { classNames } from '../../ui/class-names.ts'
import { DayInput } from '../../ui/day/day-input.tsx'
import css from './home-search.module.css'
import { SuggestInput } from './suggest-input.tsx'
import { searchTarget, type Suggestion } from './search-target.ts'

/** Proposed while it is typed; a town is understood as well. */
const PLACES = [...new Set([...regions, ...provinces].map(({ name }) => name))]
const UNDECIDED = 'Ancora da decidere'

/** What, where, when. Without script it is a plain form that leads to the same list. */
export function HomeSearch() {
  const navigate = useNavigate()
  const [what, setWhat] = useState('')
  const [where, setWhere] = useState('')
  const [day, setDay] = useState('')
  const [wrong, setWrong] = useState<string>()
  const whereField = useRef<HTMLInputElement>(null)
  useTypedBefore(whereField, ({ value }) => setWhere(value))
  const dayId = useId()
  const placesId = `${dayId}-places`
  const wrongId = `${dayId}-wrong`
  const go = (chosen?: Suggestion) => void navigate(searchTarget({ what, where, day }, chosen))
  return (
    <search>
      <form
        action="/fornitori"
        className={css.search}
        onSubmit={(event) => {
          // Typed before what reads it was there: the server reads it.
          if (day === '' && new FormData(event.currentTarget).get('freeOn')) return
          event.preventDefault()
          go()
        }}
      >
        <SuggestInput value={what} onValue={setWhat} onChoose={go} />
        <label className={css.field}>
          <span className={css.label}>Dove</span>
          <input
            ref={whereField}
            name="q"
            list={placesId}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Tutta Italia"
            value={where}
            onChange={(event) => setWhere(event.target.value)}
          />
        </label>
        <div className={classNames(css.field, css.day)} data-empty={day === '' || undefined}>
          <label htmlFor={dayId} className={css.label}>
            Quando
          </label>
          <span className={css.dayBox}>
            <DayInput
              id={dayId}
              name="freeOn"
              placeholder={UNDECIDED}
              min={today()}
              value={day}
              aria-invalid={wrong !== undefined || undefined}
              aria-describedby={wrong && wrongId}
              onValue={setDay}
              onWrong={setWrong}
            />
          </span>
          <span className={css.dayWords} aria-hidden>
            {day === '' ? UNDECIDED : formatDay(day, 'medium')}
          </span>
          {wrong && (
            <p id={wrongId} className={css.wrong}>
              {wrong}
            </p>
          )}
        </div>
        <Button type="submit" icon={IconSearch} className={css.go}>
          Cerca
        </Button>
        <datalist id={placesId}>
          {PLACES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </form>
    </search>
  )
}
