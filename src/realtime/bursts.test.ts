import { expect, it } from 'vitest'
import { createBursts } from './bursts.ts'

function listener() {
  const timers: (() => void)[] = []
  const taken: number[][] = []
  const clock = {
    now: () => 0,
    after(_ms: number, work: () => void) {
      timers.push(work)
      return () => undefined
    },
  }
  const bursts = createBursts<number>(clock, (items) => void taken.push([...items]))
  return { bursts, taken, pass: () => timers.splice(0).forEach((work) => work()) }
}

it('takes what comes alone at once, however often', () => {
  const { bursts, taken, pass } = listener()
  for (const item of [1, 2, 3]) {
    bursts.add(item)
    expect(taken.at(-1)).toEqual([item])
    pass()
  }
})

it('takes what comes thick and fast in one go, in its order, and then all that came meanwhile', () => {
  const { bursts, taken, pass } = listener()
  for (const item of [1, 2, 3]) bursts.add(item)
  expect(taken).toEqual([[1]])
  pass()
  bursts.add(4)
  bursts.add(5)
  pass()
  expect(taken).toEqual([[1], [2, 3], [4, 5]])
  pass()
  bursts.add(6)
  expect(taken.at(-1)).toEqual([6])
})

it('takes at once what waits when it is asked to', () => {
  const { bursts, taken, pass } = listener()
  for (const item of [1, 2, 3]) bursts.add(item)
  bursts.flush()
  pass()
  expect(taken).toEqual([[1], [2, 3]])
})
