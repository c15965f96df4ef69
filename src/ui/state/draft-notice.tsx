import { Button } from '../button.tsx'
import { Notice } from './notice.tsx'

/** Says that a form holds what was typed before and never saved. @param found whether it does */
export function DraftNotice({ found, onDiscard }: { found: boolean; onDiscard: () => void }) {
  if (!found) return null
  return (
    <Notice
      tone="neutral"
      action={
        <Button variant="quiet" size="small" onClick={onDiscard}>
          Scarta
        </Button>
      }
    >
      Ritrovi quello che avevi scritto senza salvarlo.
    </Notice>
  )
}
