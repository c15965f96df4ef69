/** What a transaction leaves for weeks or months beside the thing it writes: its history, its changes, its answer. */
import type { Queryable } from './database.ts'

/** What a row takes without its words: ids, names, times, its places in indexes. */
const ROW_BYTES = 200

const kept = new WeakMap<Queryable, number>()

/** @param bytes the words of a row, which counts itself as well */
export function noteKeptRow(tx: Queryable, bytes: number): void {
  kept.set(tx, keptBy(tx) + ROW_BYTES + bytes)
}

/** How many bytes a transaction has left so far. */
export const keptBy = (tx: Queryable): number => kept.get(tx) ?? 0
