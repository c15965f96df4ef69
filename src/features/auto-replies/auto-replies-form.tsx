import type { ReactNode } from 'react'
import type { AutoReplyFields } from '#contract/auto-reply.ts'
import { named } from '../../lib/named.ts'
import { joinWords } from '../../lib/text.ts'
import { useChanges } from '../../plan/changes.ts'
import { saveOnLeave } from '../../plan/save-on-leave.ts'
import { useEditor } from '../../plan/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { DraftNotice } from '../../ui/state/draft-notice.tsx'
import { EntityStateMark } from '../../ui/state/save-mark.tsx'
import { reviewPathOf } from '../sync/sync-face.ts'
import { type AutoRepliesSet, type ShownAutoReplies, autoRepliesSet } from './auto-reply-commands.ts'
import { AUTO_REPLY_FIELDS, holidaysFault, hoursFault } from './auto-reply-fields.ts'
import { useAutoRepliesMark } from './auto-reply-queries.ts'
import { HolidaysPart } from './holidays-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { KeywordsPart } from './keywords-part.tsx'
import css from './auto-replies.module.css'

/** The answers, each with its switch: what is typed is saved when its field is left, what is chosen at once. */
export function AutoRepliesForm({
  vendorId,
  words: { version, ...saved },
}: {
  vendorId: string
  words: ShownAutoReplies
}) {
  const { make } = useChanges()
  const mark = useAutoRepliesMark()
  const save = (changes: Partial<AutoReplyFields>, seenVersion: number) => {
    const names = Object.keys(changes) as (keyof AutoReplyFields)[]
    const inverse = Object.fromEntries(names.map((name) => [name, saved[name]]))
    const command = (args: AutoRepliesSet) => ({ definition: autoRepliesSet, args })
    return make(
      [
        {
          submission: { ...command({ id: vendorId, changes }), baseVersion: seenVersion },
          inverse: command({ id: vendorId, changes: inverse }),
        },
      ],
      named('Cambiato', joinWords(names.map((name) => AUTO_REPLY_FIELDS[name].the))),
    )
  }
  const { field, values, dirty, ...editor } = useEditor({
    entity: { kind: 'autoReplies' },
    fields: AUTO_REPLY_FIELDS,
    live: { id: vendorId, version, ...saved },
    draft: 'auto-replies',
    standing: true,
    start: saved,
    onEdit: ({ wanted, seen }: { wanted: Partial<AutoReplyFields>; seen: { version: number } }) =>
      save(wanted, seen.version),
  })
  const choose = (wanted: Partial<AutoReplyFields>) => void save(wanted, version)
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the fields that are left
    <form
      className={css.form}
      noValidate
      onBlur={saveOnLeave(dirty, keep)}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <DraftNotice found={editor.found} onDiscard={editor.clear} />
      {!dirty && <EntityStateMark mark={mark} what="le risposte automatiche" href={reviewPathOf('vendor')} />}
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
      {dirty && (
        <div className={css.foot}>
          <Button type="submit">Salva</Button>
          <Button variant="quiet" onClick={editor.clear}>
            Annulla
          </Button>
        </div>
      )}
    </form>
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
