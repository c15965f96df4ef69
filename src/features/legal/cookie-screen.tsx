import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { pageConsent, useConsent } from '../consent/consent-face.ts'
import css from './cookie-screen.module.css'
import { LegalPage, type LegalPart } from './legal-page.tsx'

const PARTS: readonly LegalPart[] = [
  { id: 'scelta', title: 'La tua scelta', body: <Choice /> },
  {
    id: 'necessari',
    title: 'Che cosa serve per funzionare',
    body: (
      <>
        <p>
          Lovoglio funziona anche senza rete: per farlo tiene nel tuo browser la sessione, il piano, i cuori
          che tocchi, le pagine già viste. Sono strumenti tecnici e non chiedono permesso; l’elenco, con
          quando spariscono, è nell’
          <Link to="/privacy-policy">informativa sulla privacy</Link>.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Cookie</th>
              <th scope="col">A che cosa serve, e per quanto</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">lovoglio-consenso</th>
              <td>Ricorda la scelta di questa pagina, per non richiederla. Sei mesi.</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
  {
    id: 'statistiche',
    title: 'Le statistiche',
    body: (
      <>
        <p>
          Se accetti, a ogni pagina aggiungiamo uno a un numero: quante volte è stata vista quella pagina,
          quel giorno. Lo stesso per gli annunci e i fornitori sponsorizzati che vedi e apri, e per le
          ricerche fra i fornitori: parole, categoria, luogo, mai chi cercava. Non registriamo chi sei né da
          dove arrivi. Degli indirizzi che aprono qualcosa di privato, come il sito di un matrimonio, si conta
          solo che uno è stato aperto.
        </p>
        <p>
          Chi gestisce il servizio può usare al posto del contatore Google Analytics per Firebase: in quel
          caso si carica solo dopo il tuo sì, e da quel momento Google riceve gli indirizzi delle pagine che
          apri.
        </p>
      </>
    ),
  },
  {
    id: 'terzi',
    title: 'I contenuti di altri',
    body: (
      <p>
        I video che stanno su YouTube o Vimeo si caricano solo quando li tocchi. Prima di allora nessuno,
        fuori da Lovoglio, sa che hai aperto una pagina.
      </p>
    ),
  },
]

/** What is kept on the device and what may be counted, with the choice to change one's mind. */
export function CookieScreen() {
  return (
    <LegalPage
      title="Cookie e preferenze"
      lead="Che cosa resta sul tuo dispositivo, che cosa possiamo contare, e come cambiare idea."
      updated="28 novembre 2026"
      parts={PARTS}
    />
  )
}

const SAID = {
  accepted: 'Hai accettato: contiamo le pagine viste.',
  refused: 'Hai rifiutato: non contiamo niente.',
  none: 'Non hai ancora scelto: finché non lo fai non contiamo niente.',
}

function Choice() {
  const hydrated = useHydrated()
  const consent = useConsent()
  const choose = (accepted: boolean) => pageConsent().set(accepted ? 'accepted' : 'refused')
  return (
    <div className={css.choice}>
      <Switch
        label="Conta le pagine che vedo"
        hint="Solo numeri per pagina e per giorno."
        checked={consent === 'accepted'}
        onChecked={choose}
        // A choice made before the page can hear it would be lost.
        disabled={!hydrated}
      />
      <p role="status">{SAID[consent ?? 'none']} La scelta vale sei mesi, su questo browser.</p>
      {!consent && (
        <div className={css.buttons}>
          <Button variant="quiet" onClick={() => choose(false)}>
            Rifiuta
          </Button>
          <Button variant="quiet" onClick={() => choose(true)}>
            Accetta
          </Button>
        </div>
      )}
    </div>
  )
}
