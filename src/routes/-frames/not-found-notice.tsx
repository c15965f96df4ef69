import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { UiLink } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Wrap } from '../../ui/wrap.tsx'

/** What is not there, inside a page's frame. */
export function NotFoundNotice() {
  return (
    <Wrap>
      <h1>
        <VisuallyHidden>Pagina non trovata</VisuallyHidden>
      </h1>
      <EmptyState
        drawing="search"
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
