import { Link } from '@tanstack/react-router'
import css from './how-it-works.module.css'

/** What the law asks to be said: the main parameters of the order, what is paid for, how reviews are verified. */
export function HowResultsAreOrdered() {
  return (
    <>
      <section className={`${css.section} ${css.sides}`} id="ordine" aria-labelledby="ordine-titolo">
        <h2 id="ordine-titolo">Come ordiniamo i risultati</h2>
        <div className={css.prose}>
          <p>
            Conta la valutazione media, che pesa di più quante più coppie l’hanno data, il numero di
            recensioni e quanto la pagina è completa. Quello che un fornitore paga non entra nel punteggio:
            gli spazi a pagamento portano scritto «Sponsorizzato».
          </p>
          <p>
            <Link to="/come-ordiniamo">Tutti i numeri, uno per uno</Link>
          </p>
        </div>
      </section>

      <section className={`${css.section} ${css.sides}`} id="recensioni" aria-labelledby="recensioni-titolo">
        <h2 id="recensioni-titolo">Come verifichiamo le recensioni</h2>
        <div className={css.prose}>
          <p>
            Può scrivere una recensione solo una coppia con una prenotazione accettata su Lovoglio, una volta
            per fornitore: il segno «prenotazione verificata» vuol dire questo. Quelle senza il segno vengono
            da prima, e non abbiamo modo di esserne certi. Ogni recensione viene letta da noi prima di uscire.
          </p>
          <p>
            Nella media contano tutte, belle e brutte, ciascuna allo stesso modo. Non paghiamo recensioni, non
            ne scriviamo, e non togliamo una critica perché qualcuno lo chiede. Togliamo quelle false,
            offensive o che mostrano dati di altre persone. Il fornitore può rispondere sotto a ogni
            recensione.
          </p>
        </div>
      </section>
    </>
  )
}
