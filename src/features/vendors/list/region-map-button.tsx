import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import css from '../vendor-list.module.css'

const RegionMapSheet = lazy(() =>
  import('./region-map-sheet.tsx').then((part) => ({ default: part.RegionMapSheet })),
)

export type RegionMapProps = {
  category: string | undefined
  /** The region that is chosen, by slug; empty for the whole country. */
  region: string
  onRegion: (slug: string | undefined) => void
}

/** Opens the map; it comes when it is asked for. */
export function RegionMapButton(props: RegionMapProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button variant="link" icon={IconMap2} className={css.mapButton} onClick={() => setState('open')}>
        Scegli sulla mappa
      </Button>
      {state !== 'never' && (
        <Suspense>
          <RegionMapSheet {...props} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
