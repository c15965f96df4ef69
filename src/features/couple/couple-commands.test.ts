import type { Couple } from '#contract/people/couple.ts'
import { describe, expect, it } from 'vitest'
import type { CachePort, Command } from '../../offline/outbox/command.ts'
import { applyCouple, coupleUpdate, putCouple } from './couple-commands.ts'

const AT = '2026-11-21T10:00:00.000Z'
const couple = {
  id: 'c',
  uid: 'anna',
  partners: [{ firstName: 'Anna', lastName: '' }],
  weddingDate: null,
  version: 2,
} as unknown as Couple

const update = (id: string, changes: object, order = 1) =>
  ({
    name: 'couple.update',
    args: { id, changes },
    entity: { kind: 'couple', id },
    createdAt: AT,
    order,
  }) as Command

describe('the couple with what still waits', () => {
  it('takes its own changes in order, and no one else’s', () => {
    const pending = [
      update('c', { weddingDate: '2027-06-19' }, 2),
      update('c', { weddingDate: '2027-06-12', style: 'rustico' }, 1),
      update('other', { style: 'altrui' }, 3),
    ]
    expect(applyCouple(couple, pending)).toMatchObject({ weddingDate: '2027-06-19', style: 'rustico' })
    expect(applyCouple(couple, [])).toBe(couple)
  })

  it('keeps who is asking when the partner’s change is pushed', () => {
    let cached = couple
    const cache = {
      setQueryData: (_: unknown, updater: (current: Couple) => Couple | undefined) => {
        cached = updater(cached) ?? cached
      },
    } as unknown as CachePort
    putCouple({ ...couple, uid: 'marco', style: 'nuovo', version: 3 }, cache)
    expect(cached).toMatchObject({ uid: 'anna', style: 'nuovo' })
    putCouple({ ...couple, style: 'vecchio', version: 1 }, cache)
    expect(cached.style).toBe('nuovo')
  })

  it('names the wedding’s date in the list of what waits', () => {
    expect(coupleUpdate.describe({ id: 'c', changes: { weddingDate: '2027-06-12' } })).toBe(
      'La data delle nozze',
    )
  })
})
