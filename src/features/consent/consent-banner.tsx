import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { UiLink } from '../../ui/link.tsx'
import css from './consent-banner.module.css'
import { useConsent } from './consent-face.ts'
import { pageConsent } from './consent-store.ts'

/**
 * Asks once whether visits may be counted, in one line at the foot of the window. To refuse is as easy as to accept;
 * closing refuses, scrolling means nothing.
 */
export function ConsentBanner() {
  const consent = useConsent()
  if (consent) return null
  const refuse = () => pageConsent().set('refused')
  return (
    <section className={css.banner} data-lifted data-consent-bar aria-label="Cookie e preferenze">
      <div className={css.line}>
        <p className={css.words}>
          <span className={css.wide}>
            Possiamo contare le pagine viste? Sono solo numeri, senza il tuo nome e senza terzi.{' '}
          </span>
          <span className={css.narrow}>Contiamo le visite? </span>
          <UiLink href="/cookie" className={css.link}>
            Cookie e preferenze
          </UiLink>
        </p>
        <Button variant="quiet" className={css.choice} onClick={refuse}>
          Rifiuta
        </Button>
        <Button variant="quiet" className={css.choice} onClick={() => pageConsent().set('accepted')}>
          Accetta
        </Button>
        <IconButton icon={IconX} label="Chiudi e rifiuta" className={css.close} onClick={refuse} />
      </div>
    </section>
  )
}
