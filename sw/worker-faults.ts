/**
 * What goes wrong in the worker reaches the log of the device, which pages keep: at once where one is open. What happens
 * while the first is being opened is told when it asks.
 */
import { FAULTS_MAX, type Fault, keepFaultsBy } from '#src/lib/fault-log.ts'
import { ASK, FAULTS_CHANNEL } from '#src/offline/kept-faults.ts'

declare const self: ServiceWorkerGlobalScope

export function tellPages(): void {
  const channel = new BroadcastChannel(FAULTS_CHANNEL)
  let untold: Fault[] = []
  keepFaultsBy((fault) => {
    void self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      if (pages.length > 0) channel.postMessage(fault)
      else untold = [...untold, fault].slice(-FAULTS_MAX)
    })
  })
  channel.addEventListener('message', ({ data }) => {
    if (data !== ASK) return
    for (const fault of untold) channel.postMessage(fault)
    untold = []
  })
}
