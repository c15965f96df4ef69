/** Writes what this device remembers of a guest's answers. Loaded with what sends them. */
import { newId } from '#contract/kit/new-id.ts'
import { noteFault } from '../../../lib/fault-log.ts'
import {
  PREFIX,
  type RsvpRecord,
  inMemory,
  listeners,
  parseRecord,
  readNote,
  readRecord,
} from './rsvp-record.ts'

export function writeRecord(record: RsvpRecord): void {
  const { link } = record.answer
  const text = JSON.stringify(record)
  if (readRecord(link) === text) return
  write(PREFIX + link, text)
  for (const listener of listeners) listener()
}

/**
 * The id of the answer by this link, kept from before it is first sent: one that was lost on its way back, and one that
 * corrects it, are the same answer.
 */
export function answerId(link: string): string {
  const name = `${PREFIX}id-${link}`
  const id = parseRecord(readRecord(link))?.answer.id ?? readNote(name) ?? newId()
  write(name, id)
  return id
}

function write(name: string, text: string): void {
  inMemory.set(name, text)
  try {
    localStorage.setItem(name, text)
  } catch (fault) {
    // Refused or full: it lasts as long as the page; the answer itself is in the outbox or on its way.
    noteFault('keep-record', fault)
  }
}
