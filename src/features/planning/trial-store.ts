/** What is being tried stays on this device, for the next visit and for who registers. */
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { freshTrial, readTrial, type Trial } from './trial-plan.ts'

/** In local storage: a `Trial` as JSON. The registration may read it; who takes it over removes it. */
export const TRIAL_STORAGE_KEY = 'lovoglio-trial'

const listeners = new Set<() => void>()
/** Where storage is refused, for as long as the page is open. */
let inMemory: string | null = null

function readText(): string | null {
  try {
    return window.localStorage.getItem(TRIAL_STORAGE_KEY) ?? inMemory
  } catch {
    return inMemory
  }
}

function writeText(text: string) {
  inMemory = text
  try {
    window.localStorage.setItem(TRIAL_STORAGE_KEY, text)
  } catch {
    // Refused or full: it lasts as long as the page.
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
 * The trial as it is kept; what is fresh while the server renders and the page is taken over.
 * @param today `YYYY-MM-DD`
 */
export function useTrial(today: string) {
  const text = useSyncExternalStore(subscribe, readText, () => null)
  const trial = useMemo(() => readTrial(text, freshTrial(today), today), [text, today])
  const change = useCallback(
    (part: Partial<Trial>) =>
      writeText(JSON.stringify({ ...readTrial(readText(), freshTrial(today), today), ...part })),
    [today],
  )
  return { trial, change, isKept: text !== null }
}
