/** What must hold of everything a couple plans with: a kind or a field that is forgotten fails here by its name. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CALLS } from '#contract/calls.ts'
import type { Call } from '#contract/calls/call.ts'
import type { CallName } from '#contract/routes.ts'
import type { Command } from '../offline/outbox/command.ts'
import { COPY_PARTS } from '#contract/plan/copy.ts'
import { compareCopy, comesBack } from './copy/compare-copy.ts'
import type { PlanCopy } from './copy/copy-format.ts'
import { tablesOf } from './copy/copy-tables.ts'
import { keptHere } from './copy/gather-copy.ts'
import { readCopy } from './copy/read-copy.ts'
import { PLAN_TEXTS, describeMore } from './described-entities.ts'
import { PLAN_ENTITIES, type PlanKind } from './entities.ts'
import type { Field, Fields } from './fields.ts'
import { OTHER_FIELDS as OF_COUPLES } from './other-fields.ts'
import { VENDOR_KIND_FIELDS } from './vendor-kind-fields.ts'
import type { AnyPlanEntity } from './plan-entity.ts'
import { restoredValues } from './restored.ts'
import { editableFields, placeOf, valuesOf, withValues } from './review.ts'

const OTHER_FIELDS = { ...OF_COUPLES, ...VENDOR_KIND_FIELDS }
describeMore(VENDOR_KIND_FIELDS)

const NAMES = { one: 'Anna', two: 'Marco', both: 'Insieme' }
const ID = '0192f0a0-0000-7000-8000-000000000001'
const OTHER_ID = '0192f0a0-0000-7000-8000-000000000002'
const called = (one: string, other: string) => [
  { value: ID, label: one },
  { value: OTHER_ID, label: other },
]
const KNOWN = {
  names: NAMES,
  vendors: called('Villa Cipressa', 'Studio Brera'),
  albums: called('La promessa', 'Siena'),
  invitations: called('Zia Pina', 'Famiglia Ferri'),
  tables: called('Olmo', 'Ulivo'),
  guests: called('Zia Carla', 'Ugo'),
  pictures: called('«Il sì»', '«Noi due»'),
}
const AT = '2026-11-21T10:00:00.000Z'
const STORED = { id: ID, coupleId: ID, createdAt: '', updatedAt: '', version: 3 }

type Schema = { properties?: Record<string, Schema>; anyOf?: Schema[]; oneOf?: Schema[]; items?: Schema } & {
  maxLength?: number
  maximum?: number
  maxItems?: number
}
const bodyOf = (call: CallName): Schema =>
  z.toJSONSchema((CALLS[call] as Call).body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema
const callOf = (entity: AnyPlanEntity, kind: 'add' | 'change') => entity.calls[kind]
const EDIT = new Set(['id', 'baseVersion', 'unlessWritten', 'revive', 'restored'])

/** What the contract lets a couple write of a kind, by its name. */
function written(entity: AnyPlanEntity): Record<string, Schema> {
  const bodies = [callOf(entity, 'add'), callOf(entity, 'change')].flatMap((call) =>
    call ? bodyOf(call) : [],
  )
  const all = Object.assign({}, ...bodies.map(({ properties }) => properties)) as Record<string, Schema>
  return Object.fromEntries(Object.entries(all).filter(([name]) => !EDIT.has(name)))
}
const entities = PLAN_ENTITIES.map((entity) => [entity.kind, entity] as const)
const textOf = ({ kind }: AnyPlanEntity) => PLAN_TEXTS[kind as PlanKind]

test.each(entities)(
  '%s: every field that its contract takes is described, or is no person’s',
  (_, entity) => {
    const { fields, inner } = textOf(entity)
    const missing = Object.keys(written(entity)).filter((name) => !(name in fields) && !inner.includes(name))
    expect(missing).toEqual([])
    for (const [name, { label, the }] of Object.entries(fields)) {
      expect(label, name).toMatch(/^[A-ZÈ]/)
      expect(the, name).toMatch(/\S/)
    }
  },
)

