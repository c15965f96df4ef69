import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/overlay/later.tsx'
import { Lingering } from '../../../ui/overlay/lingering.tsx'
import css from '../vendor-list.module.css'

const RegionMapSheet = later(() => import('./region-map-sheet.tsx').then((part) => part.RegionMapSheet))

export type RegionMapProps = {
  category: string | undefined
  /** The region that is chosen, by slug; empty for the whole country. */
  region: string
  onRegion: (slug: string | undefined) => void
}

/** Opens the map; it comes when it is asked for. */
export function RegionMapButton(props: RegionMapProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="link" icon={IconMap2} className={css.mapButton} onClick={() => setOpen(true)}>
        Scegli sulla mappa
      </Button>
      <Lingering>{open && <RegionMapSheet {...props} open onClose={() => setOpen(false)} />}</Lingering>
    </>
  )
}
