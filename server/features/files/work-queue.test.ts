import { describe, expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

/** A queue whose pieces are done by hand. */
function world(limits = { ofOne: 5, ofAll: 8 }) {
  const inTurn = createWorkQueue(limits)
  const done: string[] = []
  let finish: (() => void) | undefined
  const send = (account: string, name: string) =>
    inTurn(account, async () => {
      await new Promise<void>((resolve) => (finish = resolve))
      done.push(name)
      return name
    })
  const next = async () => {
    finish?.()
    for (let n = 0; n < 10; n++) await Promise.resolve()
  }
  return { send, next, done }
}

describe('heavy work', () => {
  it('is done account by account in turn, however many pieces one of them sent first', async () => {
    const { send, next, done } = world()
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => send('a', name))
    const other = send('b', 'b1')
    await next()
    await next()
    expect(done).toEqual(['a1', 'b1'])
    expect(await other).toBe('b1')
    for (let n = 0; n < 4; n++) await next()
    await Promise.all(all)
    expect(done).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
  })

  it('of one account fills no more than its part of the line: the others still get in', async () => {
    const { send, next } = world()
    const mine = Array.from({ length: 5 }, (_, n) => send('a', `a${n}`))
    await expect(send('a', 'one more')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
    const other = send('b', 'b')
    for (let n = 0; n < 6; n++) await next()
    expect(await other).toBe('b')
    await Promise.all(mine)
    const later = send('a', 'later')
    await next()
    expect(await later).toBe('later')
  })

  it('that fails holds up nobody', async () => {
    const inTurn = createWorkQueue({ ofOne: 2, ofAll: 2 })
    await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await inTurn('a', async () => 1)).toBe(1)
  })
})