test.each(entities)('%s: the limits on its forms are the contract’s', (_, entity) => {
  const wrong = wrongLimits(textOf(entity).fields, written(entity))
  expect(wrong).toEqual([])
})

const BESIDE: Readonly<Record<string, readonly CallName[]>> = {
  couple: ['Couple/updateCouple'],
  favorite: ['Couple/saveFavoriteVendor'],
  booking: ['Bookings/addBooking', 'Bookings/stepByCouple', 'Bookings/stepByVendor'],
  busyDays: ['Bookings/setBusyDays'],
  review: ['Vendor/addReviewByIdVendor'],
  'review.reply': ['Reviews/reply'],
  message: ['Messages/send'],
  vendor: ['Vendor/updateVendor'],
  vendorPictures: ['Vendor/updateVendor'],
  billingData: ['Vendor/setBillingData'],
  video: ['Vendor/addVideoVendor', 'Vendor/updateVideoVendorById'],
  realWedding: ['Vendor/addRealWedding', 'Vendor/updateRealWedding'],
  portfolioProject: ['Portfolio/add', 'Portfolio/update'],
  quoteTemplate: ['Vendor/addQuoteTemplate', 'Vendor/updateQuoteTemplate'],
  savedReply: ['Vendor/addSavedReply', 'Vendor/updateSavedReply'],
  seoRecord: ['Vendor/updateSeoFire'],
  autoReplies: ['Vendor/setAutoReplies'],
}
test.each(Object.entries(OTHER_FIELDS))('%s, whose commands are its own: its limits too', (kind, fields) => {
  const all = BESIDE[kind]!.flatMap((call) => saidOf(bodyOf(call))).flatMap(
    ({ properties }) => properties ?? [],
  )
  expect(wrongLimits(fields, Object.assign({}, ...all))).toEqual([])
  expect(Object.keys(fields).filter((name) => !all.some((properties) => name in properties))).toEqual([])
})

/** All that a schema says of a field, whichever way it may be written. */
function saidOf(schema: Schema): Schema[] {
  return [schema, ...(schema.anyOf ?? schema.oneOf ?? []).flatMap(saidOf)]
}
function wrongLimits(fields: Fields, schemas: Readonly<Record<string, Schema>>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const schema = schemas[name]
    if (!schema) return []
    const said = saidOf(schema)
    const most = said.map((one) => limitOf(field, one)).find((limit) => limit !== undefined)
    const own =
      field.max === undefined || most === undefined || most === field.max ? [] : [`${name}: ${most}`]
    const within = said.map(({ items, properties }) => items?.properties ?? properties).find(Boolean)
    return [...own, ...(field.of && within ? wrongLimits(field.of, within) : [])]
  })
}
const limitOf = ({ kind }: Field, { maxLength, maximum, maxItems }: Schema) =>
  kind === 'list' || kind === 'picture' || kind === 'words' ? maxItems : (maxLength ?? maximum)

