/** What is said to whoever is connected at that moment, and kept nowhere: that somebody writes. */
import type { HubConnection } from './hub-connection.ts'

/**
 * Without a connection what is said is said to nobody, and `say` answers false.
 * @param names of what may be heard; before `hub.start()`
 */
export function createWhispers(hub: HubConnection, names: readonly string[]) {
  const listeners = new Map(names.map((name) => [name, new Set<(...args: unknown[]) => void>()]))
  for (const [name, hearing] of listeners)
    hub.on(name, (...args) => {
      for (const listener of hearing) listener(...args)
    })
  return {
    say(name: string, ...args: unknown[]) {
      if (hub.state() !== 'connected') return false
      hub.invoke(name, ...args).catch(() => undefined)
      return true
    },
    hear(name: string, listener: (...args: unknown[]) => void) {
      listeners.get(name)?.add(listener)
      return () => listeners.get(name)?.delete(listener)
    },
  }
}
