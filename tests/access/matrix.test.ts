/** Every call × every kind of caller × one's own, another's and a guessed id, made from the contract. */
import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import { newId } from '#contract/kit/new-id.ts'
import { answers } from '#contract/wire/answer-proof.ts'
import { Problem } from '#contract/wire/problem.ts'
import { type CallName, ROUTES } from '#contract/routes.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'
import { ask, holdings, requestOf } from './ask.ts'
import {
  type Actor,
  type Cast,
  ROLES,
  type Role,
  SECRET_KINDS,
  canMake,
  makeCast,
  secretOf,
  subjectOf,
} from './cast.ts'
import { TARGETS, type Target, changes, expected } from './expectation.ts'
import { RULES } from './rules.ts'

let at: TestApp
let cast: Cast
/** Who joins a couple is of it from then on; an invitation by mail says to whom it went, to who has its link. */
const TELLS: readonly CallName[] = [
  'Couple/joinCouple',
  'User/getAdminInvitation',
  'User/getVendorInvitation',
]

const counted = { cells: 0, replies: 0, refusals: 0 }

beforeAll(async () => {
  at = await startTestApp()
  cast = await gather()
})
afterAll(async () => {
  const { cells, replies, refusals } = counted
  console.log(
    `access matrix: ${Object.keys(ROUTES).length} calls (${at.app.served.length} served), ${ROLES.length} kinds of caller, ` +
      `${cells} cells: ${replies} answers matched the contract, ${refusals} refusals`,
  )
  await at.close()
})

/** Everybody, and in every couple's plan words that are nobody else's. */
async function gather(): Promise<Cast> {
  const made = await makeCast(at)
  for (const role of [
    'couple',
    'otherCouple',
    'deactivatedCouple',
    'endedSession',
    'expiredSession',
  ] as const)
    for (const subject of [...SECRET_KINDS, 'supportMessage'] as const)
      await subjectOf(at, subject, made[role])
  return made
}

/** Whose thing a cell is about. */
function ownerOf(role: Role, target: Target): Actor {
  if (target === 'own') return cast[role]
  const couple = role === 'otherCouple' ? cast.couple : cast.otherCouple
  const vendor = role === 'otherVendor' ? cast.vendor : cast.otherVendor
  return { ...couple, vendorId: vendor.vendorId }
}

/** What a reply must never hold for this caller: other couples' words and other people's addresses. */
function leaksIn(text: string, role: Role): string[] {
  if (role === 'admin') return []
  const me = cast[role]
  const inCouple = (one: Actor) => /couple|partner|forgedToken/i.test(one.role)
  return ROLES.flatMap((other) => {
    const one = cast[other]
    const isFamily = one.uid === me.uid || (inCouple(one) && inCouple(me) && one.coupleId === me.coupleId)
    if (isFamily) return []
    const words = one.coupleId !== me.coupleId && text.includes(secretOf(one.coupleId))
    return [
      ...(words ? [`words of ${other}`] : []),
      ...(text.includes(one.email) ? [`e-mail of ${other}`] : []),
    ]
  })
}

async function cell(name: CallName, role: Role, target: Target, twin: boolean): Promise<string[]> {
  const rule = RULES[name]
  const isServed = at.app.served.includes(name)
  if (isServed && rule.subject && !canMake(rule.subject))
    return [`is served: tests/access/cast.ts must say how a ${rule.subject} is made`]
  const id =
    rule.subject && target !== 'guessed' ? await subjectOf(at, rule.subject, ownerOf(role, target)) : newId()
  const asked = requestOf(name, id, cast[role], twin)
  const before = changes(name) ? await holdings(at) : ''
  const want = expected(name, role, target, isServed)
  const got = await ask(at, cast[role].token, asked)
  counted.cells++
  const wrong: string[] = []
  if (got.status !== want.status)
    wrong.push(`answers ${got.status}, not ${want.status}: ${got.text.slice(0, 300)}`)
  if (got.status < 300) {
    counted.replies++
    const parsed = z.safeParse(CALLS[name].reply, got.body)
    if (!parsed.success) wrong.push(`answers what the contract does not say: ${parsed.error.message}`)
    // A device that does not find these takes the answer for a portal's.
    if (!answers(ROUTES[name], got.body)) wrong.push('answers without the fields that prove it')
    if (!TELLS.includes(name)) wrong.push(...leaksIn(got.text, role))
  } else {
    counted.refusals++
    const isProblem =
      String(got.headers['content-type']).startsWith('application/problem+json') &&
      Problem.safeParse(got.body).success
    if (!isProblem) wrong.push(`refuses without a problem document: ${got.text.slice(0, 300)}`)
    if (want.code && got.body?.code !== want.code)
      wrong.push(`refuses with ${got.body?.code}, not ${want.code}`)
    if (before && (await holdings(at)) !== before) wrong.push('refuses, and yet something was written')
  }
  if (rule.ends && got.status < 300) cast = await gather()
  return wrong.map((what) => `${role}, ${target}${twin ? ', by GET' : ''}: ${what}`)
}

describe('each call answers each caller as the contract and the rules of ownership say', () => {
  it.for(Object.keys(ROUTES) as CallName[])('%s', async (name, { signal }) => {
    const targets = RULES[name].subject ? TARGETS : (['guessed'] as const)
    const wrong: string[] = []
    for (const twin of 'twin' in ROUTES[name] ? [false, true] : [false])
      for (const role of ROLES)
        for (const target of targets) {
          // Past its limit a test writes nothing more: the next one counts what is there.
          signal.throwIfAborted()
          wrong.push(...(await cell(name, role, target, twin)))
        }
    expect(wrong).toEqual([])
  })
})
