/**
 * Every shape of a command that ever left with a version of the app, as an old device has it stored. A fixture is added
 * with each new name or argsVersion and never changed or taken away: those devices still have it.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CALLS } from '#contract/calls.ts'
import { type CallName, ROUTES, type Route } from '#contract/routes.ts'
import type { Call } from '#contract/calls/call.ts'
import { migrateCommand, type Command } from '../../offline/outbox/command.ts'
import { commands } from './commands.ts'

interface Shipped {
  name: string
  argsVersion: number
  args: unknown
  baseVersion?: number
}

const shipped = JSON.parse(
  readFileSync(new URL('./shipped-commands.fixtures.json', import.meta.url), 'utf8'),
) as Shipped[]
const definitionOf = (name: string) => commands.find((definition) => definition.name === name)

test.each(shipped.map((entry) => [`${entry.name} v${entry.argsVersion}`, entry] as const))(
  '%s still becomes a request that the contract takes',
  (_, { name, argsVersion, args, baseVersion }) => {
    const definition = definitionOf(name)
    expect(definition, 'a shipped name is never taken away').toBeDefined()
    const stored = {
      id: '0192f0a0-0000-7000-8000-00000000000a',
      name,
      argsVersion,
      args,
      ...(baseVersion && { baseVersion }),
      attempts: 0,
      request: { method: 'POST', path: '/api/old' },
    } as unknown as Command
    const now = migrateCommand(stored, definition!)
    const request = definition!.request(now.args, now.baseVersion)

    const call = callOf(request.method, request.path)
    expect(call, `${request.method} ${request.path} is a call`).toBeDefined()
    const { body } = CALLS[call!] as Call
    if (body) expect(z.safeParse(body, request.body)).toMatchObject({ success: true })
    else expect(request.body).toBeUndefined()
    expect(definition!.describe(now.args)).toMatch(/\S/)
    expect(definition!.entity(now.args).id).toMatch(/^0192f0a0-/)
  },
)

test('every command of today has its fixture, in its shape of today', () => {
  const known = new Set(shipped.map(({ name, argsVersion }) => `${name} v${argsVersion}`))
  expect(
    commands.map(({ name, argsVersion }) => `${name} v${argsVersion}`).filter((key) => !known.has(key)),
  ).toEqual([])
})

function callOf(method: string, path: string): CallName | undefined {
  return (Object.keys(ROUTES) as CallName[]).find((name) => {
    const route: Route = ROUTES[name]
    const pattern = new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return route.method === method && pattern.test(path)
  })
}
