import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { Wrap } from '../../../ui/frame/wrap.tsx'

/** An address without a page, or whose page is not published: the two look the same. */
export function WeddingMissing() {
  return (
    <Wrap>
      <EmptyState drawing="guests" heading="h1" title="Questa pagina non è aperta">
        L’indirizzo non è giusto, oppure gli sposi non l’hanno ancora pubblicata. Controllate il collegamento
        dell’invito, o chiedete a loro.
      </EmptyState>
    </Wrap>
  )
}
