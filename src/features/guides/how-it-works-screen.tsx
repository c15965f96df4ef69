import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { chipClass, ChipRow } from '../../ui/chip.tsx'
import { Spot, type SpotName } from '../../ui/state/empty-state.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import { COUPLE } from './couple-picture.ts'
import css from './how-it-works.module.css'
import { HowResultsAreOrdered } from './how-results-are-ordered.tsx'

const PARTS = [
  { id: 'coppie', name: 'Per le coppie' },
  { id: 'senza-rete', name: 'Senza rete' },
  { id: 'fornitori', name: 'Per i fornitori' },
  { id: 'ordine', name: 'L’ordine dei risultati' },
  { id: 'recensioni', name: 'Le recensioni' },
]

/** How it works, for couples and for vendors; what happens without a network; how results are ordered. */
export function HowItWorksScreen() {
  return (
    <Wrap className={css.page}>
      <header className={css.hero}>
        <div>
          <h1 className={css.h1}>Come funziona</h1>
          <p className={css.lead}>
            Un posto solo per le scadenze, i soldi e le persone del matrimonio, sui telefoni di tutti e due.
            Ecco che cosa fa, e anche come decide.
          </p>
          <ChipRow label="In questa pagina">
            {PARTS.map(({ id, name }) => (
              <a key={id} href={`#${id}`} className={chipClass()}>
                {name}
              </a>
            ))}
          </ChipRow>
        </div>
        <img {...COUPLE} alt={COUPLE.alt} className={css.picture} fetchPriority="high" decoding="async" />
      </header>

      <section className={css.section} id="coppie" aria-labelledby="coppie-titolo">
        <h2 id="coppie-titolo">Per le coppie</h2>
        <ol className={css.steps}>
          <Step spot="tasks" name="Cinque domande, e il piano c’è">
            Nomi, giorno, luogo, rito e quanto volete spendere. La lista si riempie con le attività e i
            documenti del vostro rito, ognuna con la sua scadenza. Se il giorno cambia, le date si spostano
            con lui, dopo avervelo chiesto.
          </Step>
          <Step spot="budget" name="I conti tornano, al centesimo">
            Il budget parte da una divisione per voci che potete cambiare. Poi si aggiungono preventivi,
            acconti e saldi, con la scadenza e chi paga.
          </Step>
          <Step spot="search" name="I fornitori si confrontano">
            Cercate per categoria, luogo, prezzo, invitati e giorno libero. Quelli che vi piacciono si
            salvano, con le vostre note, e si mettono fianco a fianco.
          </Step>
          <Step spot="bookings" name="Si chiede un giorno, arriva un preventivo">
            Dalla pagina di un fornitore vedete i giorni liberi e mandate la richiesta. La risposta arriva nel
            vostro piano, con le voci e la scadenza; se la accettate, le spese entrano nel budget con un
            tocco. Dopo la festa potete raccontare com’è andata.
          </Step>
          <Step spot="guests" name="Un sito per gli invitati">
            Giorno, luogo, programma, foto della vostra galleria, lista nozze. Chi ha l’invito risponde da lì,
            senza account, e voi vedete quanti siete e chi ha delle allergie.
          </Step>
          <Step spot="messages" name="In due, sullo stesso matrimonio">
            Chi apre l’account invita l’altra persona con un collegamento che vale sette giorni e una volta
            sola. Da lì in poi vedete e cambiate le stesse cose.
          </Step>
        </ol>
        <div className={css.actions}>
          <Link to="/planning" className={buttonClass()}>
            Prova la lista, senza account
          </Link>
        </div>
      </section>

      <section className={css.band} id="senza-rete" aria-labelledby="senza-rete-titolo">
        <div className={css.bandSpot}>
          <Spot name="offline" />
        </div>
        <div className={css.prose}>
          <h2 id="senza-rete-titolo">Che cosa succede senza rete</h2>
          <p>
            Le ville hanno muri spessi e le chiese pure. Per questo il vostro piano vive sul telefono, non
            solo in rete: attività, budget, fornitori salvati, prenotazioni, messaggi, galleria e sito si
            aprono, si leggono e si cambiano anche quando non c’è campo. Le foto scelte aspettano lì anche
            loro.
          </p>
          <p>
            Ogni modifica viene scritta prima sul dispositivo, poi spedita. Finché aspetta lo vedete: accanto
            alla voce c’è scritto «salvato qui», e in fondo allo schermo quante modifiche sono in attesa.
            Quando la rete torna partono da sole, nell’ordine in cui le avete fatte, una volta ciascuna.
          </p>
          <p>
            Se nel frattempo l’altra persona ha cambiato la stessa cosa, nessuna delle due versioni sparisce
            in silenzio: ve le mostriamo e scegliete voi. Anche le pagine pubbliche che avete già aperto, come
            questa, restano leggibili.
          </p>
          <p className={css.small}>
            Aggiungere Lovoglio alla schermata iniziale aiuta: i browser tengono più a lungo i dati delle app
            installate.
          </p>
        </div>
      </section>

      <section className={css.section} id="fornitori" aria-labelledby="fornitori-titolo">
        <h2 id="fornitori-titolo">Per i fornitori</h2>
        <ol className={css.steps}>
          <Step spot="favourites" name="Una pagina che lavora per te">
            Foto, prezzi di partenza, servizi, domande frequenti. Iscriversi è gratuito e la pagina si vede
            subito.
          </Step>
          <Step spot="bookings" name="I giorni liberi, in chiaro">
            Segni quando sei al completo: le coppie lo vedono prima di chiedere, e filtrano per il loro
            giorno.
          </Step>
          <Step spot="messages" name="Richieste e preventivi, anche dal furgone">
            Ogni richiesta arriva con giorno e invitati; un’email ti avvisa. Rispondi con un preventivo anche
            senza rete: parte appena torna.
          </Step>
        </ol>
        <div className={css.actions}>
          <Link to="/vendor-area" className={buttonClass('quiet')}>
            Piani e prezzi per i fornitori
          </Link>
        </div>
      </section>

      <HowResultsAreOrdered />
    </Wrap>
  )
}

function Step({ spot, name, children }: { spot: SpotName; name: string; children: ReactNode }) {
  return (
    <li className={css.step}>
      <div className={css.spot}>
        <Spot name={spot} />
      </div>
      <div>
        <h3>{name}</h3>
        <p>{children}</p>
      </div>
    </li>
  )
}
