import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { regions } from '#contract/places.ts'
import { formatDay, today } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import css from './home-search.module.css'
import { SuggestInput } from './suggest-input.tsx'
import { searchTarget, type Suggestion } from './search-target.ts'

/** What, where, when. Without script it is a plain form that leads to the same list. */
export function HomeSearch() {
  const navigate = useNavigate()
  const [what, setWhat] = useState('')
  const [region, setRegion] = useState('')
  const [day, setDay] = useState('')
  const go = (chosen?: Suggestion) => void navigate(searchTarget({ what, region, day }, chosen))
  return (
    <search>
      <form
        action="/fornitori"
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        <SuggestInput value={what} onValue={setWhat} onChoose={go} />
        <label className={css.field}>
          <span className={css.label}>Dove</span>
          <select name="region" value={region} onChange={(event) => setRegion(event.target.value)}>
            <option value="">Tutta Italia</option>
            {regions.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={classNames(css.field, css.day)} data-empty={day === '' || undefined}>
          <span className={css.label}>Quando</span>
          <input
            type="date"
            name="freeOn"
            min={today()}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <span className={css.dayWords} aria-hidden>
            {day === '' ? 'Ancora da decidere' : formatDay(day, 'medium')}
          </span>
        </label>
        <Button type="submit" icon={IconSearch} className={css.go}>
          Cerca
        </Button>
      </form>
    </search>
  )
}
