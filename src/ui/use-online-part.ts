import { type ComponentType, useState } from 'react'
import { heard } from '../lib/fault-log.ts'
import { notify } from './overlay/toasts-store.ts'

/**
 * Opens a part for what the server alone can do: it comes from the network, for the device does not keep it before it was
 * used. Without one it is said, and the next tap tries again.
 * @returns the part once it is there, and whether it is open
 */
export function useOnlinePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [part, setPart] = useState<{ Part?: ComponentType<Props>; open: boolean }>({ open: false })
  return {
    ...part,
    show: async () => {
      const Part = await load().catch(heard('online-part', undefined))
      if (Part) setPart({ Part, open: true })
      else notify({ type: 'danger', message: 'Questa parte non è arrivata: riprova con la rete.' })
    },
    hide: () => setPart({ ...part, open: false }),
  }
}