test.each(entities)(
  '%s: a refused edit shows every field in words, and each can be put right',
  (_, entity) => {
    const { fields } = textOf(entity)
    if (!callOf(entity, 'change')) return
    for (const [name, field] of Object.entries(fields)) {
      const value = sampleOf(field)
      const refused = { entity: { kind: entity.kind, id: ID }, args: { id: ID, changes: { [name]: value } } }
      const command = refused as unknown as Command
      const shown = valuesOf(command, { [name]: null }, KNOWN)
      expect(shown, name).toMatchObject([{ field: name, label: field.label, theirs: 'niente' }])
      expect(shown[0]!.mine, name).not.toMatch(/^niente$|^$|\[object/)
      expect(isPutRight(command), name).toBe(true)
      expect((withValues(command, { [name]: value }) as typeof refused.args).changes[name]).toEqual(value)
    }
  },
)

/** It can be put right here, or the place is opened where it is. */
const isPutRight = (command: Command) => editableFields(command).length > 0 || placeOf(command) !== undefined
const allFields: [string, Fields][] = [
  ...Object.values(PLAN_TEXTS).map(({ entity, fields }): [string, Fields] => [entity.kind, fields]),
  ...Object.entries(OTHER_FIELDS),
]
const refusedEdit = (kind: string, name: string, value: unknown) =>
  ({
    name: kind,
    entity: { kind, id: ID },
    args: { id: ID, changes: { [name]: value } },
  }) as unknown as Command

test.each(allFields)('%s: two values of a field that are not the same read differently', (kind, fields) => {
  for (const [name, field] of Object.entries(fields)) {
    for (const known of [KNOWN, { names: NAMES }]) {
      for (const [mine, theirs] of pairsOf(field)) {
        const [shown] = valuesOf(refusedEdit(kind, name, mine), { [name]: theirs }, known)
        expect(shown!.theirs, `${name}: ${JSON.stringify([mine, theirs])}`).not.toBe(shown!.mine)
      }
    }
  }
})

test.each(allFields)('%s: each field can be put right, or its place is opened', (kind, fields) => {
  for (const [name, field] of Object.entries(fields)) {
    expect(isPutRight(refusedEdit(kind, name, sampleOf(field))), name).toBe(true)
    if (field.kind === 'list')
      expect(isPutRight(refusedEdit(kind, name, { remove: [OTHER_ID] })), name).toBe(true)
  }
})

test('a vendor, an album, an invitation and a picture are called by their names', () => {
  const valueOf = (kind: string, name: string, value: unknown) =>
    valuesOf(refusedEdit(kind, name, value), { [name]: OTHER_ID }, KNOWN)[0]
  expect(valueOf('task', 'vendorId', ID)).toMatchObject({ mine: 'Villa Cipressa', theirs: 'Studio Brera' })
  expect(valueOf('galleryPicture', 'albumId', ID)).toMatchObject({ mine: 'La promessa', theirs: 'Siena' })
  expect(valueOf('guest', 'invitationId', ID)).toMatchObject({ mine: 'Zia Pina', theirs: 'Famiglia Ferri' })
  const apart = valuesOf(refusedEdit('guest', 'apart', [ID]), { apart: [OTHER_ID] }, KNOWN)[0]
  expect(apart).toMatchObject({ mine: 'Zia Carla', theirs: 'Ugo' })
  expect(valueOf('weddingWebsite', 'coverId', ID)).toMatchObject({ mine: '«Il sì»', theirs: '«Noi due»' })
})

test.each(entities)(
  '%s: an edit says the version it was opened on and only what was typed, and is undone',
  (_, entity) => {
    if (!callOf(entity, 'change')) return
    for (const [name, field] of Object.entries(textOf(entity).fields)) {
      const live = { ...STORED, ...entity.empty, version: 9 }
      const value = sampleOf(field)
      const change = entity.change(live, { [name]: value }, { version: 3, base: { [name]: live[name] } })
      if (JSON.stringify(live[name]) === JSON.stringify(value)) continue
      expect(change?.submission, name).toMatchObject({ baseVersion: 3 })
      const at = (one: object | undefined) => (one as { args: { changes: object } }).args.changes
      expect(Object.keys(at(change?.submission)), name).toEqual([name])
      const as = (args: object, order: number) =>
        ({
          name: entity.update.name,
          args,
          order,
          entity: { kind: entity.kind, id: ID },
          createdAt: '',
        }) as never
      const done = entity.apply([live], [as(change!.submission.args as object, 1)])
      expect(done[0][name], name).toEqual(value)
      const undone = entity.apply(done, [as(change!.inverse!.args as object, 2)])
      expect(undone[0][name], name).toEqual(live[name])
    }
  },
)

test.each(entities)('%s: what was written over is put back by an edit of that alone', (_, entity) => {
  if (!callOf(entity, 'change')) return
  for (const [name, field] of Object.entries(textOf(entity).fields)) {
    const live = { ...STORED, ...entity.empty }
    const value = sampleOf(field)
    if (JSON.stringify(live[name]) === JSON.stringify(value)) continue
    const conflicts = [{ field: name, fields: null, previous: value }]
    if (field.kind === 'list' && Array.isArray(value))
      conflicts.push({ field: `${name}.${ID}`, fields: null, previous: value[0] })
    for (const conflict of conflicts) {
      const change = entity.change(live, restoredValues(conflict as never, live))
      const { changes } = change!.submission.args as { changes: object }
      expect(Object.keys(changes), conflict.field).toEqual([name])
      const command = { name: entity.update.name, args: change!.submission.args, order: 1, createdAt: '' }
      const done = entity.apply([live], [{ ...command, entity: { kind: entity.kind, id: ID } } as never])
      expect(done[0][name], conflict.field).toEqual(value)
    }
  }
})

/** One of a kind as a copy has it. */
const copied = (entity: AnyPlanEntity, fields: object = {}) => ({
  ...STORED,
  createdAt: AT,
  updatedAt: AT,
  ...entity.empty,
  ...(entity.kind === 'galleryPicture' && { picture: { width: 1, height: 1 } }),
  ...fields,
})
const copyWith = (entity: AnyPlanEntity, thing: object): PlanCopy => ({
  format: 'lovoglio-copy',
  formatVersion: 2,
  protocolVersion: 1,
  exportedAt: AT,
  accountId: ID,
  parts: { [entity.kind]: [thing] },
  fromDevice: [],
  incomplete: [],
  files: [],
  absent: [],
  pending: { format: 'lovoglio-outbox', formatVersion: 1, exportedAt: AT, commands: [] },
  waiting: [],
})
const nothingHere = () => false

test.each(entities)('%s: a copy has it, also without a network, and reads it again', async (kind, entity) => {
  expect(COPY_PARTS).toContain(kind)
  const thing = copied(entity)
  const cache = { getQueryData: (key: unknown) => (key === entity.key ? thing : undefined) }
  expect(keptHere(cache as never, kind as never)).toEqual({ things: [thing], whole: true })
  const fileWith = (one: object) => new Blob([JSON.stringify(copyWith(entity, one))])
  expect((await readCopy(fileWith(thing), ID)).copy.parts).toEqual({ [kind]: [thing] })
  // A kind that the reader does not know would be dropped without a word instead of looked at.
  const wrong = { ...thing, id: 'nobody’s' }
  await expect(readCopy(fileWith(wrong), ID)).rejects.toThrow(expect.objectContaining({ code: 'not_a_copy' }))
})

test.each(entities)('%s: it comes back from a copy, or is only there to be read', (kind, entity) => {
  const { add, change } = entity.calls
  const found = compareCopy(copyWith(entity, copied(entity)), { [kind]: [] }, nothingHere)
  expect(comesBack(kind)).toBe(add !== undefined || change !== undefined)
  expect(found.readOnly).toEqual(comesBack(kind) ? [] : [[kind, 1]])
  if (add) expect(found.missing[kind as 'task']).toHaveLength(1)
})

test.each(entities)(
  '%s: each of its fields comes back from a copy, on the version it had there',
  (kind, entity) => {
    if (!entity.calls.change) return
    for (const [name, field] of Object.entries(textOf(entity).fields)) {
      if (field.kind === 'picture') continue
      const thing = copied(entity, { [name]: sampleOf(field) })
      const live = { ...copied(entity), version: 9 }
      if (JSON.stringify(live[name as 'id']) === JSON.stringify(sampleOf(field))) continue
      const found = compareCopy(copyWith(entity, thing), { [kind]: [live] }, nothingHere)
      const [back] = found.changed[kind as 'task'] ?? []
      expect(back?.submission, name).toMatchObject({ baseVersion: 3, args: { restored: true } })
      const { args } = back!.submission as { args: { changes: object } }
      expect(Object.keys(args.changes), name).toEqual([name])
      const command = { name: entity.update.name, args, order: 1, createdAt: '' }
      const done = entity.apply([live], [{ ...command, entity: { kind, id: ID } } as never])
      expect(done[0][name], name).toEqual(sampleOf(field))
    }
  },
)

test.each([
  ['task', 'attivita.csv'],
  ['budgetItem', 'budget.csv'],
] as const)('%s: each of its fields is in its table', (kind, path) => {
  const { entity, fields } = PLAN_TEXTS[kind]
  const all = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field)]))
  const cells = (thing: object) =>
    tablesOf({ [kind]: [copied(entity, thing)] } as never)
      [path]!.split('\r\n')
      .slice(1)
      .join('')
  for (const [name, value] of Object.entries(all))
    expect(cells({ [name]: value }), name).not.toBe(cells({ [name]: emptyOf(value) }))
})
const emptyOf = (value: unknown) => (Array.isArray(value) ? [] : typeof value === 'boolean' ? !value : null)

