import css from './how-it-works.module.css'

/** What the law asks to be said: the main parameters of the order, what is paid for, how reviews are verified. */
export function HowResultsAreOrdered() {
  return (
    <>
      <section className={css.section} id="ordine" aria-labelledby="ordine-titolo">
        <h2 id="ordine-titolo">Come ordiniamo i risultati</h2>
        <div className={css.prose}>
          <p>
            L’ordine di partenza si chiama «consigliati». È un punteggio da 0 a 100 uguale per tutti,
            ricalcolato a ogni cambiamento, e si compone così:
          </p>
          <table className={css.table}>
            <caption>Il punteggio «consigliati»</caption>
            <thead>
              <tr>
                <th scope="col">Che cosa conta</th>
                <th scope="col">Fino a</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">
                  La media delle recensioni
                  <span>
                    Finché sono poche la avviciniamo a 4,2, come se ce ne fossero già otto così: un solo voto
                    non basta per stare in cima, né per finire in fondo.
                  </span>
                </th>
                <td>70</td>
              </tr>
              <tr>
                <th scope="row">
                  Quante coppie hanno scritto
                  <span>Le prime contano più delle ultime; dalla sessantesima in poi non si sale oltre.</span>
                </th>
                <td>15</td>
              </tr>
              <tr>
                <th scope="row">
                  Quanto la pagina è completa
                  <span>
                    Prezzo di partenza 5, copertina 3, altre foto fino a 3, descrizione distesa 2, servizi 1,
                    domande frequenti 1.
                  </span>
                </th>
                <td>15</td>
              </tr>
            </tbody>
          </table>
          <p>
            <strong>Quello che un fornitore paga non entra nel punteggio.</strong> Nemmeno gli award. A parità
            di punteggio l’ordine è fisso e non dipende da noi.
          </p>
          <p>
            Quando scrivi delle parole, prima viene chi si chiama così, poi chi è di quel genere o di quel
            luogo, poi chi ne parla nella sua pagina. Puoi sempre cambiare ordine: valutazione, numero di
            recensioni, prezzo, nome. I filtri tolgono chi non corrisponde e non toccano l’ordine di chi
            resta.
          </p>
          <p>
            Sulla pagina iniziale possono comparire al massimo due spazi a pagamento. Stanno per primi e
            portano scritto «Sponsorizzato», sempre.
          </p>
        </div>
      </section>

      <section className={css.section} id="recensioni" aria-labelledby="recensioni-titolo">
        <h2 id="recensioni-titolo">Come verifichiamo le recensioni</h2>
        <div className={css.prose}>
          <p>
            Una recensione che nasce da una prenotazione accettata su Lovoglio porta il segno «prenotazione
            verificata»: sappiamo che quella coppia e quel fornitore hanno davvero preso accordi qui. Senza il
            segno, non abbiamo modo di esserne certi, e per questo te lo diciamo.
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
