/** For each kind of thing a couple keeps, how one is made and what two people write in it. */
import * as z from 'zod'
import { COUPLE_KINDS } from '#contract/entities.ts'
import { ENTITY_SCHEMAS } from '#contract/entity-schemas.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { COUPLE_ENTITIES } from '#server/features/sync/entities.ts'
import type { EntityCalls } from '#contract/kit/entity-calls.ts'
import { type Answer, type Person, type TestApp, newVendor, send } from '#tests/support/test-app.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'

export type Topic = (typeof COUPLE_ENTITIES)[number]['topic']
export type Couple = Person & { coupleId: string }
type Edit = readonly [field: string, hers: unknown, his: unknown]

export interface Sample {
  /** What is sent to make one. */
  body: (at: TestApp, couple: Couple) => Promise<Record<string, unknown>> | Record<string, unknown>
  /** What its couple writes in it: a field that both do, and two of which each does one. */
  edits: { both: Edit; apart: readonly [string, unknown, string, unknown] } | 'is never changed'
  /** Calls that are not those of every list. */
  make?: (at: TestApp, couple: Couple, body: Record<string, unknown>) => Promise<Answer>
  change?: (who: Person, id: string, change: object) => Promise<Answer>
  remove?: ((who: Person, id: string) => Promise<Answer>) | 'is never removed'
}

/** Where more than its schema must be known. */
const OWN: Partial<Record<Topic, Sample>> = {
  task: {
    body: () => ({ id: newId(), title: 'Fedi', category: 'altro' }),
    edits: { both: ['title', 'Le fedi', 'Fedi d’oro'], apart: ['notes', 'Da provare', 'done', true] },
  },
  budgetItem: {
    body: () => ({ id: newId(), title: 'Fiori', category: 'fiori' }),
    edits: {
      both: ['estimatedCents', 100, 200],
      apart: ['notes', 'Peonie', 'supplierContact', { name: 'Ilaria', phone: '', email: '' }],
    },
  },
  weddingBudget: {
    body: () => ({ totalCents: 1_000_000 }),
    edits: { both: ['totalCents', 2_000_000, 3_000_000], apart: ['totalCents', 2_000_000, 'guests', 90] },
    make: (_, couple, body) => couple.call('POST', '/api/Couple/addBudgetWeddingCouple', body),
    change: (who, id, change) => who.call('PUT', `/api/Couple/updateBudgetWeddingCouple/${id}`, change),
    remove: 'is never removed',
  },
  favorite: {
    body: async (at) => ({ id: newId(), vendorId: (await newVendor(at)).vendorId }),
    edits: {
      both: ['note', 'Bella vista', 'Troppo lontana'],
      apart: ['note', 'Bella vista', 'status', 'contacted'],
    },
    make: (_, couple, body) => couple.call('PUT', `/api/Couple/saveFavoriteVendor/${body.id}`, body),
    change: (who, id, change) =>
      who.call('PUT', `/api/Couple/saveFavoriteVendor/${id}`, { id, vendorId: newId(), ...change }),
    remove: (who, id) => who.call('DELETE', `/api/Couple/deleteFavoriteVendor/${id}`),
  },
  seatingTable: {
    body: () => ({ id: newId(), name: 'Olmo', seats: 8 }),
    edits: { both: ['name', 'Ulivo', 'Leccio'], apart: ['name', 'Ulivo', 'seats', 10] },
  },
  galleryAlbum: {
    body: () => ({ id: newId(), title: 'La villa' }),
    edits: {
      both: ['title', 'La nostra villa', 'Il giardino'],
      apart: ['title', 'La nostra villa', 'position', 'a9'],
    },
  },
  galleryPicture: {
    body: async (at, couple) => ({
      id: newId(),
      fileId: (await sendFile(at, couple, await phonePhoto(60, 40))).body.id,
    }),
    edits: { both: ['caption', 'Noi', 'Noi due'], apart: ['caption', 'Noi', 'onWebsite', true] },
  },
  weddingWebsite: {
    body: () => ({ title: 'Anna e Marco' }),
    edits: { both: ['title', 'Noi', 'Noi due'], apart: ['welcome', 'Benvenuti', 'giftText', 'Un viaggio'] },
    make: (_, couple, body) =>
      couple.call('POST', `/api/Couple/updateWebSiteWedding/${couple.coupleId}`, body),
    change: (who, id, change) => who.call('POST', `/api/Couple/updateWebSiteWedding/${id}`, change),
    remove: 'is never removed',
  },
  invitation: {
    body: () => ({ id: newId(), code: codeOf(), name: 'Zia Pina', maxCompanions: 1 }),
    edits: { both: ['maxCompanions', 2, 4], apart: ['name', 'Zia Giuseppina', 'maxCompanions', 4] },
  },
  // A guest writes it, under the invitation's id; the couple may only take it away.
  rsvpAnswer: {
    body: () => ({ name: 'Zia Pina', attending: true, companions: [], diet: '', message: 'Con gioia' }),
    edits: 'is never changed',
    make: async (at, couple, body) => {
      await couple.call('POST', `/api/Couple/updateWebSiteWedding/${couple.coupleId}`, { published: true })
      const code = codeOf()
      const invitation = { id: newId(), code, name: 'Zia Pina', maxCompanions: 1 }
      await couple.call('POST', '/api/Couple/addInvitation', invitation)
      const { status, body: receipt } = await send(`${at.url}/api/Couple/answerInvitation`, 'POST', '', {
        ...body,
        id: newId(),
        link: code,
      })
      return { status, body: receipt, headers: new Headers() }
    },
    remove: (who, id) => who.call('DELETE', `/api/Couple/deleteRsvpAnswer/${id}`),
  },
}

