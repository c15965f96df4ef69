import { WITH_SUPPORT } from '#contract/lists/vendors/message-words.ts'
import { lazy } from 'react'
import { useSession } from '../../session/session-context.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import { AssistanceForm } from './assistance-form.tsx'
import css from './assistance.module.css'

const OwnRequests = lazy(async () => ({ default: (await import('./own-requests.tsx')).OwnRequests }))

/** How to ask for help, what helps at once, and what one has asked already. */
export function AssistanceScreen() {
  const role = useSession((session) => session.last?.role)
  const hasRequests = role === 'couple' || role === 'vendor'
  return (
    <Wrap className={css.page}>
      <header className={css.head}>
        <h1 className={css.h1}>Assistenza</h1>
        <p className={css.lead}>
          Scrivici che cosa non va o che cosa non trovi. Ti mandiamo subito una ricevuta con un numero, e
          rispondiamo per email.
        </p>
      </header>
      <AssistanceForm />
      <aside className={css.aside} aria-labelledby="subito">
        {hasRequests && (
          <p className={css.chat}>
            <UiLink href={`/${role}/messages?c=${WITH_SUPPORT}`} className={buttonClass('quiet')}>
              Scrivi all’assistenza in chat
            </UiLink>
          </p>
        )}
        {hasRequests && <OwnRequests />}
        <h2 id="subito">Forse basta questo</h2>
        <ul className={css.answers}>
          <li>
            <h3>Non riesco a entrare</h3>
            <p>
              Puoi scegliere una <UiLink href="/reset-password">nuova password</UiLink>: arriva un messaggio
              all’indirizzo dell’account.
            </p>
          </li>
          <li>
            <h3>Le mie modifiche non partono</h3>
            <p>
              Restano sul telefono finché non torna la rete. In{' '}
              <UiLink href="/couple/sync">Modifiche in attesa</UiLink> vedi che cosa aspetta e perché.
            </p>
          </li>
          <li>
            <h3>Un fornitore non risponde</h3>
            <p>
              Una richiesta senza risposta scade dopo quattordici giorni: puoi chiedere a un altro anche
              prima.
            </p>
          </li>
          <li>
            <h3>Che cosa fate dei miei dati</h3>
            <p>
              È scritto nell’<UiLink href="/privacy-policy">informativa</UiLink>, per essere letta.
            </p>
          </li>
        </ul>
      </aside>
    </Wrap>
  )
}
