/** What the cache calls a guest's data. */
import { noteFault } from '../../../lib/fault-log.ts'
export const weddingKey = (id: string) => ['wedding', id] as const
export const invitationKey = (code: string) => ['wedding-invitation', code] as const

/** The keys of pages opened here with a password are kept on this device until the couple changes it. */
const storageKey = (id: string) => `lovoglio-wedding-key-${id}`
const listeners = new Set<() => void>()
/** Where storage is refused: for as long as the page is open. */
const inMemory = new Map<string, string>()

export function readKey(id: string): string | null {
  try {
    return localStorage.getItem(storageKey(id)) ?? inMemory.get(id) ?? null
  } catch (fault) {
    noteFault('wedding-keys', fault)
    return inMemory.get(id) ?? null
  }
}

export function keepKey(id: string, key: string): void {
  inMemory.set(id, key)
  try {
    localStorage.setItem(storageKey(id), key)
  } catch (fault) {
    // Refused or full: it lasts as long as the page.
    noteFault('wedding-keys', fault)
  }
  for (const listener of listeners) listener()
}

export function forgetKey(id: string): void {
  inMemory.delete(id)
  try {
    localStorage.removeItem(storageKey(id))
  } catch (fault) {
    // It was never there.
    noteFault('wedding-keys', fault)
  }
  for (const listener of listeners) listener()
}

export function subscribeKeys(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