const codeOf = () => newId().replaceAll('-', '').slice(0, 22)

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success

/** Made of its words, and written in them: from its schema. */
function plainSample(kind: Topic): Sample {
  const { id: _, position: __, ...shape } = ENTITY_SCHEMAS[kind].New.shape as Record<string, z.core.$ZodType>
  const fields = Object.entries(shape)
  const words = fields.filter(([, schema]) => takes(schema, 'Uno')).map(([field]) => field)
  const flags = fields.filter(([, schema]) => takes(schema, true)).map(([field]) => [field, true] as const)
  const needed = fields.filter(([, schema]) => !takes(schema, undefined)).map(([field]) => field)
  const [first, ...others] = words
  const [other] = [...others.map((field) => [field, 'Quattro'] as const), ...flags]
  if (!first || !other || needed.some((field) => !words.includes(field)))
    throw new Error(`${kind}: its sample must be written, it has not two fields that say what they are`)
  return {
    body: () => ({ id: newId(), ...Object.fromEntries(needed.map((field) => [field, 'Uno'])) }),
    edits: { both: [first, 'Due', 'Tre'], apart: [first, 'Due', ...other] },
  }
}

export const SAMPLES = Object.fromEntries(
  (Object.keys(COUPLE_KINDS) as Topic[]).map((kind) => [kind, OWN[kind] ?? plainSample(kind)]),
) as Record<Topic, Sample>

/** How one is made, changed and removed: by the calls of every list, where nothing else is said. */
export function waysOf(sample: Sample, calls: EntityCalls | undefined) {
  const at = (name: 'add' | 'change' | 'remove') => `/api/${calls?.owner}/${calls?.[name]}`
  return {
    make:
      sample.make ??
      (calls && ((_: TestApp, couple: Couple, body: object) => couple.call('POST', at('add'), body))),
    change:
      sample.change ??
      (calls &&
        ((who: Person, id: string, change: object) => who.call('PUT', `${at('change')}/${id}`, change))),
    remove:
      sample.remove ?? (calls && ((who: Person, id: string) => who.call('DELETE', `${at('remove')}/${id}`))),
  }
}
