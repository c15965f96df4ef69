import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { clampDay, stepDay } from '../../lib/day-steps.ts'
import { monthOf } from '../../lib/day.ts'

/** What the button of a day takes, spread on it as it is. */
export interface DayPlace {
  'data-day': string
  tabIndex: 0 | -1
}

/**
 * One of a month's days is reached by Tab, the others by arrow keys, Home, End, PageUp and PageDown, over the months too.
 * @param start the day that is reached first
 */
export function useDayKeys({
  month,
  start,
  min,
  max,
  onMonth,
}: {
  /** As shown, `YYYY-MM`. */
  month: string
  start: string
  min?: string | undefined
  max?: string | undefined
  onMonth: (month: string) => void
}) {
  const grid = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState(start)
  // Led to by a key, maybe in a month that is not drawn yet.
  const awaited = useRef<string>(undefined)
  const reached = monthOf(active) === month ? active : clampDay(`${month}-01`, min, max)
  useLayoutEffect(() => {
    if (awaited.current !== reached) return
    awaited.current = undefined
    grid.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)?.focus()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const next =
      event.altKey || event.ctrlKey || event.metaKey ? undefined : stepDay(reached, event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    const day = clampDay(next, min, max)
    awaited.current = day
    setActive(day)
    if (monthOf(day) !== month) onMonth(monthOf(day))
  }
  return {
    grid: { ref: grid, role: 'grid', onKeyDown },
    placeOf: (day: string): DayPlace => ({ 'data-day': day, tabIndex: day === reached ? 0 : -1 }),
    /** By a finger. */
    onActive: setActive,
    reached,
  }
}
