import { type ComponentType, useState } from 'react'
import { heard } from '../../lib/fault-log.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { useReach } from '../sync/reach-face.ts'

type SheetPart = ComponentType<{ open: boolean; onClose: () => void }>

/** Opens a sheet of what the server alone can do: it comes from the network each time, for the device does not keep it. */
export function OnlineSheetButton({ label, load }: { label: string; load: () => Promise<SheetPart> }) {
  const reach = useReach()
  const [part, setPart] = useState<{ Sheet: SheetPart }>()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  async function show() {
    if (!part) {
      if (reach !== 'online')
        return notify({ type: 'info', message: `«${label}»: per questo serve la rete.` })
      setBusy(true)
      const Sheet = await load().catch(heard('online-sheet', undefined))
      setBusy(false)
      if (!Sheet)
        return notify({
          type: 'danger',
          message: 'Questa parte non è arrivata. Controlla la rete e riprova.',
        })
      setPart({ Sheet })
    }
    setOpen(true)
  }

  return (
    <>
      <Button variant="link" busy={busy} onClick={() => void show()}>
        {label}
      </Button>
      {part && <part.Sheet open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
