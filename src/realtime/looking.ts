/** Tells hubs what is looked at, so that they push no more than that: at each connection, and when it is something else. */
import { LOOK } from '#contract/wire/places.ts'
import { heard } from '../lib/fault-log.ts'
import type { Clock } from '../offline/outbox/ports.ts'
import type { HubConnection } from './hub-connection.ts'

/** A page that opens begins several reads, and who goes through pages passes some: said once all that is known. */
const SAID_AFTER_MS = 500

export interface LookingOptions {
  clock: Clock
  /** The places looked at now (contract/wire/places.ts). */
  places: () => readonly string[]
  /** Called once more is looked at than before: what was pushed of it meanwhile was not heard. */
  onMore: () => void
}

export interface Looking {
  /** Says it at each connection of the hub; before what catches up there. */
  attach(hub: HubConnection): void
  /** To be called whenever something else may be looked at. */
  review(): void
  /** How far the feed had been told when it was said first. */
  since(): number | undefined
}

export function createLooking({ clock, places, onMore }: LookingOptions): Looking {
  const hubs: HubConnection[] = []
  let said: readonly string[] = []
  let since: number | undefined
  let waiting = false

  async function say(hub: HubConnection): Promise<void> {
    // A server of the version before knows no such method, and tells everything.
    const told = await hub.invoke<number>(LOOK, said).catch(heard('looking'))
    since ??= told
  }

  async function change(): Promise<void> {
    waiting = false
    const before = new Set(said)
    const now = places()
    const more = now.some((place) => !before.has(place))
    if (!more && now.length === before.size) return
    said = now
    // Who is not connected says it at the next connection, and catches up there.
    await Promise.all(hubs.filter((hub) => hub.state() === 'connected').map(say))
    if (more) onMore()
  }

  return {
    attach(hub) {
      hubs.push(hub)
      hub.onConnected(() => {
        said = places()
        return say(hub)
      })
    },
    review() {
      if (waiting) return
      waiting = true
      clock.after(SAID_AFTER_MS, () => void change())
    },
    since: () => since,
  }
}
