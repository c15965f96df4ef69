import { describe, expect, it } from 'vitest'
import type { Command } from './command.ts'
import { applyEntityCommands, upsert } from './entity-patches.ts'

const one = { id: 'a', version: 3, title: 'tre' }

describe('the server’s word in a cached list', () => {
  it('appends what is new', () => {
    expect(upsert([], one)).toEqual([one])
  })

  it('replaces what is older', () => {
    expect(upsert([{ ...one, version: 2, title: 'due' }], one)).toEqual([one])
  })

  it('ignores what is older than the list', () => {
    const list = [{ ...one, version: 4, title: 'quattro' }]
    expect(upsert(list, one)).toBe(list)
  })
})

it('an entity with a waiting edit stays the same object while neither changes', () => {
  const edit = { name: 'rename', entity: { kind: 'thing', id: 'a' }, order: 1 } as Command
  const other = { ...edit, entity: { kind: 'thing', id: 'b' }, order: 2 } as Command
  const apply = (pending: readonly Command[], entities = [one]) =>
    applyEntityCommands(entities, pending, {
      create: () => undefined,
      update: (entity) => ({ ...entity, title: 'nuovo' }),
      remove: 'delete',
    })[0]
  const first = apply([edit, other])
  expect(first).toEqual({ ...one, title: 'nuovo' })
  expect(apply([edit])).toBe(first)
  expect(apply([edit], [{ ...one, version: 4 }])).not.toBe(first)
})
