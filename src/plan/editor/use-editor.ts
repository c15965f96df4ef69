/**
 * The editor of one thing: what it was opened on, what was typed and nothing else, what is wrong with it, and what the
 * partner wrote meanwhile. A change made here always says the version it was opened on.
 */
import { type ReactNode, createElement, useState } from 'react'
import { useKeptForm } from '../../features/sync/form-queries.ts'
import { type Field, type FieldKind, type Fields, fieldErrors, tidy } from '../fields.ts'
import { MeanwhileNote } from './meanwhile-note.tsx'
import type { Seen } from '../plan-entity.ts'

/** What an editor edits: of the plan, or a kind with commands of its own. */
interface Versioned {
  id: string
  version: number
}

/** What was typed over a thing: for `PlanEntity.change`. */
export interface Edit<E, O> {
  live: E
  wanted: Partial<O>
  seen: Seen<O>
}

export interface EditorInput<E extends Versioned, O, V> {
  entity: { kind: string }
  fields: Fields
  /** As it is shown now; undefined for a new one. */
  live: E | undefined
  /** Of the draft: what is typed is found again by it. */
  draft: string
  /** The fields of this form, as those of a new thing. */
  start: V
  /** No sheet that is opened and closed: what is shown changes as it is read, and an edit is one of what is shown. */
  standing?: true
  /** What it is an entry of, by its id: whose history says who wrote. */
  within?: string
  /** What stands in the form where nothing is saved, and is not sent unless it is typed. */
  instead?: Partial<V>
  onAdd?: (values: V) => Promise<boolean>
  onEdit?: (edit: Edit<E, O>) => Promise<boolean>
}

type NameOf<V> = keyof V & string

export function useEditor<E extends Versioned, O, V extends object>({
  entity,
  fields,
  live,
  draft,
  start,
  standing,
  within,
  instead,
  onAdd,
  onEdit,
}: EditorInput<E, O, V>) {
  // What the partner writes while it is open was not seen by who writes here.
  const [first] = useState(live?.version)
  const opened = standing ? live?.version : first
  const names = Object.keys(start) as NameOf<V>[]
  const pick = (from: object, which: readonly string[] = names) =>
    Object.fromEntries(
      which.filter((name) => name in from).map((name) => [name, from[name as keyof typeof from]]),
    )
  const form = useKeptForm<V>(draft, { ...start, ...(live && pick(live)), ...instead } as V, opened)
  // A draft of an older build may name fields that are gone.
  const typed = names.filter((name) => name in form.typed)
  const values = pick(form.fields) as V
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const set = (change: Partial<V>) => {
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change))))
    form.set(change)
  }
  const put = (name: NameOf<V>, value: unknown) => set({ [name]: value } as Partial<V>)
  /** What the partner writes where somebody types here; a field that is not typed in shows it by itself. */
  const news = (name: NameOf<V>, named = false) =>
    live &&
    form.meanwhile.includes(name) &&
    createElement(MeanwhileNote, {
      key: name,
      entity: { kind: entity.kind, id: within ?? live.id, version: live.version },
      name,
      field: fields[name]!,
      named,
      before: form.seen[name],
      value: form.saved[name],
      since: form.version ?? live.version,
      onTake: () => form.takeMeanwhile(name),
    })
  const common = (name: NameOf<V>) => {
    const { label, ask = label, optional, hint } = fields[name]!
    return {
      label: ask,
      error: errors[name],
      news: news(name),
      ...(optional && { optional }),
      ...(hint && { hint }),
    }
  }
  const orNull = (name: NameOf<V>, value: string) => (value === '' && start[name] === null ? null : value)
  const text = (name: NameOf<V>) => String(values[name] ?? '')

  /** What was typed is an edit of this. */
  const seen = {
    version: form.version ?? opened ?? live?.version ?? 0,
    base: pick(form.seen, typed) as unknown as Partial<O>,
  }

  return {
    entity,
    fields,
    live,
    values,
    errors,
    seen,
    isTyped: (name: string) => name in form.typed,
    set,
    dirty: form.dirty,
    found: form.found,
    /** Of the fields that are no single control: the sheet tells it above them. */
    newsAbove: names
      .filter((name) => name in fields && APART.has(fields[name]!.kind))
      .map((name) => news(name, true)),
    clear: form.clear,

    /** The props of each kind of field, from its description. */
    field: {
      text: (name: NameOf<V>) => ({
        ...common(name),
        ...(fields[name]!.max !== undefined && { maxLength: lettersOf(fields[name]!) }),
        ...(fields[name]!.placeholder && { placeholder: fields[name]!.placeholder }),
        value: text(name),
        onValue: (value: string) => put(name, value),
      }),
      /** A whole number written by hand; none is 0. */
      number: (name: NameOf<V>) => ({
        ...common(name),
        inputMode: 'numeric' as const,
        value: values[name] ? text(name) : '',
        onValue: (value: string) => put(name, Number(value.replaceAll(/\D/g, ''))),
      }),
      cents: (name: NameOf<V>) => ({
        ...common(name),
        cents: (start[name] === 0 ? values[name] || null : values[name]) as number | null,
        onCents: (cents: number | null) => put(name, cents ?? start[name]),
      }),
      day: (name: NameOf<V>) => ({
        ...common(name),
        value: text(name),
        onValue: (value: string) => put(name, orNull(name, value)),
      }),
      choice: (name: NameOf<V>) => ({
        ...common(name),
        ...(fields[name]!.placeholder && { placeholder: fields[name]!.placeholder }),
        options: fields[name]!.options ?? [],
        value: text(name),
        onValue: (value: string) =>
          put(name, typeof start[name] === 'number' ? Number(value) : orNull(name, value)),
      }),
      flag: (name: NameOf<V>) => ({
        ...common(name),
        checked: Boolean(values[name]),
        onChecked: (checked: boolean) => put(name, checked),
      }),
    },

    /** @returns whether it was kept; where not, what is wrong stands at its field, or was said */
    async save(stays = false): Promise<boolean> {
      const kept = tidy(values, fields)
      const wrong = fieldErrors(kept as Readonly<Record<string, unknown>>, fields)
      setErrors(wrong)
      if (Object.keys(wrong).length > 0) return false
      const edit = live && {
        live,
        wanted: pick(kept, typed) as unknown as Partial<O>,
        seen,
      }
      const work = () => (edit ? onEdit?.(edit) : onAdd?.(kept)) ?? Promise.resolve(true)
      return form.save(work, stays)
    },

    /** Puts back what the partner had written, as an edit of what stands here now. */
    restore: (wanted: Record<string, unknown>): Promise<boolean> =>
      live
        ? (onEdit?.({ live, wanted: wanted as Partial<O>, seen: { version: live.version, base: {} } }) ??
          Promise.resolve(true))
        : Promise.resolve(true),
  }
}

const APART = new Set<FieldKind>(['list', 'group', 'shares', 'guests'])

/** An IBAN is typed with the spaces it is read aloud with. */
const lettersOf = ({ kind, max = 0 }: Field) => (kind === 'iban' ? max + Math.floor(max / 4) : max)

/** An editor as its sheet sees it, of whatever thing. */
export interface AnyEditor {
  newsAbove: ReactNode[]
  entity: { kind: string }
  fields: Fields
  live: { id: string } | undefined
  dirty: boolean
  found: boolean
  clear: () => void
  save: () => Promise<boolean>
  restore: (wanted: Record<string, unknown>) => Promise<boolean>
}
