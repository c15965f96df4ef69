import css from './how-it-works.module.css'

/** The main parameters of the order and what each weighs, what is paid for, what filters and words do. */
export function ResultOrder() {
  return (
    <>
      <section className={`${css.section} ${css.sides}`} aria-labelledby="consigliati">
        <h2 id="consigliati">L’ordine di partenza</h2>
        <div className={css.prose}>
          <p>
            Si chiama «consigliati». È un punteggio da 0 a 100 uguale per tutti, ricalcolato a ogni
            cambiamento, e si compone così:
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
        </div>
      </section>
      <section className={`${css.section} ${css.sides}`} aria-labelledby="a-pagamento">
        <h2 id="a-pagamento">Gli spazi a pagamento</h2>
        <div className={css.prose}>
          <p>
            In cima a un elenco possono comparire al massimo due fornitori che hanno comprato quello spazio, e
            uno sulla pagina iniziale. Portano scritto «Sponsorizzato», sempre, e corrispondono alla categoria
            e al luogo che hai scelto. Stanno sopra l’elenco, non dentro: l’ordine degli altri non cambia, e
            loro compaiono anche al posto che spetta loro. Chi è già tra i primi sei non si ripete. Chi tocca
            ogni giorno lo decide un sorteggio. Quando cerchi con parole tue non ce ne sono.
          </p>
          <p>
            I riquadri con scritto «Pubblicità» sono di chi fa pubblicità qui. Contiamo quante volte si vedono
            e si toccano, e niente di chi li guarda.
          </p>
        </div>
      </section>
      <section className={`${css.section} ${css.sides}`} aria-labelledby="parole-e-filtri">
        <h2 id="parole-e-filtri">Parole, filtri, altri ordini</h2>
        <div className={css.prose}>
          <p>
            Quando scrivi delle parole, prima viene chi si chiama così, poi chi è di quel genere o di quel
            luogo, poi chi ne parla nella sua pagina. Accenti e maiuscole non contano; se una parola non la
            usa nessuno cerchiamo la più simile, e te lo diciamo.
          </p>
          <p>
            I filtri tolgono chi non corrisponde e non toccano l’ordine di chi resta. Puoi sempre scegliere un
            altro ordine: valutazione, numero di recensioni, prezzo, nome.
          </p>
        </div>
      </section>
    </>
  )
}
