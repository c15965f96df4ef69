import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Wrap } from '../../ui/wrap.tsx'

/** No network, and this page was never kept here. */
export function NotSavedScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Wrap>
      <EmptyState
        drawing="offline"
        title="Questa pagina non è salvata su questo dispositivo"
        action={<Button onClick={onRetry}>Riprova</Button>}
      >
        Quando torna la rete si apre da sola.
      </EmptyState>
    </Wrap>
  )
}
