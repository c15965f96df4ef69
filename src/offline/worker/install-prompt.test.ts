import { expect, it } from 'vitest'
import { createInstallPrompt } from './install-prompt.ts'

const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS

/** A phone over many visits. */
function phone({ ios = false } = {}) {
  const kept = new Map<string, string>()
  const state = { now: 1_000_000, installed: false, outcome: 'accepted', asked: 0 }
  return {
    state,
    visit(asksToInstall = !ios) {
      const events = new EventTarget()
      const prompt = createInstallPrompt({
        storage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
        },
        now: () => state.now,
        events,
        installed: () => state.installed,
        ios: () => ios,
      })
      if (asksToInstall) {
        const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => void (state.asked += 1),
          userChoice: Promise.resolve({ outcome: state.outcome }),
        })
        events.dispatchEvent(event)
        expect(event.defaultPrevented).toBe(true)
      }
      return { prompt, events }
    },
  }
}

it('is silent at the first visit, and offers itself at the second', () => {
  const { visit, state } = phone()
  expect(visit().prompt.state()).toEqual({ way: 'prompt', offered: false })
  state.now += 5 * 60_000
  expect(visit().prompt.state().offered, 'a reload is no visit').toBe(false)
  state.now += DAY_MS
  expect(visit().prompt.state().offered).toBe(true)
})

it('offers itself at the first visit once an edit is kept', () => {
  const { prompt } = phone().visit()
  let told = 0
  prompt.subscribe(() => (told += 1))
  prompt.noteSavedEdit()
  prompt.noteSavedEdit()
  expect(prompt.state().offered).toBe(true)
  expect(told).toBe(1)
})

it('keeps quiet for 30 days after a no, also after a no to the browser', async () => {
  const { visit, state } = phone()
  const first = visit()
  first.prompt.noteSavedEdit()
  first.prompt.dismiss()
  expect(first.prompt.state()).toEqual({ way: 'prompt', offered: false })
  state.now += 29 * DAY_MS
  expect(visit().prompt.state().offered).toBe(false)
  state.now += 2 * DAY_MS
  state.outcome = 'dismissed'
  const later = visit()
  expect(later.prompt.state().offered).toBe(true)
  expect(await later.prompt.install()).toBe('dismissed')
  state.now += DAY_MS
  expect(visit().prompt.state().offered).toBe(false)
})

it('asks through the browser once, and is done when installed', async () => {
  const { visit, state } = phone()
  const { prompt, events } = visit()
  expect(await prompt.install()).toBe('accepted')
  expect(state.asked).toBe(1)
  expect(await prompt.install()).toBe('unavailable')
  events.dispatchEvent(new Event('appinstalled'))
  expect(prompt.state()).toEqual({ way: undefined, offered: false })
})

it('explains the way of iOS where there is no prompt, and nothing where there is no way', () => {
  const iphone = phone({ ios: true })
  iphone.visit().prompt.noteSavedEdit()
  iphone.state.now += HOUR_MS
  expect(iphone.visit().prompt.state()).toEqual({ way: 'ios', offered: true })
  iphone.state.installed = true
  expect(iphone.visit().prompt.state().way).toBeUndefined()
  expect(phone().visit(false).prompt.state().way).toBeUndefined()
})

it('works where the browser refuses to remember', () => {
  const events = new EventTarget()
  const refuse = () => {
    throw new DOMException('', 'SecurityError')
  }
  const storage = { getItem: refuse, setItem: refuse }
  const prompt = createInstallPrompt({
    storage,
    now: () => 1,
    events,
    installed: () => false,
    ios: () => true,
  })
  prompt.noteSavedEdit()
  expect(prompt.state().offered).toBe(true)
})
