/** What a device sends with others is let through and refused as it is alone: each call × each caller × whose it is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type CallName, ROUTES } from '#contract/routes.ts'
import { commands as definitions } from '#src/app/outbox/commands.ts'
import shipped from '#src/app/outbox/shipped-commands.fixtures.json' with { type: 'json' }
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'
import { ask, requestOf } from './ask.ts'
import { type Actor, type Cast, ROLES, type Role, makeCast, subjectOf } from './cast.ts'
import { TARGETS, type Target, expected } from './expectation.ts'
import { RULES } from './rules.ts'

let at: TestApp
let cast: Cast
beforeAll(async () => {
  at = await startTestApp()
  cast = await makeCast(at)
})
afterAll(() => at.close())

/** What the outbox sends, by the commands of today. */
const sent = [
  ...new Set(
    shipped.flatMap(({ name, argsVersion, args }) => {
      const definition = definitions.find((known) => known.name === name)
      if (definition?.argsVersion !== argsVersion) return []
      const { method, path } = definition.request(args)
      return (Object.keys(ROUTES) as CallName[]).filter((call) => {
        const pattern = new RegExp(`^${ROUTES[call].path.replace('{id}', '[^/?]+')}(\\?|$)`)
        return ROUTES[call].method === method && pattern.test(path)
      })
    }),
  ),
]

function ownerOf(role: Role, target: Target): Actor {
  if (target === 'own') return cast[role]
  const couple = role === 'otherCouple' ? cast.couple : cast.otherCouple
  const vendor = role === 'otherVendor' ? cast.vendor : cast.otherVendor
  return { ...couple, vendorId: vendor.vendorId }
}

async function cell(name: CallName, role: Role, target: Target): Promise<string[]> {
  const { subject } = RULES[name]
  const id = subject && target !== 'guessed' ? await subjectOf(at, subject, ownerOf(role, target)) : newId()
  const { method, url, body } = requestOf(name, id, cast[role])
  const want = expected(name, role, target, at.app.served.includes(name))
  const got = await ask(at, cast[role].token, {
    method: 'POST',
    url: ROUTES['sync/commands'].path,
    body: { commands: [{ key: newId(), method, path: url, body }] },
  })
  // A token that opens nothing opens nothing here either.
  const answer = got.status === 200 ? got.body.answers[0] : { status: got.status, body: got.body }
  const same = answer.status === want.status && (!want.code || answer.body?.code === want.code)
  return same
    ? []
    : [`${role}, ${target}: ${answer.status} ${JSON.stringify(answer.body)}, not ${want.status}`]
}

it('every command of the app may be sent with others', () => {
  expect(sent.length).toBeGreaterThan(20)
  expect(sent).toContain('Couple/addTaskCouple')
})

describe('sent with others, a call answers each caller as it does alone', () => {
  it.each(sent)('%s', async (name) => {
    const targets = RULES[name].subject ? TARGETS : (['guessed'] as const)
    const wrong: string[] = []
    for (const role of ROLES) for (const target of targets) wrong.push(...(await cell(name, role, target)))
    expect(wrong).toEqual([])
  })
})
