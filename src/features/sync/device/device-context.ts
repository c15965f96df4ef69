/** Apart from the hooks that read it: every page provides it, few read it. */
import { createContext } from 'react'
import type { DeviceHub } from './device-hub.ts'

export const DeviceContext = createContext<DeviceHub | null>(null)
