/** Seeded randomness: the same text always gives the same numbers, so the same picture gives the same bytes. */

/** FNV-1a over the text's code points, as an unsigned 32-bit number. */
export function hash(text: string | number): number {
  let h = 2166136261
  for (const character of String(text)) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 16777619)
  return h >>> 0
}

export interface Random {
  /** a number in [lo, hi) */
  f(lo?: number, hi?: number): number
  /** an integer in [lo, hi] */
  i(lo: number, hi: number): number
  /** jitter: a number in (-amount, amount) */
  j(amount: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
}

/** mulberry32 started from the hash of `seed`. */
export function random(seed: string): Random {
  let a = hash(seed)
  const next = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next()
  next()
  return {
    f: (lo = 0, hi = 1) => lo + (hi - lo) * next(),
    i: (lo, hi) => Math.floor(lo + (hi - lo + 1) * next()),
    j: (amount) => (next() - 0.5) * 2 * amount,
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    chance: (probability) => next() < probability,
  }
}

/** The element `i` of a list that goes round: never undefined for a list that is not empty. */
export function nth<T>(list: readonly T[], i: number): T {
  return list[((i % list.length) + list.length) % list.length] as T
}
