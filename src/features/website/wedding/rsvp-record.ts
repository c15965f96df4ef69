/** A guest's own answers, as this device remembers them: who has no account has no other place for them. */
import type { GuestAnswer } from '#contract/website/rsvp.ts'
import { noteFault } from '../../../lib/fault-log.ts'

export interface RsvpRecord {
  answer: GuestAnswer
  /** `waiting` goes when there is a network; `refused` was answered no, with the reason in `why`. */
  state: 'waiting' | 'sent' | 'refused'
  why?: string
}

export const PREFIX = 'lovoglio-rsvp-'
/** Told when a record was written here. */
export const listeners = new Set<() => void>()
/** Where storage is refused: for as long as the page is open. */
export const inMemory = new Map<string, string>()

export function readNote(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? inMemory.get(name) ?? null
  } catch (fault) {
    noteFault('rsvp-record', fault)
    return inMemory.get(name) ?? null
  }
}

/** The record of a link as text, so that it is the same value until it changes. */
export const readRecord = (link: string): string | null => readNote(PREFIX + link)

export function parseRecord(text: string | null): RsvpRecord | undefined {
  if (text === null) return undefined
  try {
    const record = JSON.parse(text) as RsvpRecord
    return Array.isArray(record.answer.companions) ? record : undefined
  } catch (fault) {
    noteFault('rsvp-record', fault)
    return undefined
  }
}

export function subscribeRecords(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
