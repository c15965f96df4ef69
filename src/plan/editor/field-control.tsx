import type { Allocation } from '#contract/plan/budget.ts'
import type { ListThing } from '#contract/kit/list-change.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { DayField } from '../../ui/day/day-field.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { SharesField } from '../../features/budget/shares-field.tsx'
import { WordsField } from '../../ui/form/words-field.tsx'
import { DaysControl } from './days-control.tsx'
import css from './editor-sheet.module.css'
import type { Field, Fields, Option } from '../fields.ts'
import { thingsIn, withThings } from '../review.ts'
import { type Known, inWords } from '../words.ts'

interface ControlProps {
  field: Field
  value: unknown
  known: Known
  error?: string | undefined
  onValue: (value: unknown) => void
}

/** Any field by its description, where it has no form of its own. */
export function FieldControl({ field, value, known, error, onValue }: ControlProps) {
  const { kind, label, hint, max, optional } = field
  const common = { label, ...(hint && { hint }), ...(error && { error }), ...(optional && { optional }) }
  const text = value === null || value === undefined ? '' : String(value)
  const choose = (options: readonly Option[], none = 'Nessuno') => (
    <SelectField
      {...common}
      options={options}
      {...((optional || field.placeholder) && { placeholder: field.placeholder ?? none })}
      value={text}
      onValue={(next) => onValue(typeof value === 'number' ? Number(next) : next || null)}
    />
  )
  /** What was chosen stays a choice, also where this device knows it no more. */
  const withChosen = (options: readonly Option[]) =>
    text === '' || options.some((option) => option.value === text)
      ? options
      : [{ value: text, label: inWords(field, value, known) }, ...options]
  switch (kind) {
    case 'long':
      return <TextArea {...common} {...(max && { maxLength: max })} value={text} onValue={onValue} />
    case 'cents':
      return <MoneyField {...common} cents={value as number | null} onCents={onValue} />
    case 'number':
      return (
        <TextField
          {...common}
          inputMode="numeric"
          value={text}
          onValue={(next) => onValue(next === '' && optional ? null : Number(next.replaceAll(/\D/g, '')))}
        />
      )
    case 'day':
      return <DayField {...common} value={text} onValue={(day) => onValue(day || null)} />
    case 'flag':
      return <Checkbox label={label} checked={value === true} onChecked={onValue} />
    case 'choice':
      return choose(field.options ?? [])
    case 'words':
      return (
        <WordsField
          label={label}
          options={field.options}
          most={max ?? 0}
          words={value as readonly string[]}
          onWords={onValue}
        />
      )
    case 'who':
      return choose(['one', 'two', 'both'].map((who) => ({ value: who, label: known.names[who] ?? who })))
    case 'vendor':
      return choose(withChosen(known.vendors ?? []))
    case 'album':
      return choose(withChosen(known.albums ?? []))
    case 'invitation':
      return choose(withChosen(known.invitations ?? []))
    case 'table':
      return choose(withChosen(known.tables ?? []))
    case 'guests':
      return (
        <WordsField
          {...common}
          options={withUnknown(known.guests ?? [], value as readonly string[])}
          most={max ?? 0}
          words={value as readonly string[]}
          onWords={onValue}
        />
      )
    case 'list':
      return <ThingsControl {...{ field, value, known, onValue }} />
    case 'group':
      return (
        <GroupControl
          of={field.of!}
          label={label}
          value={value}
          known={known}
          onValue={(next) => onValue(withoutNone(next as Values, field.of!))}
        />
      )
    case 'shares':
      return <SharesField value={value as Allocation} onValue={onValue} />
    case 'days':
      return <DaysControl label={label} days={value as string[]} onDays={onValue} />
    case 'picture':
      return null
    default:
      return (
        <TextField
          {...common}
          type={kind === 'time' || kind === 'url' || kind === 'tel' || kind === 'email' ? kind : 'text'}
          {...(max && { maxLength: max })}
          value={text}
          onValue={onValue}
        />
      )
  }
}

type Values = Readonly<Record<string, unknown>>

/** What was chosen and this device knows no more has a name all the same. */
const withUnknown = (options: readonly Option[], chosen: readonly string[]): readonly Option[] => [
  ...options,
  ...chosen
    .filter((id) => !options.some(({ value }) => value === id))
    .map((id) => ({ value: id, label: 'una persona' })),
]

/** What may be left out of a group is not in it. */
const withoutNone = (group: Values, of: Fields): Values =>
  Object.fromEntries(
    Object.entries(group).filter(([name, value]) => !of[name]?.optional || (value !== null && value !== '')),
  )

/** Each thing that was put in the list. */
function ThingsControl({ field, value, known, onValue }: Omit<ControlProps, 'error'>) {
  const things = thingsIn(value)
  return things.map((thing, at) => (
    <GroupControl
      key={thing.id ?? at}
      of={field.of!}
      label={`${field.label}, ${at + 1}`}
      value={thing}
      known={known}
      onValue={(next) =>
        onValue(withThings(value, things.with(at, next as ListThing & Record<string, unknown>)))
      }
    />
  ))
}

function GroupControl({
  of,
  label,
  value,
  known,
  onValue,
}: Omit<ControlProps, 'field'> & { of: Fields; label: string }) {
  const thing = (value ?? {}) as Values
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      {Object.entries(of).map(([name, field]) => (
        <FieldControl
          key={name}
          field={field}
          value={thing[name] ?? (field.kind === 'cents' || field.optional ? null : '')}
          known={known}
          onValue={(next) => onValue({ ...thing, [name]: next })}
        />
      ))}
    </fieldset>
  )
}
