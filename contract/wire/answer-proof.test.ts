import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { answers, isProblem, routeOf } from './answer-proof.ts'
import { CALLS } from '../calls.ts'
import type { Call } from '../calls/call.ts'
import { PROBLEMS } from './problem.ts'
import { COUNT_BANNERS_PATH } from '../lists/analytics/banner-counts.ts'
import { type CallName, ROUTES, type Route } from '../routes.ts'
import { COMMANDS_PATH } from './sent-together.ts'

type Def = { type: string } & Record<string, unknown>
const defOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Def

/** The fields that whatever the schema lets through has. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  const def = defOf(schema)
  if (def.type === 'union') {
    const [first, ...others] = (def.options as z.core.$ZodType[]).map(fieldsOf)
    return first!.filter((field) => others.every((fields) => fields.includes(field)))
  }
  return Object.entries(def.shape as Record<string, z.core.$ZodType>)
    .filter(([, field]) => defOf(field).type !== 'optional')
    .map(([name]) => name)
}

/** @returns what is wrong with `answer` as a description of `schema` */
function faultOf(answer: string, schema: z.core.$ZodType): string | undefined {
  const def = defOf(schema)
  if (def.type === 'boolean') return answer === 'boolean' ? undefined : 'is a boolean'
  if (def.type === 'array')
    return answer.startsWith('[') ? faultOf(answer.slice(1), def.element as z.core.$ZodType) : 'is a list'
  if (def.type === 'nullable')
    return answer.startsWith('?') ? faultOf(answer.slice(1), def.innerType as z.core.$ZodType) : 'may be null'
  const unknown = answer.split(' ').filter((field) => field !== '' && !fieldsOf(schema).includes(field))
  return unknown.length > 0 ? `has not always ${unknown.join(', ')}` : undefined
}

it.each(Object.keys(ROUTES) as CallName[])('what is known of the answer of %s is in its schema', (name) => {
  const { answer = 'id version' }: Route = ROUTES[name]
  const call: Call = CALLS[name]
  expect(faultOf(answer, call.reply)).toBeUndefined()
})

describe('an answer', () => {
  const answersOf = (name: CallName, body: unknown) => answers(ROUTES[name], body)

  it('is known by its call', () => {
    expect(answersOf('Couple/addTaskCouple', { id: 'a', version: 1, title: 'Fedi' })).toBe(true)
    expect(answersOf('Couple/deleteTaskCouple', { id: 'a' })).toBe(true)
    expect(answersOf('Couple/getTaskCoupleById', [{ id: 'a', version: 1 }])).toBe(true)
    expect(answersOf('Couple/getTaskCoupleById', [])).toBe(true)
    expect(answersOf('Couple/getBudgetWeddingCouple', null)).toBe(true)
    expect(answersOf('Couple/checkUserIfCouple', false)).toBe(true)
    expect(answersOf('Couple/openWebsite', { key: null })).toBe(true)
  })

  it.each([undefined, null, '', 'ok', 0, {}, [], { status: 'ok' }, { id: 'a' }, [{ id: 'a', version: 1 }]])(
    'is not one of a changed task when it is %j',
    (body) => expect(answersOf('Couple/updateTaskCouple', body)).toBe(false),
  )

  it.each([undefined, null, {}, { items: [] }, [{ portal: true }]])(
    'is no list of tasks when it is %j',
    (body) => expect(answersOf('Couple/getTaskCoupleById', body)).toBe(false),
  )
})

it('finds the call of a request by its method and path', () => {
  expect(routeOf('PUT', '/api/Couple/updateTaskCouple/018f?x=1')).toBe(ROUTES['Couple/updateTaskCouple'])
  expect(routeOf('POST', '/api/Couple/addTaskCouple')).toBe(ROUTES['Couple/addTaskCouple'])
  expect(routeOf('PUT', '/api/Messages/markRead')).toBe(ROUTES['Messages/markRead'])
  expect(routeOf('GET', '/api/Couple/addTaskCouple')).toBeUndefined()
})

it('a call is asked where its name says; who cannot have the table has the same path', () => {
  expect(ROUTES['Couple/updateTaskCouple'].path).toBe('/api/Couple/updateTaskCouple/{id}')
  expect(ROUTES['Messages/markRead'].path).toBe('/api/Messages/markRead')
  expect(ROUTES['sync/commands'].path).toBe(COMMANDS_PATH)
  expect(ROUTES['Vendor/countBanners'].path).toBe(COUNT_BANNERS_PATH)
})

it('knows every problem of the contract, and no other', () => {
  for (const code of Object.keys(PROBLEMS)) expect(isProblem({ code })).toBe(true)
  for (const body of [undefined, null, {}, { code: 403 }, { code: 'blocked' }, { code: 'toString' }])
    expect(isProblem(body)).toBe(false)
})
