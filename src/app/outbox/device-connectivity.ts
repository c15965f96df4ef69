import { onlineManager } from '@tanstack/react-query'
import {
  bindOnlineManager,
  browserDevice,
  createConnectivity,
  pingServer,
} from '../../offline/connectivity.ts'
import { systemClock } from '../../offline/outbox/ports.ts'

/** Whether this device reaches our server: one judge for the outbox, the hubs and the query cache. */
export const connectivity = createConnectivity({
  probe: () => pingServer(),
  device: browserDevice,
  clock: systemClock,
  random: Math.random,
})

bindOnlineManager(connectivity, onlineManager)
