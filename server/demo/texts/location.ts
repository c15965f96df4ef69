import { categoryTexts } from './category-texts.ts'

export const location = categoryTexts({
  priceEuro: [1800, 7800, 100],
  since: [1962, 2021],
  dailyCapacity: 1,
  capacity: [60, 280],
  names: `{Casa} {epiteto}`,
  headlines: `
    Una casa di {pietra} tra {alberi}, con un prato che guarda {paesaggio}
    {Casa} del [Cinquecento|Seicento|Settecento|primo Ottocento], {n:2-9} ettari di {alberi} e nessun altro matrimonio quel giorno
    Cerimonia sotto [i tigli|il grande noce|la pergola|il cedro], cena in corte, si balla [nelle cantine|nella vecchia scuderia|in limonaia]
    Con {paesaggio} a fare da quinta e una cucina di casa
    {capMax} persone a una tavola sola, se vi va, davanti a {paesaggio}
    Un luogo lento {inRegione}: {n:6-16} camere, un giardino vero, una famiglia che vi apre
    Pietra, ombra e {vino}: si arriva il venerdì, si riparte la domenica
    Rito civile con valore legale in giardino e una sala che regge ogni temporale
    Tra {alberi} e muri a secco, a {n:10-40} minuti [dalla stazione|dall’aeroporto|dall’autostrada]
    La festa all’aperto, la cena al riparo, la notte nelle camere di sopra
    Una corte chiusa, le luci basse, {paesaggio} appena fuori dal portone
    Dal [1740|1812|1868|1890|1903] la stessa famiglia, da {anni} anni anche i vostri matrimoni
    Poche date l’anno, scelte bene: qui un matrimonio dura tutto il giorno
    Il posto per chi vuole [cento|ottanta|centoventi] invitati e neanche un microfono di troppo
    {Casa} {epiteto}, {aCitta}: {alberi}, {pietra} e una sola festa per volta
    Ci si sposa di {giorno} come di sabato, con {paesaggio} davanti e {capMax} sedie pronte
    {donna} apre il cancello, {uomo} accende il forno: il resto {aCitta} lo fa la luce
    Una tavola sotto {alberi}, {vino} in fresco e nessun vicino da disturbare
    Da {citta} si arriva in {n:6-30} minuti, e da qui non si ha voglia di andare via
    {piatto}, un prato in piano e {paesaggio} di fronte fino a cena
  `,
  themes: `
    {Casa} {epiteto} sta {aCitta}, in mezzo a {alberi}, a {n:8-45} minuti [dal casello|dalla stazione|dal mare|dal centro].
    Ci si arriva per una strada [bianca|stretta|di campagna] che [sale piano|gira intorno alla collina|costeggia i campi], e si arriva con gli occhi già pieni: {paesaggio}, e poi {casa}.
    Le mura sono del [Quattrocento|Cinquecento|Seicento|Settecento], in {pietra}; il tetto l’abbiamo rifatto noi, coppo dopo coppo, [nel 1998|nel 2006|nel 2011|tra il 2014 e il 2016].
    La nostra famiglia vive qui da [tre|quattro|cinque|sei] generazioni, e il primo matrimonio è stato quello [di una zia|dei nonni|di un cugino], con la tavola apparecchiata [nell’aia|in corte|sotto il portico].
    Prima delle feste qui c’era [un granaio|una fattoria|un piccolo convento|una casa di villeggiatura|una filanda], e certe stanze se lo ricordano ancora.
    Abbiamo comprato {casa} quando [pioveva dal tetto|i rovi arrivavano alle finestre|dentro ci dormivano le capre]: per rimettere tutto in piedi ci sono voluti [quattro|sei|nove] anni e molte mani.
    castello> La torre è la parte più antica; il resto è cresciuto intorno, un secolo alla volta, senza chiedere permesso a nessuno.
    masseria,trullo> La torre colombaia e il muro di cinta raccontano di quando dal mare non arrivavano solo turisti.
    baglio> La corte del baglio è quadrata, lastricata in {pietra}, con il pozzo nel mezzo e i magazzini del [grano|vino|sale] tutt’intorno.
    maso,chalet> Il legno delle stube è di [cirmolo|larice] e profuma ancora: d’inverno si accende la stufa a olle, d’estate si tengono aperte tutte le porte.
    cascina> È una cascina a corte chiusa, con il porticato su tre lati e il fienile alto sul quarto.
    Dal cancello alla porta ci sono {n:120-400/10} metri di viale, e gli invitati di solito si fermano a metà a fotografare {paesaggio}.
    Non siamo un albergo e non siamo un ristorante: è una casa, e per un giorno diventa la vostra.
    Il nome viene da [una santella lungo la strada|un vecchio podere|un soprannome di famiglia|una mappa del catasto napoleonico], e nessuno in paese la chiama diversamente.
    Qui {aCitta} ci conoscono come «quelli [del pozzo|del forno|della torre|del gelso|delle oche]», e a noi va bene così.
    {donna} e {uomo} {cognome} hanno riaperto {casa} nel {since}, quando del tetto restava [la metà|una falda sola|poco più delle travi].
    Per chi viene da fuori {citta} è [una sosta|un nome su un cartello|la gita della domenica]; per noi è casa da [tre|quattro|cinque] generazioni.
    Il cortile è lastricato in {pietra}, i muri sono spessi [sessanta|ottanta|novanta] centimetri e [a luglio|ad agosto|d’estate] dentro non serve [il condizionatore|nemmeno un ventilatore].
    Tra la strada e {casa} ci sono {n:2-8} curve, un filare di {alberi} e poi, all’improvviso, {paesaggio}.
    {casa} ha [due anime|due porte|due facce]: una guarda {citta}, l’altra guarda {paesaggio}, e le nozze di solito cominciano [dalla prima e finiscono nella seconda|dalla parte del sole].
    [Mio nonno|Mia bisnonna|Uno zio prete|Il fattore] diceva che {casa} si giudica [d’inverno|con la pioggia|quando è vuota]: per questo vi invitiamo a vederla anche in {mese}.
    Nel {since} qui si [vendemmiava|mungeva|batteva il grano|raccoglievano le olive]; oggi si apparecchia, ma [il carro|la macina|il torchio|la stadera] è ancora al suo posto.

    La cerimonia si fa [sotto il noce|davanti alla limonaia|nel giardino all’italiana|sul prato basso|tra i filari], con le sedie rivolte verso {paesaggio}.
    Per la cena all’aperto c’è [la corte lastricata|il prato grande|la terrazza|l’aia], che tiene {capMax} persone sedute senza stringersi.
    Il giardino conta {n:30-90/5} [rose antiche|ortensie|lecci|cipressi|ulivi secolari], e in [maggio|giugno|settembre] non serve quasi aggiungere fiori.
    La sala interna ha [volte a crociera|travi a vista|un soffitto dipinto|un grande camino], luce da due lati e posto per {capSala} invitati a tavola.
    L’aperitivo lo serviamo di solito [intorno alla vasca|sotto il portico|nel frutteto|in piscina, a bordo acqua|sulla terrazza], dove il sole se ne va per ultimo.
    Dopo il taglio della torta si scende [in cantina|nella scuderia|nel frantoio|in una sala di mattoni], dove la musica può andare avanti senza disturbare nessuno.
    C’è una cappella [consacrata|del Settecento|piccola, da quaranta posti], che usiamo anche per i riti più raccolti.
    Le tavole possono essere tonde, oppure una sola lunga [quaranta|trenta|venticinque] metri: sedie, tovaglie e illuminazione di base sono comprese.
    Di sera accendiamo [duecento candele|le lanterne lungo il viale|i fili di lampadine tra gli alberi] e il resto lo lasciamo al buio, che fa la sua parte.
    I bambini hanno [il frutteto|un prato recintato|una stanza con i giochi di legno] tutto per loro, lontano dalla strada e sotto gli occhi dei grandi.
    Quando il vento gira, spostiamo l’aperitivo [nel chiostro|sul lato della corte|sotto il portico]: lo facciamo in un quarto d’ora, lo abbiamo fatto cento volte.
    Gli spazi si usano in fila, uno dopo l’altro, così la giornata cammina da sola e nessuno deve dire «spostiamoci».
    mare> Dal muretto si vede il mare, e a fine giugno il sole ci cade dentro alle nove meno un quarto.
    lago> La darsena è privata: chi vuole può arrivare, o andarsene, in barca.
    A [maggio|giugno|luglio|settembre] il sole se ne va dietro {paesaggio} verso le [sette e mezza|otto|otto e mezza], e la cerimonia la mettiamo [un’ora|un’ora e mezza|due ore] prima.
    Tra {alberi} e muro c’è un prato [in piano|rasato corto|che non prende l’umido], dove stanno [dieci tavoli tondi|due tavolate|una tavola sola] e restano {n:6-15} metri per ballare.
    La musica la mettiamo [sotto il portico|nel fienile|in fondo al giardino|nella sala a volta], così chi vuole parlare si siede [vicino al pozzo|sotto {alberi}|sui gradini] e si sente.
    D’inverno si accende [il camino grande|la stufa di maiolica|un braciere in corte] e {capMin} persone bastano a [riempire la sala|fare festa|scaldare la stanza].
    Il banco dei vini lo facciamo [nella vecchia stalla|in cantina|sotto la scala], con {vino} al bicchiere e [un vignaiolo|nostro cugino|{uomo}] che racconta senza fare il professore.
    Chi arriva a piedi passa [dall’orto|dal frantoio|tra i filari|accanto alle arnie], e c’è sempre qualcuno che si ferma [ad assaggiare|a fare domande a {donna}|a fotografare {paesaggio}].
    mare> Alle [sei|sette] di sera gira la brezza di terra: i tavoli li mettiamo [sottovento|dietro la siepe|accanto al muro] e le tovaglie restano ferme.
    lago> Dal pontile si vedono [i battelli|le luci dell’altra riva|le vele del pomeriggio], e l’aperitivo finisce sempre con [qualcuno in barca|i piedi nell’acqua|una foto di gruppo sui gradini].

    Se piove non si rimpiange niente: la sala al coperto è pronta comunque, apparecchiata, e la decisione si prende [alle undici|a mezzogiorno] insieme a voi.
    Il piano per la pioggia lo scriviamo nel contratto, con gli spazi e gli orari, perché non deve essere una speranza.
    Prendiamo un solo matrimonio al giorno e non più di {n:18-38} l’anno.
    Avete {casa} in esclusiva dalle [nove|dieci] del mattino fino [all’una|alle due|alle tre] di notte; la musica all’aperto si ferma a mezzanotte, come vuole il Comune.
    Il parcheggio è dentro la proprietà, per {n:50-130/10} auto e due pullman, e chi arriva tardi non cammina al buio.
    Il rito civile qui ha valore legale: siamo casa comunale per delibera della Giunta, e vi aiutiamo con la domanda in Comune.
    Gli ospiti che si muovono in carrozzina arrivano ovunque, bagno e pista da ballo compresi, [su rampe vere|senza gradini|con un montascale per la cappella].
    La corrente c’è: [trenta|quaranta|cinquanta] chilowatt in corte, così la band non spegne la cucina.
    Chiediamo una caparra del {n:20-35/5} % e il saldo a [dieci|quindici|venti] giorni dalla festa, dopo i numeri definitivi.
    Fino a tre mesi prima la data si può spostare una volta senza costi, se troviamo un giorno libero nello stesso anno.
    Il prezzo che leggete comprende gli spazi, i tavoli, le pulizie e una persona di casa presente tutto il giorno.
    Nei giorni feriali e tra novembre e marzo il prezzo scende [di un quarto|di un terzo|parecchio], e la vista non cambia.
    Il sabato di [maggio|giugno|settembre] si prenota {n:10-16} mesi prima; di {giorno}, invece, [bastano pochi mesi|c’è quasi sempre posto|vi facciamo noi la proposta].
    Nel contratto trovate [gli orari, i metri quadri e le prese|le penali nostre e le vostre|chi fa cosa e a che ora], perché a voce ci si vuole bene e poi ci si dimentica.
    Con il Comune di {citta} abbiamo la convenzione dal [2009|2012|2015|2017|2019]: l’ufficiale viene qui e porta [la fascia|il registro|il suo sorriso].
    La sera accompagniamo a {citta} chi ha bevuto, con [un pulmino da nove posti|due giri di navetta|l’auto di {uomo}], [senza chiedere niente|fino alle tre|compreso nel prezzo].

    La cucina è nostra: {piatto}, {piatto2} e, a mezzanotte, [una spaghettata|panini caldi|pizza dal forno a legna] per chi balla ancora.
    Potete scegliere tra [quattro|cinque|sei] catering che conoscono la casa, oppure portare il vostro pagando un piccolo diritto di cucina.
    Il vino in tavola è {vino}, di un produttore a {n:3-15} chilometri; se preferite portare il vostro, il diritto di tappo non lo chiediamo.
    Le verdure vengono dall’orto dietro casa, il pane dal forno del paese, {dolce} dalla signora {donna}, che non ha mai voluto scrivere la ricetta.
    La prova menù si fa in quattro, [un giovedì sera|una domenica a pranzo], ed è compresa nel prezzo.
    Per l’aperitivo prepariamo {piatto} davanti agli ospiti: è il momento in cui i parenti di fuori capiscono dove sono arrivati.
    Celiachia, allergie e diete le trattiamo in una cucina a parte, con una persona che risponde di ogni piatto.
    La torta si taglia in giardino; con {dolce} chiudiamo la sera, insieme a un bicchiere di {vino}.
    In cucina c’è {donna}: {primo} per tutti, e per chi resta fino a tardi [pane e olio|una minestra|due uova al tegamino].
    [Le olive|Le erbe|Le uova|Le pesche|Il miele] sono nostre; per {piatto}, invece, ci affidiamo a [chi ne sa più di noi|un vicino|una bottega in piazza].

    Sopra le sale ci sono {n:7-18} camere, ognuna con il nome di [un’erba|un vento|una nonna|un mese], e la domenica si fa colazione tutti insieme fino a mezzogiorno.
    Gli sposi dormono nella [torre|stanza affrescata|suite del fienile|camera con il camino], e la notte della festa è un nostro regalo.
    Chi non trova posto da noi dorme a {n:4-15} minuti, in case e agriturismi che vi prenotiamo noi allo stesso prezzo che fanno a noi.
    La sposa si prepara in una stanza esposta a nord, con tre specchi, un divano per la mamma e la luce che piace ai fotografi.
    Il venerdì sera si può cenare qui con i primi arrivati: {piatto}, una tavola sola, senza scaletta.
    La mattina dopo, se vi va, vi portiamo [tra le vigne|al mercato del paese|nell’uliveto|a vedere le api] prima dei saluti.

    Veniteci a trovare in settimana, con calma: vi mostriamo anche la cucina, i bagni e il quadro elettrico, che sono le cose che contano.
    Con voi ci sarà sempre la stessa persona, [Teresa|Carla|Ludovica|Beatrice|Pietro|Giacomo], dal primo sopralluogo all’ultimo brindisi.
    Alle coppie diciamo sempre di venire a vederci all’ora della loro cerimonia: la luce, qui, cambia tutto.
    Rispondiamo di persona, quasi sempre in giornata, e diciamo di no quando una festa non è fatta per questa casa.
    Ci scrivono ancora coppie che si sono sposate qui {n:5-15} anni fa, e qualcuna torna per l’anniversario con i figli: è il complimento che preferiamo.
    Se cercate luci stroboscopiche e quattrocento coperti non siamo noi; se cercate una giornata che vi somigli, parliamone.
    Il sopralluogo con i vostri fornitori è libero e lo facciamo tutte le volte che serve.
    A fine giornata spegniamo noi le candele, contiamo noi le sedie: voi dovete solo ricordarvi dov’è la camera.
    Per la visita chiedete di {donna}: di {giorno} pomeriggio c’è, e il caffè lo fa lei.
    Se volete venire in treno vi prendiamo noi alla stazione, [anche di domenica|con la macchina vecchia|e ve la cantiamo su {citta}].
    Scriveteci quanti siete e in che mese: in [un giorno|due giorni] vi diciamo se c’è posto, se siete [giusti|troppi|pochi] per {casa} e quanto costa, senza giri di parole.
    Prima di firmare vi facciamo parlare con [due|tre] coppie che si sono sposate {aCitta} da noi, scelte [da voi|a caso|tra le ultime].
  `,
  services: `
    Esclusiva per l’intera giornata
    Rito civile con valore legale
    Cappella per la cerimonia
    Sala interna da {capSala} posti
    Giardino illuminato
    Piano per la pioggia a contratto
    Cucina interna
    Catering esterno ammesso
    Camere per gli ospiti
    Suite per gli sposi
    Parcheggio interno custodito
    Accesso senza gradini
    Area per i bambini
    Piscina
    Generatore di riserva
    Tavoli, sedie e tovagliato
    Coordinamento del giorno
    Musica al coperto fino a tarda notte
    Sala per la preparazione della sposa
    Cani benvenuti
    Colazione del giorno dopo
    Navetta dalla stazione
  `,
  faq: `
    Quanti invitati potete ospitare? => All’aperto fino a {capMax} persone sedute, all’interno fino a {capSala}. Sotto i {capMin} invitati la casa resta bella ma ve la sconsigliamo: sembrerebbe vuota.
    Che cosa succede se piove? => La sala interna è sempre tenuta libera e pronta per voi. Si decide insieme entro mezzogiorno e in {n:20-50/5} minuti è tutto spostato.
    Si può celebrare il rito civile? => Sì, la celebrazione qui ha valore legale. La domanda si fa al Comune, che applica una tariffa di circa {n:150-500/50} € per chi non è residente: verificate l’importo dell’anno.
    Fino a che ora si può fare musica? => All’aperto fino a mezzanotte, poi al coperto fino alle {n:2-4}. La pratica SIAE resta a carico degli sposi e vi aiutiamo a compilarla.
    Possiamo portare il nostro catering? => Sì, con un contributo per l’uso della cucina di {n:400-900/50} €. Chiediamo solo che venga a fare un sopralluogo almeno un mese prima.
    Quanto è la caparra? => Il {n:20-35/5} % alla firma, come caparra confirmatoria. Il saldo a {n:10-20/5} giorni dal matrimonio, dopo i numeri definitivi.
    Si può dormire da voi? => Abbiamo {n:7-16} camere. Si prenotano per la notte della festa e, se volete, per tutto il fine settimana, con la colazione compresa.
    Quanti matrimoni fate nello stesso giorno? => Uno solo, sempre. Tra un matrimonio e l’altro lasciamo almeno un giorno per rimettere in ordine il giardino.
    Fiori e musicisti li scegliete voi? => No, sono liberi. Vi diamo un elenco di persone che conoscono il posto, senza nessuna commissione.
    C’è posto per i bambini e i passeggini? => Sì, c’è uno spazio recintato, {n:6-14} seggioloni e una stanza fresca per chi deve dormire.
    Possiamo portare il nostro cane? => Certo. Chiediamo il guinzaglio durante la cena; per la cerimonia ha il permesso di stare in prima fila.
    Come si arriva con i mezzi? => La stazione più vicina è a {n:6-25} minuti. Organizziamo una navetta da {n:8-50} posti, andata e ritorno.
    Si può venire a vedere {casa}? => Di {giorno} e di {giorno2}, su appuntamento, [anche dopo le sei|anche con i genitori|anche solo per curiosità]. La visita dura {n:40-90/10} minuti e la fa {donna}.
    Quanto prima bisogna prenotare? => Per [maggio e giugno|giugno e settembre|luglio] servono {n:10-16} mesi. In {mese} [ci è rimasta libera più di una domenica|si trova posto con molto meno].
    Ci sono altri ospiti durante la festa? => No: dal {giorno} sera [qui non entra nessun altro|la casa è solo vostra|ci siete soltanto voi]. Gli unici altri abitanti sono [il gatto e le galline|due asini|le oche|un cane vecchio e un merlo].
    Dove dormono gli invitati? => {n:12-40} posti letto sono qui, il resto {aCitta}, a {n:4-15} minuti. L’elenco con i prezzi ve lo dà {donna}.
    La corrente basta per una band? => Abbiamo {n:25-60/5} chilowatt e un quadro in [corte|giardino|terrazza]. Il tecnico si chiama {uomo} e quel giorno resta fino alla fine.
    Fate prezzi diversi nei giorni feriali? => Sì: di {giorno} si spende il {n:20-40/5} % in meno, e in {mese} ancora qualcosa.
  `,
  praise: `
    {casa} al tramonto vale già il viaggio: i nostri amici non smettevano di fotografare {paesaggio}.
    È venuto un temporale alle sei e in venti minuti avevano spostato tutto al coperto, candele comprese.
    La sala interna è bella quanto il giardino, e per una volta la pioggia non ci ha fatto paura.
    Avere il posto tutto per noi fino alle due ha cambiato la festa: nessuna fretta, nessun altro in giro.
    All’aperitivo {piatto}: in dieci minuti finito tutto, e gli zii ne parlano ancora.
    Dormire lì e fare colazione tutti insieme la mattina dopo è stata l’idea migliore.
    Il giardino era curato come se aspettassero proprio noi, e le luci la sera erano perfette.
    Il rito in giardino con l’ufficiale del Comune è filato liscio: ci hanno seguito loro con le carte.
    Mia nonna in carrozzina è arrivata dappertutto senza chiedere aiuto a nessuno.
    Il preventivo diceva una cifra e quella abbiamo pagato, senza voci nuove alla fine.
    La famiglia che gestisce il posto c’era davvero, dal mattino alla notte, discreta e sorridente.
    La camera degli sposi con la finestra su {paesaggio} ce la sogneremo a lungo.
    Ci siamo sposati tra {alberi} e muri in {pietra}: nelle foto sembra un film, dal vero era meglio.
    {uomo} ha guardato il cielo alle quattro e ha detto «[mezz’ora|un’ora] e passa»: [aveva ragione|così è stato|e alle cinque c’era il sole].
    Per arrivare {aCitta} i miei hanno fatto {n:4-11} ore di viaggio; [la domenica|il lunedì] non volevano più ripartire.
    Una tavola sola tra {alberi} e candele, in {n:60-140/10}, con {parente} che faceva avanti e indietro: [indimenticabile|che bellezza|non volevamo alzarci].
    {donna} ha trovato [una culla|una stampella|un ferro da stiro|ago e filo], un ombrello e {n:3-9} paia di ciabatte per {parente}.
    Dal vero {casa} vale più di tutte le fotografie, con {paesaggio} [a due passi|di fronte|tutt’intorno].
    {n:6-16} camere piene di amici e {piatto} a mezzanotte in cucina, in pigiama: il ricordo più bello.
    {donna} ha aperto [la cantina|la cappella|la torre|il granaio] solo per {parente}, che voleva vedere tutto.
    Con {tempo} ci hanno spostato la cena in {n:15-40/5} minuti, e {parente} ha finito il piatto con calma.
    Alle {n:5-7} di mattina {uomo} era già a innaffiare: {parente} l’ha visto dalla finestra.
    A cena {vino}, {piatto} e {paesaggio} che si spegneva piano: non serviva altro.
    Abbiamo visto [sette|nove|undici|quattordici] posti {inRegione} e solo qui {parente} ha detto «sì».
    {parenteMaiuscolo} dice che {casa} sembra [un quadro|un presepe|la casa dei nonni].
    Rito fuori, cena dentro, con {tempo}: due feste al prezzo di una, e {capSala} posti comodi.
  `,
  faults: `
    Il parcheggio è un po’ stretto e qualche invitato ha lasciato l’auto lungo la strada.
    La strada per arrivare va segnalata meglio: due macchine si sono perse.
    I bagni sono pochi per centocinquanta persone e a metà serata c’era coda.
    In sala faceva caldo e l’aria condizionata non ce la faceva.
    A mezzanotte in punto la musica fuori si spegne: saperlo prima ci avrebbe aiutato.
    Tra la prima visita e il giorno è cambiata la persona di riferimento e abbiamo dovuto rispiegare tutto.
    Le zanzare vicino alla vasca erano tante, nessuno ce l’aveva detto.
    Di {paesaggio} si vede meno di quanto dicono le foto, perché {alberi} in questi anni sono cresciuti.
    Per avere un preventivo definitivo ci sono volute {n:3-6} settimane e {n:4-9} messaggi.
    Di notte {aCitta} fa freddo anche a [giugno|settembre]: le coperte c’erano, ma {n:12-30} non bastano per tutti.
    Per {n:120-190} persone i bagni erano {n:3-5}: dopo il dolce c’era la fila, {parente} in testa.
    {parenteMaiuscolo} ha cercato il parcheggio per {n:15-30/5} minuti: serve un cartello in più {aCitta}.
  `,
  videos: `
    {name}: un giro tra le sale e il giardino
    Un sabato di giugno a {name}
    La corte al tramonto, pronta per la cena
    {name} vista dall’alto
    Il rito civile in giardino
    Il piano per la pioggia, dal vivo
  `,
  citations: `
    Per come tiene insieme una casa antica e un’accoglienza semplice: in un anno, nessuna coppia ha trovato una voce in più nel conto.
    Per la cura degli spazi e per un piano della pioggia che le coppie raccontano come il momento più bello della giornata.
    Per aver scelto di ospitare meno feste e di seguirle tutte di persona, dal sopralluogo alla colazione del giorno dopo.
    Perché gli ospiti con disabilità arrivano ovunque senza dover chiedere, e non se ne fa un vanto.
    Per un giardino che non ha bisogno di addobbi e una famiglia che non ha bisogno di alzare la voce.
  `,
})
