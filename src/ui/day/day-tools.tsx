/** What a day's field does besides holding what is typed. Loaded a moment after it. */
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { Suspense, lazy, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useToday } from '../../lib/clock.ts'
import { readDay } from '../../lib/day-text.ts'
import { untilLoaded } from '../../pace/until-loaded.ts'
import type { DayInputProps, TypedDay } from './day-input.tsx'
import { DayPopover } from './day-popover.tsx'
import css from './day-tools.module.css'
import { IconButton } from '../icon-button.tsx'

const DaySheet = lazy(() =>
  untilLoaded('day-sheet', async () => ({ default: (await import('./day-sheet.tsx')).DaySheet })),
)

/** From here on there is room beside a field. */
const WIDE = '(min-width: 48rem)'

export type DayToolsProps = DayInputProps & {
  /** What is typed and not yet put in order. */
  draft: string | undefined
  onTyped: (typed: TypedDay | undefined) => void
}

/** Reads what is typed, says what is wrong with it, and opens the calendar. */
export function DayTools({
  id,
  value,
  onValue,
  min,
  max,
  past,
  deadline,
  settled,
  marks,
  disabled,
  required,
  draft,
  onTyped,
  onWrong,
}: DayToolsProps) {
  const today = useToday()
  const button = useRef<HTMLButtonElement>(null)
  const [calendar, setCalendar] = useState<'beside' | 'sheet' | 'sheet closed'>()
  const read = draft === undefined ? undefined : readDay(draft, { today, min, max, past })

  const tell = (day: string, text: string | undefined) => {
    onWrong(undefined)
    onTyped(text === undefined ? undefined : { text, over: day })
    if (day !== value) onValue(day)
  }
  // Before the next touch: what is sent is what is seen.
  const hear = useEffectEvent(() => {
    if (!read) onWrong(undefined)
    else if ('day' in read && (!settled || read.day === '')) tell(read.day, draft)
  })
  useLayoutEffect(() => hear(), [draft])

  /** @returns whether what is typed is a day */
  const settle = useEffectEvent(() => {
    if (read && 'wrong' in read && !disabled) {
      onWrong(read.wrong)
      return false
    }
    if (read && 'day' in read) tell(read.day, undefined)
    return true
  })
  const open = useEffectEvent(() => setCalendar(matchMedia(WIDE).matches ? 'beside' : 'sheet'))
  useLayoutEffect(() => {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement)) return
    const stop = new AbortController()
    const { signal } = stop
    field.addEventListener('blur', () => settle(), { signal })
    field.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter') settle()
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        open()
      },
      { signal },
    )
    // A form is not sent with another day than the one that is written.
    field.form?.addEventListener(
      'submit',
      (event) => {
        if (settle()) return
        event.preventDefault()
        event.stopPropagation()
        field.focus()
      },
      { signal },
    )
    return () => stop.abort()
  }, [id])

  const close = () => setCalendar((kind) => (kind === 'beside' ? undefined : 'sheet closed'))
  const shown = {
    value,
    min,
    max,
    deadline,
    marks,
    required,
    today,
    onPick: (day: string) => {
      tell(day, undefined)
      close()
      button.current?.focus()
    },
  }
  return (
    <>
      <IconButton
        ref={button}
        icon={IconCalendar}
        label="Apri il calendario"
        aria-haspopup="dialog"
        aria-expanded={calendar === 'beside' || calendar === 'sheet'}
        disabled={disabled}
        className={css.open}
        onClick={() => (calendar === 'beside' ? close() : open())}
      />
      {calendar === 'beside' && <DayPopover {...shown} inputId={id} button={button} onClose={close} />}
      {(calendar === 'sheet' || calendar === 'sheet closed') && (
        <Suspense>
          <DaySheet {...shown} open={calendar === 'sheet'} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
