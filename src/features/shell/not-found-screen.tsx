import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MAIN_ID } from '../../ui/skip-link.tsx'
import { Wrap } from '../../ui/wrap.tsx'

/** An address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <Wrap>
      <EmptyState
        drawing="tasks"
        title="Questa pagina non c’è"
        action={
          <Link to="/" className={buttonClass()}>
            Torna alla pagina iniziale
          </Link>
        }
      >
        L’indirizzo è sbagliato, o quello che cercavi è stato tolto.
      </EmptyState>
    </Wrap>
  )
}