test.each(entities)('%s: it is in the registries, and comes back from where it was deleted', (_, entity) => {
  expect(Object.keys(entity.live)).toHaveLength(3)
  expect(entity.commands.length).toBeGreaterThan(0)
  if (!callOf(entity, 'add')) return
  const thing = { ...STORED, ...entity.empty, ...(entity.kind === 'galleryPicture' && { picture: {} }) }
  const call = CALLS[callOf(entity, 'add')!] as Call
  const again = entity.again(thing)
  const sent = Object.keys(again.definition.request(again.args).body as object)
  expect(sent.toSorted()).toEqual(['id', ...Object.keys(entity.empty)].toSorted())
  expect(call.body).toBeDefined()
})

function sampleOf(field: Field): unknown {
  const samples: Partial<Record<Field['kind'], unknown>> = {
    cents: 12_300,
    number: 7,
    day: '2027-06-12',
    time: '16:30',
    flag: true,
    choice: field.options?.at(-1)?.value,
    who: 'two',
    vendor: ID,
    album: ID,
    invitation: ID,
    table: ID,
    guests: [ID],
    picture: ID,
    shares: { ricevimento: 100 },
    days: ['2027-06-12'],
    words: ['Qualcosa'],
  }
  if (!field.of) return samples[field.kind] ?? 'Qualcosa'
  const thing = Object.fromEntries(Object.entries(field.of).map(([name, inner]) => [name, sampleOf(inner)]))
  return field.kind === 'list' ? [{ id: ID, ...thing }] : thing
}

