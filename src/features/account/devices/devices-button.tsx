import { Suspense, lazy, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

const DevicesSheet = lazy(() =>
  import('./devices-sheet.tsx').then((part) => ({ default: part.DevicesSheet })),
)

/** Opens the list of the devices on which the account is signed in; it comes when it is asked for. */
export function DevicesButton() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button variant="link" onClick={() => setState('open')}>
        Dispositivi collegati
      </Button>
      {state !== 'never' && (
        <Suspense>
          <DevicesSheet open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
