import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { DayCalendar, type DayCalendarProps } from './day-calendar.tsx'
import css from './day-tools.module.css'
import { placeWhole } from '../overlay/place-under.ts'

/** The calendar of a field, right under it. A native popover, so it lies above sheets too. */
export function DayPopover({
  inputId,
  button,
  onClose,
  ...calendar
}: DayCalendarProps & {
  inputId: string
  /** What has opened it. */
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}) {
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [popup, field] = [own.current, document.getElementById(inputId)]
    if (!popup || !field) return
    popup.showPopover()
    const stop = placeWhole(popup, field)
    popup.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
    return stop
  }, [inputId])

  const leave = useEffectEvent((target: EventTarget | null) => {
    const isWithin = (element: Element | null) => target instanceof Node && element?.contains(target)
    if (target && !isWithin(own.current) && !isWithin(button.current)) onClose()
  })
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Only the calendar closes, not the sheet around it.
    event.preventDefault()
    event.stopPropagation()
    onClose()
    button.current?.focus()
  })
  useEffect(() => {
    const stop = new AbortController()
    own.current?.addEventListener('keydown', (event) => escape(event), { signal: stop.signal })
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, ({ target }) => leave(target), { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [])

  return (
    <div
      ref={own}
      popover="manual"
      role="dialog"
      aria-label="Scegli il giorno"
      tabIndex={-1}
      className={css.popover}
    >
      <DayCalendar {...calendar} />
    </div>
  )
}
