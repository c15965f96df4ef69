import { describe, expect, it } from 'vitest'
import { createLock, localLock } from './leader.ts'

let names = 0
/** Node has Web Locks as browsers do. */
const LOCKS = { 'Web Locks': () => createLock(`lock-${(names += 1)}`), 'no Web Locks': localLock }

describe.each(Object.entries(LOCKS))('the lock with %s', (_name, make) => {
  it('lets one in at a time, in turn', async () => {
    const lock = make()
    const events: string[] = []
    const task = (name: string) => async () => {
      events.push(`${name} in`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      events.push(`${name} out`)
      return name
    }
    expect(await Promise.all([lock.run(task('a')), lock.run(task('b'))])).toEqual(['a', 'b'])
    expect(events).toEqual(['a in', 'a out', 'b in', 'b out'])
  })

  it('does not wait when told not to', async () => {
    const lock = make()
    let leave = () => {}
    const held = lock.run(() => new Promise<void>((resolve) => (leave = resolve)))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await lock.run(async () => 'in', { ifAvailable: true })).toBeUndefined()
    leave()
    await held
    expect(await lock.run(async () => 'in', { ifAvailable: true })).toBe('in')
  })

  it('gives up waiting when it is called off, and is free after a failure', async () => {
    const lock = make()
    let leave = () => {}
    const held = lock.run(() => new Promise<void>((resolve) => (leave = resolve)))
    const calledOff = new AbortController()
    const waiting = lock.run(async () => 'in', { signal: calledOff.signal })
    await new Promise((resolve) => setTimeout(resolve, 5))
    calledOff.abort()
    leave()
    expect(await waiting).toBeUndefined()
    await held
    await expect(lock.run(() => Promise.reject(new Error('fault')))).rejects.toThrow('fault')
    expect(await lock.run(async () => 'in')).toBe('in')
  })
})
