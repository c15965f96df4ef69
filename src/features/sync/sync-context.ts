/** Apart from the hooks that read it: every page provides it, few read it. */
import { createContext } from 'react'
import type { SyncHub } from './sync-hub.ts'

export const SyncContext = createContext<SyncHub | null>(null)
