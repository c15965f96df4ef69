import { Suspense, lazy, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

const DeleteAccountSheet = lazy(() =>
  import('./delete-account-sheet.tsx').then((part) => ({ default: part.DeleteAccountSheet })),
)

/** Opens the end of the account; what asks for it comes when it is wanted. */
export function DeleteAccountButton() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button variant="link" onClick={() => setState('open')}>
        Elimina l’account
      </Button>
      {state !== 'never' && (
        <Suspense>
          <DeleteAccountSheet open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
