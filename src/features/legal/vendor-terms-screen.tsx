import { Link } from '@tanstack/react-router'
import { ComplaintAddress, OtherParty } from './controller.tsx'
import { LegalPage, type LegalPart } from './legal-page.tsx'

const PARTS: readonly LegalPart[] = [
  {
    id: 'parti',
    title: 'Chi e che cosa',
    body: (
      <>
        <p>
          Queste condizioni regolano l’uso di Lovoglio da parte di chi offre servizi per matrimoni come
          professionista («il fornitore»). L’altra parte è <OtherParty />. Valgono dal momento in cui ti
          iscrivi.
        </p>
        <p>
          Lovoglio fa incontrare fornitori e coppie. Non vende i tuoi servizi, non è parte degli accordi che
          prendi con le coppie, non incassa per te e non chiede percentuali.
        </p>
      </>
    ),
  },
  {
    id: 'pagina',
    title: 'La tua pagina',
    body: (
      <>
        <p>
          Finché non la pubblichi la vedi solo tu; per pubblicarla servono una descrizione, tre foto e l’email
          confermata.
        </p>
        <p>Scrivi il vero, e tienilo aggiornato. In particolare:</p>
        <ul>
          <li>il prezzo «a partire da» è un prezzo a cui lavori davvero, con l’IVA compresa;</li>
          <li>
            foto e video mostrano lavori tuoi, e hai il permesso di chi si riconosce e di chi li ha fatti;
          </li>
          <li>i giorni al completo si segnano appena lo sono;</li>
          <li>titoli, abilitazioni e premi si citano solo se si possono provare.</li>
        </ul>
        <p>
          I contenuti restano tuoi. Ci dai il permesso, gratuito e per il tempo in cui la pagina è pubblicata,
          di mostrarli su Lovoglio, adattarli nelle dimensioni e farli leggere anche senza rete a chi li ha
          già aperti.
        </p>
      </>
    ),
  },
  {
    id: 'ordine',
    title: 'L’ordine nei risultati',
    body: (
      <p>
        I parametri principali sono la media delle recensioni (fino a 70 punti su 100), il loro numero (15) e
        la completezza della pagina (15). Il piano che paghi non conta. Gli spazi a pagamento sono separati e
        segnati come «Sponsorizzato». Il dettaglio sta in <HowOrdered />: se cambia in modo sensibile te lo
        diciamo prima.
      </p>
    ),
  },
  {
    id: 'recensioni',
    title: 'Recensioni',
    body: (
      <>
        <p>
          Può recensirti solo una coppia con una prenotazione accettata qui; ogni recensione viene letta da
          noi prima di uscire, e tu puoi rispondere. Non si chiedono recensioni in cambio di sconti o regali,
          non si scrivono da soli e non si fanno scrivere. Chi lo fa rischia la sospensione.
        </p>
        <p>
          Se una recensione ti sembra falsa, offensiva o di chi non è stato tuo cliente, segnalala: la
          esaminiamo e ti scriviamo che cosa abbiamo deciso e perché. Una critica onesta resta.
        </p>
      </>
    ),
  },
  {
    id: 'coppie',
    title: 'Il rapporto con le coppie',
    body: (
      <ul>
        <li>Rispondi con garbo ed entro 14 giorni: dopo, una richiesta scade da sola.</li>
        <li>Un preventivo accettato impegna te, alle condizioni che hai scritto.</li>
        <li>
          Nel preventivo di’ se ciò che chiedi all’inizio è una caparra o un acconto: non sono la stessa cosa.
        </li>
        <li>
          Nei messaggi valgono le stesse regole. Puoi bloccare una coppia, e chiunque dei due può segnalarci
          una conversazione: solo allora la leggiamo.
        </li>
        <li>Usa i dati di una coppia solo per il suo matrimonio, e non per altra pubblicità.</li>
      </ul>
    ),
  },
  {
    id: 'piani',
    title: 'Piani, prezzi e pagamenti',
    body: (
      <>
        <p>
          I piani e i prezzi sono quelli della pagina <Link to="/vendor-area">per i fornitori</Link>, al netto
          dell’IVA. Base è gratuito. Mensile e annuale si pagano in anticipo, e niente si rinnova da solo: una
          settimana prima della scadenza ti chiediamo per email se vuoi continuare. Senza un tuo sì il profilo
          torna a Base, e di quello che hai fatto non si perde niente.
        </p>
        <ul>
          <li>Se passi a un piano superiore vale subito, e paghi la differenza per i giorni che restano.</li>
          <li>Se scendi, il cambio vale dalla scadenza; quanto già pagato resta in uso fino ad allora.</li>
          <li>Se un prezzo cambia te lo scriviamo almeno 30 giorni prima, e vale dal periodo seguente.</li>
          <li>
            Per ogni periodo c’è una fattura, da pagare entro dieci giorni. Se non la paghi te lo ricordiamo;
            dopo altri venti giorni il piano torna a Base, finché non la paghi.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'sospensione',
    title: 'Sospensione e chiusura',
    body: (
      <>
        <p>
          Possiamo sospendere una pagina che inganna le coppie, viola la legge o queste condizioni. Ti
          scriviamo il motivo nel momento in cui lo facciamo, e puoi rispondere: se abbiamo sbagliato, la
          rimettiamo com’era. Chi è sospeso entra ancora, vede perché, e non compare nelle liste.
        </p>
        <p>
          Per chiudere noi il rapporto diamo almeno 30 giorni di preavviso, salvo obblighi di legge o
          violazioni ripetute, e rendiamo quanto pagato per il tempo non goduto. Tu puoi andartene quando
          vuoi, senza penali: la pagina sparisce subito dalle ricerche, e puoi chiedere una copia dei tuoi
          dati.
        </p>
      </>
    ),
  },
  {
    id: 'reclami',
    title: 'Reclami',
    body: (
      <p>
        Se qualcosa non va (l’ordine, una sospensione, una recensione, una fattura) scrivi{' '}
        <ComplaintAddress />: leggiamo ogni reclamo, rispondiamo con una decisione motivata ed entro 15
        giorni. Resta sempre possibile rivolgersi a un mediatore o a un giudice.
      </p>
    ),
  },
  {
    id: 'responsabilita',
    title: 'Responsabilità',
    body: (
      <p>
        Ci impegniamo a tenere il servizio in piedi e i dati al sicuro, ma non promettiamo un numero di
        richieste o di lavori. Ognuno risponde di ciò che scrive e di ciò che fa. Niente in queste condizioni
        esclude la responsabilità per dolo o colpa grave, né i diritti che la legge non permette di limitare.
      </p>
    ),
  },
  {
    id: 'dati',
    title: 'Dati personali',
    body: (
      <p>
        Come trattiamo i tuoi sta nella <Link to="/privacy-policy">informativa sulla privacy</Link>. Per i
        dati che ricevi dalle coppie il titolare sei tu.
      </p>
    ),
  },
  {
    id: 'modifiche',
    title: 'Modifiche e legge',
    body: (
      <p>
        Se cambiamo queste condizioni te lo scriviamo almeno 15 giorni prima, e se non ti stanno bene puoi
        chiudere senza costi. Si applica la legge italiana; il foro è quello che la legge indica.
      </p>
    ),
  },
]

function HowOrdered() {
  return (
    <Link to="/how-it-works" hash="ordine">
      Come ordiniamo i risultati
    </Link>
  )
}

/** What a vendor and Lovoglio owe each other. */
export function VendorTermsScreen() {
  return (
    <LegalPage
      title="Condizioni per i fornitori"
      lead="Che cosa ci promettiamo a vicenda: poche regole, scritte per esteso."
      updated="21 novembre 2026"
      parts={PARTS}
    />
  )
}
