/** Kills one process of a cluster every few seconds and starts it again at once, as a supervisor would. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Part } from './part.ts'

export interface Trouble {
  /** How often each has died. */
  readonly deaths: ReadonlyMap<string, number>
  /** Ends it; resolves when all run again. */
  end(): Promise<void>
}

/**
 * @param everyMs time between two deaths
 * @param tell heard at each
 */
export function makeTrouble(
  parts: readonly Part[],
  everyMs: number,
  tell: (name: string) => void = () => undefined,
): Trouble {
  const deaths = new Map<string, number>()
  let ending = false
  const going = (async () => {
    // In turn, from a place of chance: all of them die, and never two at once.
    for (let turn = Math.floor(Math.random() * parts.length); !ending; turn++) {
      await pause(everyMs)
      if (ending) break
      const victim = parts[turn % parts.length]!
      await victim.kill()
      deaths.set(victim.name, (deaths.get(victim.name) ?? 0) + 1)
      tell(victim.name)
      await victim.start()
    }
  })()
  return {
    deaths,
    end: () => {
      ending = true
      return going
    },
  }
}
