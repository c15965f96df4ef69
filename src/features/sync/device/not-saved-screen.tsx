import { useSession } from '../../../session/session-context.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { Wrap } from '../../../ui/frame/wrap.tsx'
import { SavedPages } from './saved-pages.tsx'
import css from '../sync-screen.module.css'

/** No network, and this page was never kept here: says so, and lists what was. */
export function NotSavedScreen({ onRetry }: { onRetry: () => void }) {
  const isCouple = useSession((session) => session.last?.role === 'couple')
  return (
    <Wrap width="text">
      <EmptyState
        drawing="offline"
        heading="h1"
        title="Questa pagina non è salvata su questo dispositivo"
        action={
          <div className={css.actions}>
            <Button onClick={onRetry}>Riprova</Button>
            {isCouple && (
              <UiLink href="/couple" className={buttonClass('quiet')}>
                Apri il vostro piano
              </UiLink>
            )}
          </div>
        }
      >
        Serve la rete per leggerla la prima volta; poi resta qui.{' '}
        {isCouple ? 'Il vostro piano e le pagine già viste si aprono' : 'Le pagine già viste si aprono'} anche
        adesso.
      </EmptyState>
      <SavedPages />
    </Wrap>
  )
}
