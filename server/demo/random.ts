/** Everything random in the demo data comes from here, so that a seed gives the same data on every machine. */
export interface Random {
  /** From 0 up to 1, 1 excluded. */
  next(): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
  shuffle<T>(list: readonly T[]): T[]
  /** `count` different members, fewer when the list is shorter. */
  some<T>(list: readonly T[], count: number): T[]
  /** A generator of its own for a part, so that a change in one part moves no other. */
  fork(label: string): Random
  /** A UUID of version 7 whose time is `at`. */
  id(at: string): string
}

/** Mulberry32 over a hash of the seed's text. */
export function randomFrom(seed: string | number): Random {
  let state = hash(String(seed))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const shuffle = <T>(list: readonly T[]) => {
    const copy = [...list]
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(0, i)
      ;[copy[i], copy[j]] = [copy[j]!, copy[i]!]
    }
    return copy
  }
  return {
    next,
    int,
    shuffle,
    pick: (list) => list[int(0, list.length - 1)]!,
    chance: (probability) => next() < probability,
    some: (list, count) => shuffle(list).slice(0, count),
    fork: (label) => randomFrom(`${seed}/${label}`),
    id: (at) => uuid7(Date.parse(at), next),
  }
}

function hash(text: string): number {
  let h = 0x811c9dc5
  for (const char of text) h = Math.imul(h ^ char.codePointAt(0)!, 0x01000193)
  return h ^ (h >>> 16)
}

/** RFC 9562, section 5.7. */
function uuid7(ms: number, next: () => number): string {
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('')
  const time = Math.floor(ms).toString(16).padStart(12, '0')
  const variant = '89ab'[Math.floor(next() * 4)]!
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`
}
