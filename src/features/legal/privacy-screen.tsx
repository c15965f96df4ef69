import { Link } from '@tanstack/react-router'
import { Controller } from './controller.tsx'
import { LegalPage, type LegalPart } from './legal-page.tsx'

const PARTS: readonly LegalPart[] = [
  {
    id: 'in-breve',
    title: 'In breve',
    body: (
      <ul>
        <li>
          Usiamo i tuoi dati per far funzionare Lovoglio, e per nient’altro. Non li vendiamo e non facciamo
          profili.
        </li>
        <li>
          Nessuno strumento di terzi ti segue. Contiamo le pagine viste solo se lo accetti, in{' '}
          <Link to="/cookie">Cookie e preferenze</Link>.
        </li>
        <li>
          Per sfogliare i fornitori e provare la lista non serve un account: quello che scegli resta sul
          dispositivo.
        </li>
        <li>
          Il piano di una coppia lo vedono i due partner, e chi amministra Lovoglio quando deve dare
          assistenza.
        </li>
        <li>Puoi avere una copia dei tuoi dati e farli cancellare.</li>
      </ul>
    ),
  },
  {
    id: 'titolare',
    title: 'Chi tratta i dati',
    body: <Controller />,
  },
  {
    id: 'quali-dati',
    title: 'Quali dati, e perché',
    body: (
      <>
        <h3>Se visiti senza account</h3>
        <p>
          Per risponderti il server riceve, come ogni server, l’indirizzo IP, la pagina chiesta e il tipo di
          browser. Ci servono a consegnare la pagina, a contare le richieste per fermare gli abusi e a capire
          i guasti: è il nostro legittimo interesse a tenere in piedi il servizio (art. 6, par. 1, lett. f del
          GDPR).
        </p>
        <h3>Se siete una coppia</h3>
        <p>
          Email e password per entrare; nomi dei partner, telefono se lo scrivete, giorno, luogo, rito, numero
          di invitati; attività, budget, pagamenti, fornitori salvati e note; richieste, preventivi e messaggi
          con i fornitori; foto e documenti che caricate; il vostro sito e le risposte degli invitati; le
          recensioni che scrivete. Li trattiamo per darvi il servizio che avete chiesto (lett. b).
        </p>
        <p>
          Il rito scelto e le esigenze alimentari degli invitati possono dire qualcosa sulla fede o sulla
          salute delle persone: scrivete solo ciò che serve a organizzare la giornata, e avvisate chi
          riguarda. Li usiamo solo per mostrarli a voi.
        </p>
        <h3>Se rispondi a un invito</h3>
        <p>
          Il tuo nome, se vieni, con chi, che cosa non puoi mangiare, e il messaggio che lasci: li leggono gli
          sposi. Le esigenze alimentari puoi anche non scriverle: se le scrivi, acconsenti a che gli sposi le
          leggano (art. 9, par. 2, lett. a).
        </p>
        <h3>Se ci chiedi aiuto, o chiedi all’assistente</h3>
        <p>
          Una richiesta di aiuto, con nome, email, allegati e, se lo spunti, i nomi tecnici di quello che sul
          tuo dispositivo non ha funzionato, ci serve a risponderti (lett. b). Le domande all’assistente
          restano sul tuo dispositivo, non sul server. Dove l’assistente si serve di un modello di altri, la
          domanda gli viene mandata; il vostro piano, solo se lo permettete.
        </p>
        <h3>Se sei un fornitore</h3>
        <p>
          I dati della tua pagina, che sono pubblici perché lo scegli tu; email dell’account, Partita IVA,
          codice fiscale, codice destinatario e indirizzo di fatturazione, che non lo sono e servono al
          contratto e agli obblighi di legge (lett. b e c); le richieste delle coppie, i preventivi e i
          messaggi che vi scambiate.
        </p>
      </>
    ),
  },
  {
    id: 'sul-dispositivo',
    title: 'Che cosa resta sul tuo dispositivo',
    body: (
      <>
        <p>
          Lovoglio funziona anche senza rete, e per farlo tiene delle cose nel tuo browser. Sono tutte
          strumenti tecnici, necessari a ciò che chiedi: solo per contare le visite ti chiediamo prima.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Che cosa</th>
              <th scope="col">Quando sparisce</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">La chiave della sessione, con nome e tipo di account</th>
              <td>Quando esci, o quando la sessione finisce</td>
            </tr>
            <tr>
              <th scope="row">Il piano della coppia e le modifiche che aspettano la rete</th>
              <td>Quando esci; se qualcosa non è ancora partito te lo diciamo prima</td>
            </tr>
            <tr>
              <th scope="row">Le foto e i documenti che hai scelto e non sono ancora partiti</th>
              <td>Quando sono arrivati al server, o quando esci</td>
            </tr>
            <tr>
              <th scope="row">La conversazione con l’assistente, e una richiesta di aiuto non finita</th>
              <td>Quando le elimini o le mandi, o quando esci</td>
            </tr>
            <tr>
              <th scope="row">La tua risposta a un invito</th>
              <td>Quando cancelli i dati del sito, o quando esci</td>
            </tr>
            <tr>
              <th scope="row">Le pagine pubbliche e le immagini già viste</th>
              <td>Dopo 60 giorni le pagine, dopo 90 le immagini, o prima se serve spazio</td>
            </tr>
            <tr>
              <th scope="row">
                La lista e il budget provati senza account, in <Link to="/planning">Pianifica</Link>
              </th>
              <td>Quando vi registrate e diventano il vostro piano, o quando esci</td>
            </tr>
            <tr>
              <th scope="row">I fornitori di cui hai toccato il cuore senza account</th>
              <td>Quando li togli, o quando entrate come coppia e diventano i vostri preferiti</td>
            </tr>
            <tr>
              <th scope="row">La tua scelta sulle statistiche, in un cookie</th>
              <td>Dopo sei mesi</td>
            </tr>
            <tr>
              <th scope="row">Se hai già visto l’invito a installare l’app</th>
              <td>Quando cancelli i dati del sito</td>
            </tr>
          </tbody>
        </table>
        <p>
          Puoi togliere tutto in ogni momento dalle impostazioni del browser, alla voce dei dati dei siti. Chi
          può aprire il tuo telefono sbloccato può leggere anche questo: sui dispositivi che non sono tuoi,
          esci quando hai finito.
        </p>
      </>
    ),
  },
  {
    id: 'quanto',
    title: 'Per quanto tempo li teniamo',
    body: (
      <table>
        <thead>
          <tr>
            <th scope="col">Che cosa</th>
            <th scope="col">Per quanto</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">L’account e tutto ciò che ci scrivi</th>
            <td>Finché lo tieni aperto</td>
          </tr>
          <tr>
            <th scope="row">La sessione; della chiave teniamo solo l’impronta</th>
            <td>30 giorni dall’ultimo uso</td>
          </tr>
          <tr>
            <th scope="row">I valori di prima di un campo, per poter tornare indietro</th>
            <td>90 giorni</td>
          </tr>
          <tr>
            <th scope="row">Il numero di ogni invio, per non registrarlo due volte</th>
            <td>90 giorni</td>
          </tr>
          <tr>
            <th scope="row">Il registro dei cambiamenti, che tiene allineati i vostri dispositivi</th>
            <td>30 giorni</td>
          </tr>
          <tr>
            <th scope="row">Un file che avete tolto</th>
            <td>30 giorni, per poter tornare indietro</td>
          </tr>
          <tr>
            <th scope="row">Gli inviti al partner</th>
            <td>Valgono 7 giorni; cancellati 30 giorni dopo la scadenza</td>
          </tr>
          <tr>
            <th scope="row">Fatture e documenti fiscali dei fornitori</th>
            <td>10 anni, per legge</td>
          </tr>
        </tbody>
      </table>
    ),
  },
  {
    id: 'a-chi',
    title: 'A chi arrivano',
    body: (
      <>
        <p>
          A nessuno per farne altro. Li trattano per nostro conto, con un contratto che li vincola (art. 28
          del GDPR), chi ospita i server e chi recapita la posta. Se il servizio usa un fornitore esterno per
          l’accesso e per i file, come Firebase di Google, email, password in forma cifrata e file caricati
          stanno lì; se ciò comporta un trasferimento fuori dall’Unione, vale con le garanzie degli artt. 44 e
          seguenti.
        </p>
        <p>
          I video di un fornitore che stanno su YouTube o Vimeo si caricano solo quando li tocchi: da quel
          momento valgono anche le loro regole. Prima, non ricevono niente.
        </p>
        <p>
          Un fornitore vede di una coppia i nomi, il luogo e ciò che la coppia gli manda. Una recensione la
          vedono tutti, con i vostri nomi di battesimo; il vostro sito chi ne ha l’indirizzo, e la password se
          l’avete messa. Le email di avviso dicono che c’è una risposta o un messaggio, non che cosa c’è
          scritto. Noi leggiamo quello che si scrivono una coppia e un fornitore solo se uno dei due ce lo
          segnala.
        </p>
      </>
    ),
  },
  {
    id: 'sicurezza',
    title: 'Come li proteggiamo',
    body: (
      <p>
        Le password si conservano solo come impronte calcolate con un procedimento lento. I tentativi di
        accesso sono limitati. Le connessioni sono cifrate quando il servizio è pubblicato in rete. Ogni
        lettura dei dati di una coppia passa da un controllo su chi chiede. Se qualcosa andasse storto e ti
        riguardasse, te lo diremmo, e lo diremmo al Garante nei termini di legge.
      </p>
    ),
  },
  {
    id: 'diritti',
    title: 'I tuoi diritti',
    body: (
      <>
        <p>
          Puoi chiedere di vedere i tuoi dati, averne una copia da portare altrove, correggerli, cancellarli,
          limitarne l’uso od opporti (artt. 15-22 del GDPR). Rispondiamo entro un mese, e non costa niente.
        </p>
        <p>
          La copia di una coppia si scarica da «Modifiche in attesa». Per il resto, o per la cancellazione,
          scrivi all’<Link to="/assistance">assistenza</Link>. Cancellare l’account di una coppia toglie
          subito e per sempre attività, budget, fornitori salvati, prenotazioni, foto, sito, risposte degli
          invitati, cronologia e sessioni, per tutti e due i partner. Una recensione pubblicata resta, senza
          nomi e senza foto. I messaggi già mandati a un fornitore restano a lui, senza il vostro nome e senza
          allegati; quelli all’assistenza spariscono. Ciò che la legge ci impone di tenere resta per il tempo
          indicato sopra, e solo per quello.
        </p>
        <p>
          Se pensi che abbiamo sbagliato puoi rivolgerti al{' '}
          <a href="https://www.garanteprivacy.it" target="_blank" rel="noopener noreferrer">
            Garante per la protezione dei dati personali
          </a>
          .
        </p>
      </>
    ),
  },
  {
    id: 'minori',
    title: 'Minori e altre persone',
    body: (
      <p>
        L’account è per maggiorenni. Se scrivi dati di altri, per esempio gli invitati o i testimoni, fallo
        solo per organizzare il matrimonio e dillo a loro.
      </p>
    ),
  },
  {
    id: 'modifiche',
    title: 'Se questa pagina cambia',
    body: (
      <p>
        La data in cima dice da quando vale. Per cambiamenti che contano davvero avvisiamo chi ha un account,
        prima che valgano.
      </p>
    ),
  },
]

/** What data there is of whom, where, why, for how long. */
export function PrivacyScreen() {
  return (
    <LegalPage
      title="Informativa sulla privacy"
      lead="Quali dati trattiamo, dove stanno, per quanto tempo e come si cancellano. Scritta per essere letta."
      updated="21 novembre 2026"
      parts={PARTS}
    />
  )
}
