/**
 * A note beside the database: which account keeps something here and how many edits wait. When the database is found
 * empty although the note is there, the browser has wiped it, and the couple is told what may be missing.
 */
import { noteFault } from '../../lib/fault-log.ts'
const KEY = 'lovoglio-kept'

export interface KeptNote {
  accountId: string
  waiting: number
}

export interface KeptNoteStorage {
  read(): KeptNote | undefined
  write(note: KeptNote): void
}

/** @param storage local storage, or undefined where the browser refuses it: then nothing is noted */
export function createKeptNote(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): KeptNoteStorage {
  let written: string | undefined
  return {
    read() {
      try {
        const note = JSON.parse(storage?.getItem(KEY) ?? 'null') as Partial<KeptNote> | null
        return typeof note?.accountId === 'string' && Number.isInteger(note.waiting)
          ? (note as KeptNote)
          : undefined
      } catch (fault) {
        noteFault('kept-note', fault)
        return undefined
      }
    },
    write(note) {
      const text = JSON.stringify(note)
      if (text === written) return
      written = text
      try {
        storage?.setItem(KEY, text)
      } catch (fault) {
        // A full or refused storage: the note is only a courtesy.
        noteFault('kept-note', fault)
      }
    },
  }
}

/** How many edits may have been lost: those noted for an account whose database is found new. */
export function wipedEdits(note: KeptNote | undefined, accountId: string, isNew: boolean): number {
  return isNew && note?.accountId === accountId ? note.waiting : 0
}

const MISSED = 'lovoglio-missed'

/**
 * What was found wiped, until the tab is closed: the page that finds it may be one that is left a moment later.
 * @param found by this page, 0 for nothing
 * @param storage of the tab; undefined where the browser refuses it
 */
export function missedEdits(
  found: number,
  accountId: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
): number {
  try {
    if (found > 0) storage?.setItem(MISSED, `${accountId} ${found}`)
    const [whose, count] = storage?.getItem(MISSED)?.split(' ') ?? []
    return whose === accountId ? Number(count) : found
  } catch (fault) {
    noteFault('kept-note', fault)
    return found
  }
}
