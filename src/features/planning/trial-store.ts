/** What is being tried stays on this device, for the next visit and for who registers. */
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { noteFault } from '../../lib/fault-log.ts'
import { chosenIn, readTrial, type Trial } from './trial.ts'

/** In local storage: what was chosen of a `Trial`, as JSON. */
const TRIAL_STORAGE_KEY = 'lovoglio-trial'

const listeners = new Set<() => void>()
/** Where storage is refused, for as long as the page is open. */
let inMemory: string | null = null

function readText(): string | null {
  try {
    return window.localStorage.getItem(TRIAL_STORAGE_KEY) ?? inMemory
  } catch (fault) {
    noteFault('trial-store', fault)
    return inMemory
  }
}

function writeText(text: string) {
  inMemory = text
  try {
    window.localStorage.setItem(TRIAL_STORAGE_KEY, text)
  } catch (fault) {
    // Refused or full: it lasts as long as the page.
    noteFault('trial-store', fault)
  }
  for (const listener of listeners) listener()
}

/**
 * What was tried on this device, for who registers; nothing when nobody chose or ticked anything.
 * @param today `YYYY-MM-DD`
 */
export function triedPlan(today: string): Partial<Trial> | undefined {
  const chosen = chosenIn(readText(), today)
  const { done = [], ...rest } = chosen
  return done.length > 0 || Object.keys(rest).length > 0 ? chosen : undefined
}

/** What was tried has become a plan, or is not wanted: it leaves the device. */
export function forgetTrial() {
  inMemory = null
  try {
    window.localStorage.removeItem(TRIAL_STORAGE_KEY)
  } catch (fault) {
    // Refused: nothing was kept there.
    noteFault('trial-store', fault)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * Ticks a task, or takes the tick away: of what is kept now, and not of what a screen drew, so that of two quick taps
 * neither undoes the other.
 */
export function tickTrial(key: string, isDone: boolean, today: string) {
  const chosen = chosenIn(readText(), today)
  const others = (chosen.done ?? []).filter((one) => one !== key)
  writeText(JSON.stringify({ ...chosen, done: isDone ? [...others, key] : others }))
}

/**
 * The trial as it is kept; what is fresh while the server renders and the page is taken over.
 * @param today `YYYY-MM-DD`
 */
export function useTrial(today: string) {
  const text = useSyncExternalStore(subscribe, readText, () => null)
  const trial = useMemo(() => readTrial(text, today), [text, today])
  const change = useCallback(
    (part: Partial<Trial>) => writeText(JSON.stringify({ ...chosenIn(readText(), today), ...part })),
    [today],
  )
  return { trial, change, isKept: text !== null }
}
