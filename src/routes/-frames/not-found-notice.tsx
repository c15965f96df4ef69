import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Wrap } from '../../ui/wrap.tsx'

/** What is not there, inside a page's frame. */
export function NotFoundNotice() {
  return (
    <Wrap>
      <EmptyState
        drawing="search"
        heading="h1"
        title="Questa pagina non c’è"
        action={
          <UiLink href="/" className={buttonClass()}>
            Torna alla pagina iniziale
          </UiLink>
        }
      >
        L’indirizzo è sbagliato, o quello che cercavi è stato tolto.
      </EmptyState>
    </Wrap>
  )
}
