import { categoryTexts } from './category-texts.ts'

export const video = categoryTexts({
  priceEuro: [1000, 2800, 50],
  since: [1994, 2022],
  dailyCapacity: 1,
  names: `
    {cognome} Film
    Moviola {citta}
    [Otto|Sedici] Millimetri {cognome}
    {donna} {cognome} Video
    Cinema Piccolo {cognome}
    Ciak {citta}
    [Fotogramma|Piano Sequenza|Campo Lungo] {cognome}
  `,
  headlines: `
    Film di {n:12-25} minuti che si guardano fino in fondo
    Il matrimonio come un piccolo film, con il suono vero delle voci
    Due camere, un buon microfono e nessuna canzone già sentita
    Super 8 e digitale, montati senza fretta {aCitta}
    Poche riprese dall’alto, molte facce
    I discorsi interi, le risate, il vento tra {alberi}
    {donna} ascolta, {uomo} guarda: un film di {n:12-24} minuti {aCitta}
    Le vostre voci, {paesaggio} e nient’altro
    Un piccolo film girato {inRegione}, con l’audio che si capisce
    Dal {since} {aCitta}: promesse intere, rallentatori pochi
  `,
  themes: `
    Facciamo film di matrimonio da {anni} anni, dopo [la scuola di cinema|molti documentari|anni di televisione locale].
    La sala di montaggio è {aCitta}, [sopra una libreria|in un ex cinema parrocchiale|in fondo a un cortile], e chi vuole viene a vedere come si lavora.
    In due bastiamo quasi sempre: {donna} tiene la camera vicina, {uomo} pensa al suono.
    Ci siamo accorti presto che a distanza di anni le coppie riguardano le voci più delle immagini.
    Accettiamo {n:14-26} matrimoni l’anno, perché montarne uno bene prende [sei|otto|dieci] giorni pieni.
    {uomo} {cognome} viene dal suono: prima dei matrimoni registrava [cori|documentari|campane|radio locali] {inRegione}.
    Lo studio è {aCitta}, al [secondo|terzo] piano, e dalla finestra di montaggio si vede {paesaggio}.

    Registriamo l’audio con microfoni piccoli come un bottone: le promesse si sentono, anche con il vento.
    Il film dura tra i {n:12-16} e i {n:18-28} minuti, e ha un inizio e una fine come quelli veri.
    Non rallentiamo tutto: il movimento lento lo teniamo per due o tre momenti che se lo meritano.
    Le riprese dall’alto sono poche e a norma, con pilota abilitato e permessi chiesti prima.
    Qualche minuto lo giriamo in Super 8, con quella luce che trema e somiglia ai ricordi.
    La festa la filmiamo da dentro, ballando piano, con la camera all’altezza degli occhi.
    Le interviste ai nonni, fatte la mattina in cucina, sono spesso la parte a cui tenete di più.
    Con {paesaggio} sullo sfondo ci bastano [quattro|sei|otto] secondi di camera ferma: il vento lo sentite, la musica può aspettare.
    Mentre si balla {ilBallo} giriamo [dal basso|in mezzo alla pista|con una lente sola], e {donna} balla mentre riprende.
    I discorsi li prendiamo con due microfoni e una camera sul [padre|pubblico|tavolo degli amici]: {n:4-12} minuti che nel film diventano [uno|due|tre].

    Con il fotografo ci dividiamo lo spazio prima, così nessuno dei due è nelle immagini dell’altro.
    Usiamo luci piccole e solo quando serve: la cena non deve sembrare un set.
    In chiesa mettiamo una camera fissa in fondo e non ci muoviamo più.
    Facciamo un sopralluogo per ascoltare i rumori: strade, campane, generatori, cicale.
    Ogni scheda viene copiata due volte la notte stessa, in due borse diverse.
    Il {giorno} prima proviamo [il rumore della strada|l’eco in chiesa|la luce della sala] e {uomo} decide dove nascondere i {n:3-6} microfoni.
    Il film lo guardiamo insieme {aCitta}, [su uno schermo vero|con le luci spente|e i fazzoletti sul tavolo], prima di darvelo.

    Il primo montaggio lo guardate in {n:50-90/10} giorni, e avete due giri di correzioni.
    Con il film consegniamo la cerimonia intera e tutti i discorsi, senza tagli.
    La musica è comprata con i suoi diritti, oppure scritta da [un amico pianista|un compositore {inRegione}].
    Una versione breve, di {n:60-100/10} secondi, è pronta per gli amici in due settimane.
    Il prezzo comprende viaggio e pernottamento {inRegione}, e non cambia se la festa finisce tardi.
    Chiedeteci di vedere un lavoro intero: i pezzi belli li hanno tutti.
    Se una scena non vi piace la togliamo, anche se a noi piaceva tanto.
    Per vedere due film interi scrivete a {donna}: il {giorno} il collegamento arriva entro sera.
    L’acconto è di {n:200-500/50} euro, il resto alla consegna, e se in {mese} siamo pieni ve lo diciamo subito.
  `,
  services: `
    Film di venti minuti
    Versione breve
    Cerimonia integrale
    Discorsi integrali
    Audio con microfoni personali
    Riprese aeree autorizzate
    Riprese in Super 8
    Interviste ai familiari
    Seconda camera
    Consegna su chiavetta di legno
    Diretta per chi è lontano
  `,
  faq: `
    Quanto dura il film? => Tra {n:12-18} e {n:20-28} minuti, più una versione breve e la cerimonia intera.
    Quando lo riceviamo? => Il primo montaggio in {n:60-100/10} giorni, il definitivo due settimane dopo le vostre correzioni.
    Usate il drone? => Se il luogo lo permette. La pratica la facciamo noi e non costa di più.
    Possiamo scegliere la musica? => Sì, tra brani con licenza: ve ne proponiamo {n:6-12}. Le canzoni famose in rete vengono bloccate.
    Quante persone venite? => In {n:2-3}. Per meno di {n:40-60/10} invitati può venire una persona sola, con {n:200-400/50} € di sconto.
    Fate la diretta per chi è lontano? => Sì, con un collegamento riservato. Costa {n:180-350/10} € e chiede una buona rete sul posto.
    Ci date anche il girato? => Tutto, su disco, per {n:80-150/10} €. Lo conserviamo comunque {n:3-8} anni.
    Lavorate con qualsiasi fotografo? => Sì, in {anni} anni ne avremo incontrati {n:60-180/10}. Il {giorno} prima ci sentiamo e dividiamo gli spazi.
  `,
  praise: `
    Si sente ogni parola delle promesse, nonostante il vento.
    Dura diciotto minuti e ogni volta arriviamo in fondo.
    L’intervista a mio nonno, fatta in cucina la mattina, oggi vale più di tutto.
    Con la fotografa sembravano lavorare insieme da sempre.
    Nessuna musica da pubblicità: un pianoforte e le nostre voci.
    I minuti in Super 8 sembrano quelli dei nostri genitori.
    Hanno tolto senza discutere la scena che non ci piaceva.
    Si sente {donna} che ride dietro la camera, e l’abbiamo chiesto noi di lasciarlo.
    {n:13-24} minuti, e mia nonna li ha fatti vedere a tutta {citta}.
    {parenteMaiuscolo} ha rivisto il film {n:5-14} volte, e lo sa a memoria.
    La voce {diParente} registrata {quando} adesso vale oro.
    {uomo} ha messo il microfono a {parente} e l’ha fatto ridere per {n:3-10} minuti.
  `,
  faults: `
    L’attesa è stata di quattro mesi, più di quanto pensassimo.
    Ci aspettavamo più riprese della festa.
    La musica scelta all’inizio non ci somigliava, poi l’hanno cambiata.
    Dal primo al secondo montaggio sono passate {n:6-11} settimane.
  `,
  videos: `
    Un film intero: {donna} e {uomo}, giugno
    Novanta secondi di noi
    Come registriamo le promesse
  `,
  citations: `
    Per film che si guardano fino in fondo e per il suono delle voci.
    Per aver tolto il superfluo: niente rallentatori, niente canzoni già sentite.
    Perché intervistano i nonni, e le coppie li ringraziano anni dopo.
  `,
})