/** Another value of each kind than the sample. */
const OTHERS: Partial<Record<Field['kind'], unknown>> = {
  cents: 45_600,
  number: 3,
  day: '2027-06-19',
  time: '17:00',
  flag: false,
  who: 'one',
  vendor: OTHER_ID,
  album: OTHER_ID,
  invitation: OTHER_ID,
  table: OTHER_ID,
  guests: [OTHER_ID],
  picture: OTHER_ID,
  shares: { ricevimento: 60, fiori: 40 },
  days: ['2027-06-19'],
  words: ['Qualcosa', 'e altro'],
}

/** Pairs of values that differ: of a thing with fields of its own, in each of them alone. */
function pairsOf(field: Field): [unknown, unknown][] {
  const sample = sampleOf(field)
  if (field.of) {
    const thing = (field.kind === 'list' ? (sample as object[])[0] : sample) as object
    const whole = (one: object) => (field.kind === 'list' ? [one] : one)
    return Object.entries(field.of).flatMap(([name, inner]) =>
      pairsOf(inner).map(([one, other]): [unknown, unknown] => [
        whole({ ...thing, [name]: one }),
        whole({ ...thing, [name]: other }),
      ]),
    )
  }
  if (field.kind === 'picture' && field.max !== undefined) return [[[{ id: ID }], [{ id: OTHER_ID }]]]
  return [
    [sample, field.kind === 'choice' ? field.options![0]!.value : (OTHERS[field.kind] ?? 'Qualcos’altro')],
  ]
}
