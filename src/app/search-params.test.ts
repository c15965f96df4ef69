import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { routeTree } from '../routeTree.gen.ts'

const { routesByPath } = createRouter({
  routeTree,
  context: {} as never,
  history: createMemoryHistory(),
  isServer: true,
})
type Read = (raw: Record<string, unknown>) => Record<string, unknown>
const readers = Object.entries(routesByPath).flatMap(([path, { options }]) =>
  typeof options.validateSearch === 'function'
    ? [[path, options.validateSearch as unknown as Read] as const]
    : [],
)

it('is asked of every screen that reads its address', () => {
  expect(readers.length).toBeGreaterThan(15)
})

it.each(readers)('%s hands on nothing of an address that makes no sense', (_, read) => {
  const names = Object.keys(read({}))
  expect(names).not.toEqual([])
  const junk = Object.fromEntries(names.map((name) => [name, { not: 'a value' }]))
  // The router lays the result over the address: what is not named would be handed on.
  expect(read(junk)).toStrictEqual(Object.fromEntries(names.map((name) => [name, undefined])))
})
