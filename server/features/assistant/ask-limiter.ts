/** How often one account or address may ask. Kept in memory: a process of its own counts for itself. */
const HOUR_MS = 60 * 60_000
/** Beyond these the oldest are forgotten: an address that asks once costs nothing for long. */
const MAX_KNOWN = 20_000

export interface AskLimiter {
  /** Takes one question off what is left. @returns seconds to wait, or 0 when it may be asked */
  take(who: string): number
}

/** @param perHour questions of one asker in an hour; they come back evenly */
export function createAskLimiter(perHour: number, now: () => number = Date.now): AskLimiter {
  const known = new Map<string, { left: number; at: number }>()
  return {
    take(who) {
      const at = now()
      const before = known.get(who) ?? { left: perHour, at }
      const left = Math.min(perHour, before.left + ((at - before.at) / HOUR_MS) * perHour)
      known.delete(who)
      const allowed = left >= 1
      known.set(who, { left: allowed ? left - 1 : left, at })
      if (known.size > MAX_KNOWN) known.delete(known.keys().next().value!)
      return allowed ? 0 : Math.ceil(((1 - left) / perHour) * (HOUR_MS / 1000))
    },
  }
}
