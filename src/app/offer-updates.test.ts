import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UpdateResult } from '../offline/worker/service-worker-client.ts'
import { dismissToast, toastsStore } from '../ui/overlay/toasts-store.ts'
import { offerUpdates } from './offer-updates.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  for (const { id } of toastsStore.get()) dismissToast(id)
})

const messages = () => toastsStore.get().map(({ message }) => message)
const OFFER = 'C’è una nuova versione di Lovoglio.'

function ready(answer: (asked: number) => UpdateResult | Promise<UpdateResult>, isBusy = () => false) {
  let asked = 0
  offerUpdates(
    { updateReady: () => true, subscribe: () => () => undefined, applyUpdate: async () => answer(++asked) },
    isBusy,
  )
  return { asked: () => asked }
}
const tap = async () => {
  toastsStore
    .get()
    .find(({ message }) => message === OFFER)!
    .action!.onPress()
  for (const { id, message } of toastsStore.get()) if (message === OFFER) dismissToast(id)
  await vi.advanceTimersByTimeAsync(0)
}

it('a new version is not offered while something could be lost, and is a minute later', async () => {
  let busy = true
  ready(
    () => 'applied',
    () => busy,
  )
  expect(messages()).toEqual([])
  busy = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(messages()).toEqual([OFFER])
})

it('who has said yes while an edit was still leaving gets it when the edit has left, with no further tap', async () => {
  const worker = ready((asked) => (asked < 4 ? 'busy' : 'applied'))
  await tap()
  expect(messages()).toEqual(['Aggiorniamo appena le tue modifiche sono partite.'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(worker.asked()).toBe(4)
})

it('is offered anew where an edit has not left for a minute', async () => {
  ready(() => 'busy')
  await tap()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(messages()).not.toContain(OFFER)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(messages()).toContain(OFFER)
})

it('what takes a moment says that it was heard', async () => {
  let done: (result: UpdateResult) => void = () => undefined
  ready(() => new Promise<UpdateResult>((resolve) => (done = resolve)))
  toastsStore.get()[0]!.action!.onPress()
  await vi.advanceTimersByTimeAsync(700)
  expect(messages()).toContain('Prepariamo la nuova versione.')
  done('applied')
})
