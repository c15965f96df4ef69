/** What the calls of every listed kind take and answer (entities.ts), an administrator's too where there are some. */
import { z } from 'zod'
import { type ListedKind, LISTED_CALLS } from '../entities.ts'
import { ENTITY_SCHEMAS } from '../entity-schemas.ts'
import type { EntityCalls } from '../kit/entity-calls.ts'
import { Id } from '../kit/ids.ts'
import { type Call, Done, byId, idBody, idQuery } from './call.ts'

interface Schemas {
  readonly Whole: z.ZodType
  readonly New: z.ZodObject
  readonly Change: z.ZodType
}

const ASKED = {
  GET: {},
  POST: { body: z.unknown().optional() },
  public: { query: idQuery, body: idBody.optional() },
} as const

function callsOfKind(
  { owner, list, add, change, remove, asked, admin }: EntityCalls,
  { Whole, New, Change }: Schemas,
): [string, Call][] {
  const byItsId = (role: string): [string, Call][] => [
    [`${role}/${change}`, { params: byId, body: Change, reply: Whole }],
    [`${role}/${remove}`, { params: byId, reply: Done }],
  ]
  const asOwner: [string, Call][] = [
    [`${owner}/${list}`, { ...ASKED[asked], reply: z.array(Whole) }],
    [`${owner}/${add}`, { body: New, reply: Whole }],
    ...byItsId(owner),
  ]
  if (!admin) return asOwner
  return [
    ...asOwner,
    [`Admin/${list}`, { body: idBody, reply: z.array(Whole) }],
    [`Admin/${add}`, { body: New.extend({ coupleId: Id }), reply: Whole }],
    ...byItsId('Admin'),
  ]
}

type All = typeof LISTED_CALLS
type SchemasOf<K extends ListedKind> = (typeof ENTITY_SCHEMAS)[K]
type Administered = { [K in ListedKind]: All[K]['admin'] extends true ? K : never }[ListedKind]

type Lists = {
  [K in ListedKind as `${All[K]['owner']}/${All[K]['list']}`]: (typeof ASKED)[All[K]['asked']] & {
    reply: z.ZodArray<SchemasOf<K>['Whole']>
  }
}
type Additions = {
  [K in ListedKind as `${All[K]['owner']}/${All[K]['add']}`]: {
    body: SchemasOf<K>['New']
    reply: SchemasOf<K>['Whole']
  }
}
type Changes<R extends 'owner' | 'Admin', L extends ListedKind> = {
  [K in L as `${R extends 'Admin' ? R : All[K]['owner']}/${All[K]['change']}`]: {
    params: typeof byId
    body: SchemasOf<K>['Change']
    reply: SchemasOf<K>['Whole']
  }
}
type Removals<R extends 'owner' | 'Admin', L extends ListedKind> = {
  [K in L as `${R extends 'Admin' ? R : All[K]['owner']}/${All[K]['remove']}`]: {
    params: typeof byId
    reply: typeof Done
  }
}
type AdminLists = {
  [K in Administered as `Admin/${All[K]['list']}`]: {
    body: typeof idBody
    reply: z.ZodArray<SchemasOf<K>['Whole']>
  }
}
type ForCouple<N extends z.ZodObject> = z.ZodObject<N['shape'] & { coupleId: typeof Id }, z.core.$strict>
type AdminAdditions = {
  [K in Administered as `Admin/${All[K]['add']}`]: {
    body: ForCouple<SchemasOf<K>['New']>
    reply: SchemasOf<K>['Whole']
  }
}

export const ENTITY_CALLS = Object.fromEntries(
  Object.entries(LISTED_CALLS).flatMap(([kind, calls]) =>
    callsOfKind(calls, ENTITY_SCHEMAS[kind as ListedKind]),
  ),
) as Lists &
  Additions &
  Changes<'owner', ListedKind> &
  Removals<'owner', ListedKind> &
  AdminLists &
  AdminAdditions &
  Changes<'Admin', Administered> &
  Removals<'Admin', Administered>
