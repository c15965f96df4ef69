/** Ephemeral messages, for whoever is connected at that moment: that somebody writes. */
import { heard } from '../lib/fault-log.ts'
import type { HubConnection } from './hub-connection.ts'

/**
 * Without a connection what is said is said to nobody, and `say` answers false.
 * @param names of what may be heard; before `hub.start()`
 */
export function createEphemeralMessages(hub: HubConnection, names: readonly string[]) {
  const listeners = new Map(names.map((name) => [name, new Set<(...args: unknown[]) => void>()]))
  for (const [name, hearing] of listeners)
    hub.on(name, (...args) => {
      for (const listener of hearing) listener(...args)
    })
  return {
    say(name: string, ...args: unknown[]) {
      if (hub.state() !== 'connected') return false
      hub.invoke(name, ...args).catch(heard('ephemeral messages'))
      return true
    },
    hear(name: string, listener: (...args: unknown[]) => void) {
      listeners.get(name)?.add(listener)
      return () => listeners.get(name)?.delete(listener)
    },
  }
}
