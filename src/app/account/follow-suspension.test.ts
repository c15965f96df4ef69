import { expect, it, vi } from 'vitest'
import type { Command } from '../../offline/outbox/command.ts'
import { followSuspension } from './follow-suspension.ts'

/** An account of which these codes of refusal wait for a person, at first none. */
function account(...codes: string[]) {
  let review = codes.map((code) => ({ failure: { code } }))
  let tell = () => {}
  const invalidateQueries = vi.fn(async () => undefined)
  const ended = vi.fn()
  const stop = followSuspension({ invalidateQueries } as never, {
    review: () => review as unknown as readonly Command[],
    subscribe: (listener: (bySending: boolean) => void) => {
      tell = () => listener(true)
      return ended
    },
  })
  const refuse = (...next: string[]) => {
    review = next.map((code) => ({ failure: { code } }))
    tell()
  }
  return {
    refuse,
    stop,
    ended,
    asked: () => invalidateQueries.mock.calls.splice(0).map(([filter]: any) => filter.queryKey),
  }
}

const OWN = [
  ['couple', 'mine'],
  ['account', 'vendor'],
]

it('reads the account again when an edit is refused for its suspension, once, and when none is any more', () => {
  const { refuse, asked } = account()
  expect(asked()).toEqual([])
  refuse('deactivated')
  expect(asked()).toEqual(OWN)
  refuse('deactivated', 'deactivated')
  expect(asked()).toEqual([])
  refuse()
  expect(asked()).toEqual(OWN)
})

it('reads it again when such an edit waits from an earlier visit, and for no other refusal', () => {
  expect(account('deactivated').asked()).toEqual(OWN)
  const other = account('forbidden')
  other.refuse('forbidden', 'not_found')
  expect(other.asked()).toEqual([])
})

it('ends with the account', () => {
  const { stop, ended } = account()
  stop()
  expect(ended).toHaveBeenCalledOnce()
})
