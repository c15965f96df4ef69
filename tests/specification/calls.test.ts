import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import { CHANGE_EVENTS, HUBS } from '#contract/wire/hubs.ts'
import { ROUTES } from '#contract/routes.ts'
import { SPECIFIED_ROUTES } from '#contract/specified-routes.ts'

interface Specified {
  calls: { method: string; path: string; access: string; note?: string }[]
  hubs: { hub: string; events: string[] }[]
}
const specified = JSON.parse(readFileSync(new URL('calls.json', import.meta.url), 'utf8')) as Specified

describe('the contract', () => {
  it('declares the 93 calls of the specification, each with its method, path and access', () => {
    const declared = Object.values(SPECIFIED_ROUTES).map(
      ({ method, path, access }) => `${method} ${path} ${access}`,
    )
    const asked = specified.calls.map(({ method, path, access, note }) => {
      const whose = note?.includes('or an admin') ? `${access}-or-admin` : access
      return `${method} ${path} ${whose}`
    })
    expect(asked).toHaveLength(93)
    expect(declared.toSorted()).toEqual(asked.toSorted())
  })

  it('declares the hubs of the specification with their events', () => {
    for (const { hub, events } of specified.hubs) {
      const name = Object.entries(HUBS).find(([, path]) => path === hub)?.[0]
      const declared = Object.values(CHANGE_EVENTS)
        .filter((one) => one.hub === name)
        .flatMap(({ created, updated, deleted }) => [created, updated, deleted])
      expect(declared).toEqual(expect.arrayContaining(events))
    }
  })

  it('says of every call what it takes and answers', () => {
    expect(Object.keys(CALLS).toSorted()).toEqual(Object.keys(ROUTES).toSorted())
    for (const [name, { path }] of Object.entries(ROUTES))
      expect('params' in CALLS[name as keyof typeof CALLS], name).toBe(path.includes('{'))
  })
})
