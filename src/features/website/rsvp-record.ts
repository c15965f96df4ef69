/** A guest's own answers, as this device remembers them: who has no account has no other place for them. */
import type { GuestAnswer } from '#contract/rsvp.ts'

export interface RsvpRecord {
  answer: GuestAnswer
  /** `waiting` goes when there is a network; `refused` was answered no, with the reason in `why`. */
  state: 'waiting' | 'sent' | 'refused'
  why?: string
}

const PREFIX = 'lovoglio-rsvp-'
const listeners = new Set<() => void>()
/** Where storage is refused: for as long as the page is open. */
const inMemory = new Map<string, string>()

/** The record of a link as text, so that it is the same value until it changes. */
export function readRecord(link: string): string | null {
  try {
    return localStorage.getItem(PREFIX + link) ?? inMemory.get(link) ?? null
  } catch {
    return inMemory.get(link) ?? null
  }
}

export function parseRecord(text: string | null): RsvpRecord | undefined {
  if (text === null) return undefined
  try {
    const record = JSON.parse(text) as RsvpRecord
    return Array.isArray(record.answer.companions) ? record : undefined
  } catch {
    return undefined
  }
}

export function writeRecord(record: RsvpRecord): void {
  const { link } = record.answer
  const text = JSON.stringify(record)
  inMemory.set(link, text)
  try {
    localStorage.setItem(PREFIX + link, text)
  } catch {
    // Refused or full: it lasts as long as the page; the answer itself is in the outbox or on its way.
  }
  for (const listener of listeners) listener()
}

export function subscribeRecords(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
