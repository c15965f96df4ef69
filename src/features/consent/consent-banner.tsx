import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { UiLink } from '../../ui/link.tsx'
import css from './consent-banner.module.css'
import { useConsent } from './consent-queries.ts'
import { pageConsent } from './consent-store.ts'

/** Asks once whether visits may be counted. To refuse is as easy as to accept; closing refuses, scrolling means nothing. */
export function ConsentBanner() {
  const consent = useConsent()
  if (consent) return null
  const refuse = () => pageConsent().set('refused')
  return (
    <section className={css.banner} data-lifted aria-label="Cookie e preferenze">
      <div className={css.words}>
        <p>
          Possiamo contare le pagine viste? Sono solo numeri, senza il tuo nome e senza terzi.{' '}
          <UiLink href="/cookie" className={css.link}>
            Cookie e preferenze
          </UiLink>
        </p>
        <IconButton icon={IconX} label="Chiudi e rifiuta" onClick={refuse} />
      </div>
      <div className={css.choices}>
        <Button variant="quiet" onClick={refuse}>
          Rifiuta
        </Button>
        <Button variant="quiet" onClick={() => pageConsent().set('accepted')}>
          Accetta
        </Button>
      </div>
    </section>
  )
}
