/** A refused edit as people read it, and put right: from the descriptions of what it edits. Pure. */
import type { Command } from '../offline/outbox/command.ts'
import type { ListChange, ListThing } from '#contract/kit/list-change.ts'
import { describedOf, fieldsOf } from './described-entities.ts'
import type { Field } from './fields.ts'
import { type Known, bothInWords, inWords } from './words.ts'

/** One field of a refused edit: what was written here, and what the server has. */
export interface FieldValues {
  field: string
  label: string
  mine: string
  /** Undefined when the server's is not known, or has no such entity. */
  theirs: string | undefined
}

/** A field that can be put right. */
export interface Correctable {
  name: string
  field: Field
  value: unknown
}

/** The part of a command's arguments that a person wrote: an update's changes, or all of a new entity. */
export function writtenFields({ args }: Command): Readonly<Record<string, unknown>> {
  if (typeof args !== 'object' || args === null) return {}
  const { changes } = args as { changes?: unknown }
  return (typeof changes === 'object' && changes !== null ? changes : args) as Record<string, unknown>
}

const described = (command: Command): [string, Field, unknown][] => {
  const fields = fieldsOf(command)
  return Object.entries(writtenFields(command)).flatMap(([name, value]) => {
    const field = fields[name]
    return field ? [[name, field, value] as [string, Field, unknown]] : []
  })
}

/**
 * Both values of each field that has a name for people.
 * @param entity the server's, as cached on this device
 */
export const valuesOf = (
  command: Command,
  entity: Readonly<Record<string, unknown>> | undefined,
  known: Known,
): FieldValues[] =>
  described(command).map(([name, field, value]) => {
    const [mine, theirs] = entity
      ? bothInWords(field, [value, entity[name]], known)
      : [inWords(field, value, known), undefined]
    return { field: name, label: field.label, mine, theirs }
  })

/** A picture is chosen where pictures are seen, and what was taken away or put in order where the list is. */
const isElsewhere = (field: Field, value: unknown) =>
  field.kind === 'picture' || (field.kind === 'list' && thingsIn(value).length === 0)

/** The fields that can be put right on the screen of what waits. */
export const editableFields = (command: Command): Correctable[] =>
  described(command).flatMap(([name, field, value]) =>
    isElsewhere(field, value) ? [] : [{ name, field, value }],
  )

/** A screen where something is corrected, and the words of the button that opens it. */
export interface Place {
  href: string
  label: string
}

const PLACES: Readonly<Record<string, Place>> = {
  couple: { href: '/couple/profile', label: 'Apri «Voi due»' },
  vendor: { href: '/vendor/profile', label: 'Apri la tua pagina' },
  vendorPictures: { href: '/vendor/image-manager', label: 'Apri le foto' },
  video: { href: '/vendor/videos', label: 'Apri i video' },
  realWedding: { href: '/vendor/real-wedding', label: 'Apri i matrimoni veri' },
  portfolioProject: { href: '/vendor/portfolio', label: 'Apri il portfolio' },
  quoteTemplate: { href: '/vendor/bookings?templates=1', label: 'Apri i modelli' },
  autoReplies: { href: '/vendor/auto-replies', label: 'Apri le risposte automatiche' },
  budgetItem: { href: '/couple/budget', label: 'Apri il budget' },
  weddingWebsite: { href: '/couple/website', label: 'Apri il sito' },
  invitation: { href: '/couple/website', label: 'Apri il sito' },
  rsvpAnswer: { href: '/couple/website', label: 'Apri il sito' },
  guest: { href: '/couple/guests', label: 'Apri gli invitati' },
  galleryPicture: { href: '/couple/gallery', label: 'Apri la galleria' },
}

/** Where a field is put right that cannot be here; undefined where all can be. */
export const placeOf = (command: Command): Place | undefined =>
  described(command).some(([, field, value]) => isElsewhere(field, value))
    ? PLACES[command.entity.kind]
    : undefined

/** The things that were put in a list, or all of it. */
export const thingsIn = (value: unknown): readonly (ListThing & Record<string, unknown>)[] =>
  (Array.isArray(value) ? value : ((value as ListChange<ListThing> | undefined)?.put ?? [])) as never

/** The same list, or what was done to it, with other things in the place of those that were put. */
export const withThings = (value: unknown, things: readonly ListThing[]): unknown =>
  Array.isArray(value) ? things : { ...(value as object), put: things }

/** The arguments with other values in them, in the same place. */
export function withValues(command: Command, values: Readonly<Record<string, unknown>>): unknown {
  const args = command.args as Record<string, unknown>
  return typeof args.changes === 'object' && args.changes !== null
    ? { ...args, changes: { ...args.changes, ...values } }
    : { ...args, ...values }
}

/** What a field, or the list that a thing is in, is called. */
export const labelOf = (kind: string, name: string): string =>
  describedOf(kind)[name.split('.')[0]!]?.label ?? 'Un dettaglio'
