import type { ReactNode } from 'react'
import type { AutoReplyFields } from '#contract/vendors/auto-reply.ts'
import { StandingForm } from '../../plan/editor/standing-form.tsx'
import { useStandingRecord } from '../../plan/editor/use-standing-record.ts'
import { Switch } from '../../ui/form/switch.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { EntityStateMark } from '../../ui/state/save-mark.tsx'
import { reviewPathOf } from '../sync/sync-face.ts'
import { type ShownAutoReplies, autoRepliesSet } from './auto-reply-commands.ts'
import { AUTO_REPLY_FIELDS, holidaysFault, hoursFault } from './auto-reply-fields.ts'
import { useAutoRepliesMark } from './auto-reply-queries.ts'
import { HolidaysPart } from './holidays-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { KeywordsPart } from './keywords-part.tsx'
import css from './auto-replies.module.css'

/** The answers, each with its switch: what is typed is saved when its field is left, what is chosen at once. */
export function AutoRepliesForm({ vendorId, words }: { vendorId: string; words: ShownAutoReplies }) {
  const mark = useAutoRepliesMark()
  const editor = useStandingRecord<AutoReplyFields>({
    kind: 'autoReplies',
    id: vendorId,
    shown: words,
    set: autoRepliesSet,
    fields: AUTO_REPLY_FIELDS,
    draft: 'auto-replies',
    lists: ['keywords', 'holidays'],
  })
  const { field, values, saved, choose } = editor
  /** Of a list: what was typed in it goes along, and is typed no more. One that cannot be meant stays where it is. */
  const chooseIn = (name: 'hours' | 'holidays' | 'keywords', list: readonly unknown[]) => {
    const wanted = { [name]: list }
    const next = { ...values, ...wanted } as AutoReplyFields
    if (hoursFault(next.hours) || holidaysFault(next.holidays)) return editor.set(wanted)
    editor.set({ [name]: saved[name] })
    return choose(wanted)
  }
  // Hours and days that cannot be meant stay where they are typed, with what is wrong beside them.
  const isMeant = !hoursFault(values.hours) && !holidaysFault(values.holidays)
  const keep = () => (isMeant ? editor.save(true) : Promise.resolve(false))
  const text = (name: 'firstMessageText' | 'bookingText' | 'closedText', hint: string) => (
    <TextArea {...field.text(name)} rows={3} hint={hint} />
  )
  return (
    <StandingForm editor={{ ...editor, save: keep }} className={css.form} isWhole={isMeant}>
      {!editor.dirty && (
        <EntityStateMark mark={mark} what="le risposte automatiche" href={reviewPathOf('vendor')} />
      )}
      <Answer
        title="Al primo messaggio"
        why="A chi ti scrive per la prima volta."
        on={values.firstMessageOn}
        onChecked={(firstMessageOn) => choose({ firstMessageOn })}
      >
        {text('firstMessageText', PLACES)}
      </Answer>
      <Answer
        title="A chi chiede una data"
        why="Appena arriva la richiesta: il preventivo lo mandi tu."
        on={values.bookingOn}
        onChecked={(bookingOn) => choose({ bookingOn })}
      >
        {text('bookingText', PLACES)}
      </Answer>
      <Answer
        title="Fuori orario"
        why="Quando non c’è nessuno, e in ferie. Viene prima del saluto al primo messaggio."
        on={values.closedOn}
        onChecked={(closedOn) => choose({ closedOn })}
      >
        {text('closedText', PLACES)}
        <HoursPart
          hours={values.hours}
          fault={hoursFault(values.hours)}
          onChoose={(hours) => chooseIn('hours', hours)}
          onType={(hours) => editor.set({ hours })}
        />
        <HolidaysPart
          holidays={values.holidays}
          fault={holidaysFault(values.holidays)}
          onChange={(holidays) => chooseIn('holidays', holidays)}
        />
      </Answer>
      <Answer
        title="A certe parole"
        why="Se nel messaggio c’è una di queste parole, la risposta è la sua. Viene prima di tutte."
        on={values.keywordsOn}
        onChecked={(keywordsOn) => choose({ keywordsOn })}
      >
        <KeywordsPart
          keywords={values.keywords}
          onChoose={(keywords) => chooseIn('keywords', keywords)}
          onType={(keywords) => editor.set({ keywords })}
        />
      </Answer>
    </StandingForm>
  )
}

const PLACES =
  '{nome} diventa il nome di chi scrive; {data} il giorno, o «giorno che sceglierete» se non l’hanno ancora.'

/** One kind of answer: what it is for is read also where it is off, how it goes only where it is on. */
function Answer({
  title,
  why,
  on,
  onChecked,
  children,
}: {
  title: string
  why: string
  on: boolean
  onChecked: (on: boolean) => void
  children: ReactNode
}) {
  return (
    <section className={css.answer} aria-label={title}>
      <Switch
        label={<span className={css.title}>{title}</span>}
        hint={why}
        checked={on}
        onChecked={onChecked}
      />
      {on && children}
    </section>
  )
}
