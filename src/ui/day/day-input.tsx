import { type ComponentPropsWithRef, Suspense, lazy, useRef, useState, useSyncExternalStore } from 'react'
import { formatDay } from '../../lib/day.ts'
import { untilLoaded } from '../../pace/until-loaded.ts'
import { useTypedBefore } from '../form/use-typed-before.ts'

/** Days that say something in the calendar. */
export interface DayMark {
  days: Iterable<string>
  /** `busy` is struck out, `partly` underlined, `own` stands out. */
  look: 'busy' | 'partly' | 'own'
  /** What they are, as said under the calendar and of each day: «già preso». */
  word: string
}

export interface DayChoice {
  /** `YYYY-MM-DD`, or an empty string. `min` and `max` are days too. */
  value: string
  onValue: (value: string) => void
  min?: string | undefined
  max?: string | undefined
  /** Days that have gone by are meant: one without its year is the last such day. */
  past?: boolean
  /** The last day for something: what lies before today is late. */
  deadline?: boolean
  /** Something happens at once with each day told: only one that is written to the end is. */
  settled?: boolean
  marks?: readonly DayMark[]
}

export type DayInputProps = DayChoice &
  Omit<ComponentPropsWithRef<'input'>, 'value' | 'type' | 'onChange' | 'ref' | keyof DayChoice> & {
    id: string
    /** What is wrong with what was written, once it is left. */
    onWrong: (sentence: string | undefined) => void
  }

/** What is typed and not yet put in order, and the day it was typed over: one that comes from elsewhere takes its place. */
export interface TypedDay {
  text: string
  over: string
}

const Tools = lazy(() =>
  untilLoaded('day-tools', async () => ({ default: (await import('./day-tools.tsx')).DayTools })),
)

const never = () => () => undefined

/** A phone whose own calendar is in Italian has the one that its owner knows. */
const hasOwnCalendar = () => matchMedia('(pointer: coarse)').matches && /^it\b/.test(navigator.language)

/** What reads a day and the calendar come by themselves a moment after the field, which is on the first page. */
export function DayInput(props: DayInputProps) {
  const { value, onValue, onWrong, past: _1, deadline: _2, settled: _3, marks: _4, ...input } = props
  // Begun in what the server drew, before the app ran: it stays the field it was.
  const [isBegun] = useState(() => globalThis.document?.activeElement?.id === input.id)
  /** Undefined in what the server draws, and while that is taken over. */
  const isItsOwn = useSyncExternalStore(never, hasOwnCalendar, () => undefined)
  const isNative = isItsOwn && !isBegun
  const [typed, setTyped] = useState<TypedDay>()
  const own = useRef<HTMLInputElement>(null)
  useTypedBefore(own, (field) => setTyped({ text: field.value, over: value }))
  const draft = typed?.over === value ? typed.text : undefined
  return (
    <>
      <input
        placeholder="gg/mm/aaaa"
        autoComplete="off"
        inputMode="decimal"
        {...input}
        ref={own}
        type={isNative ? 'date' : 'text'}
        value={isNative ? value : (draft ?? (value && formatDay(value, 'short')))}
        onChange={({ target }) => {
          if (!isNative) return setTyped({ text: target.value, over: value })
          // In the words of the device, which is an Italian one.
          onWrong(target.validationMessage || undefined)
          onValue(target.value)
        }}
      />
      {isItsOwn !== undefined && !isNative && (
        <Suspense>
          <Tools {...props} draft={draft} onTyped={setTyped} />
        </Suspense>
      )}
    </>
  )
}
