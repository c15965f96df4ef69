/** The order people give to their lists, as keys between which there is always room for one more. */
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

export interface Placed {
  id: string
  position: string
}

/** By position, in byte order; equal positions (two phones wrote at once) by id, the same on both. */
export function byPosition(a: Placed, b: Placed): number {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

/**
 * The key for a place at `index` among `ordered` (which does not hold what is being placed). Equal or foreign keys
 * around it do not stop it: the next that is greater bounds it.
 */
export function positionAt(ordered: readonly Placed[], index: number): string {
  const before = ordered[index - 1]?.position ?? null
  const after = ordered.slice(index).find((other) => before === null || other.position > before)?.position
  return keyBetween(before, after ?? null)
}

/** `count` keys after all of `ordered`. */
export function positionsAtEnd(ordered: readonly Placed[], count: number): string[] {
  try {
    return generateNKeysBetween(ordered.at(-1)?.position ?? null, null, count)
  } catch {
    // No fault: it is no position.
    const keys: string[] = []
    let last = ordered.at(-1)?.position ?? null
    for (let made = 0; made < count; made += 1) keys.push((last = keyBetween(last, null)))
    return keys
  }
}

/** A key that another maker wrote may not be one of this alphabet's form: it is still passed, by text. */
function keyBetween(before: string | null, after: string | null): string {
  try {
    return generateKeyBetween(before, after)
  } catch {
    // No fault: it is no position.
    return `${before ?? ''}${before === null ? 'A0' : 'V'}`
  }
}

/** The index that `id` has after it has moved one step, or undefined at the ends. */
export function steppedIndex(ordered: readonly Placed[], id: string, step: -1 | 1): number | undefined {
  const index = ordered.findIndex((other) => other.id === id)
  const next = index + step
  return index === -1 || next < 0 || next >= ordered.length ? undefined : next
}

/** The key that moves `id` to `index` among the others of `ordered`. */
export function movedPosition(ordered: readonly Placed[], id: string, index: number): string {
  return positionAt(
    ordered.filter((other) => other.id !== id),
    index,
  )
}
