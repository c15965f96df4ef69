import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { useTypedBefore } from '../../ui/form/use-typed-before.ts'
import { vendorQueries } from '../vendors/vendor-queries.ts'
import css from './home-search.module.css'
import { categorySuggestions, type Suggestion } from './search-target.ts'

const TYPING_PAUSE_MS = 180
const ASK_FROM = 2
const NONE: readonly Suggestion[] = []

/** A text with suggestions under it: categories at once, then places and vendors by name from the server. */
export function SuggestInput({
  value,
  onValue,
  onChoose,
}: {
  value: string
  onValue: (value: string) => void
  onChoose: (suggestion: Suggestion) => void
}) {
  const listId = useId()
  const own = useRef<HTMLInputElement>(null)
  useTypedBefore(own, (typed) => onValue(typed.value))
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const asked = usePaused(value.trim())
  const { data = NONE } = useQuery({
    ...vendorQueries.suggest(useApi(), asked),
    enabled: open && asked.length >= ASK_FROM,
  })
  const local = categorySuggestions(value)
  const found = value.trim().length >= ASK_FROM && data.length > 0 ? data : local
  const choose = (suggestion: Suggestion) => {
    setOpen(false)
    onValue(suggestion.kind === 'category' ? suggestion.label : value)
    onChoose(suggestion)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = found[active]
    if (step !== 0) {
      event.preventDefault()
      setOpen(true)
      setActive((at) => (at + step + found.length + (at < 0 && step < 0 ? 1 : 0)) % Math.max(1, found.length))
    } else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter' && open && chosen) {
      event.preventDefault()
      choose(chosen)
    }
  }

  const shown = open && found.length > 0
  return (
    <div
      className={css.what}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
    >
      <label className={css.field}>
        <span className={css.label}>Cosa cerchi</span>
        <input
          ref={own}
          name="q"
          role="combobox"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Location, fotografo, fiori…"
          value={value}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            onValue(event.target.value)
            setActive(-1)
            setOpen(true)
          }}
        />
      </label>
      <div id={listId} role="listbox" aria-label="Suggerimenti" hidden={!shown} className={css.suggestions}>
        {shown &&
          found.map((suggestion, at) => (
            <button
              key={`${suggestion.kind}${suggestion.slug}`}
              id={`${listId}-${at}`}
              type="button"
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              className={css.suggestion}
              // Before the field loses the focus and the list with it.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <span>{suggestion.label}</span>
              <span className={css.detail}>{suggestion.detail}</span>
            </button>
          ))}
      </div>
    </div>
  )
}

/** The value once typing has paused. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
