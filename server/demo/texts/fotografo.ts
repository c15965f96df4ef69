import { categoryTexts } from './category-texts.ts'

export const fotografo = categoryTexts({
  priceEuro: [1100, 3400, 50],
  since: [1984, 2022],
  dailyCapacity: 1,
  names: `
    Studio {cognome}
    {donna} {cognome} Fotografia
    {uomo} {cognome} Fotografo
    Luce [di Taglio|Radente|Bianca|d’Aprile] {citta}
    Foto {cognome} e Figli
    Bottega Fotografica {cognome}
    [Controluce|Mezzatinta|Camera Chiara|Provino|Grana] {cognome}
    {donna} e {uomo} Fotografie
    Atelier Fotografico {citta}
    Pellicola {cognome}
  `,
  headlines: `
    Fotografie vere di un giorno vero: poche pose, molta pazienza
    Pellicola e digitale, {n:450-800/50} scatti stampabili, nessun filtro alla moda
    Due fotografi, un passo indietro, e un album cucito a mano
    Racconto il matrimonio come un piccolo documentario {inRegione}
    Ritratti nella luce di {paesaggio}, il resto come viene
    Da {anni} anni fotografiamo chi ride, chi piange e chi balla male
    Bianco e nero, stampa su cotone, la nonna sempre in prima fila
    Le foto delle mani, delle briciole e della fine della festa
    In silenzio, con due corpi macchina e scarpe che non fanno rumore
    Le consegne in {n:25-60/5} giorni, scritte nel contratto
    {cognome}, {citta}: due sguardi sullo stesso giorno, {n:400-800/50} fotografie da tenere
    {donna} fotografa le mani, {uomo} le facce: a casa si mettono d’accordo
    Luce di {mese}, pellicola e pazienza, {aCitta} dal {since}
    Un reportage {inRegione} senza una sola posa accanto a {paesaggio}
    Fotografie da appendere, firmate {cognome} e stampate {aCitta}
    Arriviamo {aCitta} la sera prima, per sapere dove cade il sole
    {anni} anni di matrimoni {inRegione}, e ancora il batticuore all’ingresso
  `,
  themes: `
    Lavoriamo {aCitta} da {anni} anni, e il primo matrimonio l’abbiamo fotografato [con un rullino solo|sotto la neve|per una compagna di scuola|per sbaglio, al posto di uno zio malato].
    Lo studio è [in una vecchia tipografia|al primo piano sopra il mercato|in un cortile dietro la piazza|nella bottega che fu del nonno], con una camera oscura che usiamo ancora.
    Veniamo dal [fotogiornalismo|teatro|ritratto|reportage di viaggio], e si vede: prima di scattare guardiamo dove cadrà la luce.
    Siamo in due, {donna} e {uomo}: una sta vicina, l’altro gira largo, e la sera confrontiamo quello che abbiamo visto.
    In {anni} anni abbiamo imparato che la foto migliore arriva quasi sempre dieci minuti dopo quella prevista.
    Prima di tutto siamo persone che stanno in mezzo alla gente senza pesare: dopo mezz’ora, di solito, non ci vedete più.
    Prendiamo {n:18-32} matrimoni l’anno e nessun altro nello stesso fine settimana.
    Il primo matrimonio fu nel {since}, in [una chiesa di montagna|un municipio|un cortile], con {n:3-9} rullini in tasca.
    A {citta} ci conoscono per i ritratti: {n:200-600/50} l’anno, quasi tutti di gente che non voleva farsi fotografare.
    {donna} {cognome} ha comprato la prima macchina [con la paga di un’estate|a un mercatino|vendendo il motorino], nel {since}, e la tiene ancora [sullo scaffale|in borsa|carica].
    Tra {citta} e {paesaggio} conosciamo [ogni muretto|ogni ombra|ogni curva]: è il vantaggio di lavorare dove si è [nati|cresciuti|rimasti].
    Il mestiere l’ha imparato {uomo} [in camera oscura|fotografando ricette|in un giornale di provincia|dietro le quinte di un teatro] {aCitta}, quando si [contavano gli scatti|pagava il rullino|aspettava una settimana per vedere].
    Siamo una bottega di {n:2-4} persone {aCitta}: chi risponde al telefono è anche chi [scatta|stampa|verrà al vostro matrimonio].
    In vetrina, {aCitta}, teniamo [una foto sola|tre stampe|un album aperto] e la cambiamo [ogni mese|a ogni stagione|quando ci stanca].
    Dal {since} abbiamo visto {n:300-900/50} spose scendere le scale, e a noi [trema ancora la mano|batte ancora il cuore|viene ancora da sorridere].

    Non vi chiederemo di guardare l’orizzonte né di camminare verso di noi ridendo.
    I ritratti durano [venti|venticinque|trenta] minuti, all’ora in cui la luce su {paesaggio} si fa d’oro, e poi vi restituiamo alla festa.
    Il gruppo di famiglia lo facciamo in un quarto d’ora con una lista scritta, dalla nonna all’ultimo cugino.
    Usiamo luce naturale finché c’è, e la sera un solo flash puntato al soffitto: la festa deve sembrare una festa.
    Il bianco e nero lo scegliamo noi, foto per foto, quando il colore distrae.
    Scattiamo anche {n:3-8} rulli in pellicola [medio formato|bianco e nero|a colori]: una trentina di immagini con una grana che non si imita.
    Ci interessano le cose piccole: un bottone che non entra, il discorso corretto a penna, il {cane} sotto il tavolo.
    Il momento che aspettiamo sempre è l’abbraccio dopo il sì, quando nessuno pensa più a dove mettere le mani.
    Se piove, meglio: l’asfalto bagnato e gli ombrelli ci hanno dato alcune delle foto a cui teniamo di più.
    Portiamo {n:2-3} obiettivi, sempre gli stessi: così guardiamo voi e non la borsa.
    Di ogni giornata teniamo {n:8-20} immagini che non servono a niente, e sono le nostre preferite.
    In {mese} la luce {aCitta} [dura poco|è di miele|arriva di taglio]: i ritratti li facciamo [alle sei e mezza|alle sette|un’ora prima di cena], e in {n:15-30/5} minuti è finita.
    Con {paesaggio} alle spalle basta [un passo indietro|mezzo passo a sinistra|aspettare una nuvola]: il resto della posa è inutile.
    {uomo} usa [un cinquanta|un trentacinque|una vecchia biottica] e cammina; {donna} sta ferma [vicino ai nonni|accanto alla porta|dietro i bambini] e aspetta.
    Alle tavolate preferiamo [i gomiti|le risate storte|i brindisi a metà|i piatti vuoti], e alle pose di gruppo [le facce di chi sta per uscire dalla fila|quello che succede dopo lo scatto].
    Le nostre foto della festa hanno [poca luce e molto movimento|il mosso dove serve|il grano della pellicola], perché chi balla {ilBallo} non sta fermo.
    Quando entra [il padre|la nonna|il testimone in ritardo], uno di noi guarda [lui|lei|chi aspetta] e l’altro tutti gli altri: {n:6-14} scatti in [tre|quattro|cinque] secondi.

    Una o due settimane prima facciamo un giro dei luoghi con voi, all’ora giusta, e scriviamo una scaletta di mezza pagina.
    Vi aiutiamo a incastrare gli orari, perché un matrimonio con mezz’ora d’aria viene meglio in tutte le fotografie.
    Il giorno prima controlliamo tutto due volte: due corpi macchina, due schede per ogni scatto, batterie per [dodici|sedici] ore.
    Arriviamo durante i preparativi e andiamo via dopo la torta, o quando la pista si svuota: si decide insieme.
    Con videomaker e musicisti ci parliamo prima, così nessuno finisce nell’inquadratura dell’altro.
    In chiesa ci muoviamo solo quando si può, dopo averlo chiesto a chi celebra.
    Cerchiamo la luce {n:2-3} giorni prima, con l’orologio in mano.
    Nel sopralluogo {aCitta} segniamo [tre ombre|due finestre|un muro bianco|un angolo riparato] e {n:2-4} strade per arrivarci senza che vi si sporchi l’orlo.
    Con chi suona e con chi cucina ci sentiamo il {giorno} prima: [cinque minuti|due messaggi|una telefonata] che valgono mezz’ora di luce.
    La lista dei gruppi la teniamo sotto le {n:8-14} voci, e a chiamare i parenti ci pensa [{donna}|{uomo}|una voce che si sente].

    Dopo {n:4-10} giorni ricevete una prima scelta di {n:30-60/10} foto da mandare a chi non c’era.
    La consegna completa è di {n:450-850/50} fotografie, sviluppate una per una, entro {n:30-70/10} giorni.
    L’album lo impaginiamo noi, voi lo correggete quanto volete, e lo stampa un [legatore|laboratorio] {inRegione} su carta di cotone.
    I file sono vostri, in alta definizione e senza scritte: potete stamparli dove vi pare.
    Conserviamo una copia di tutto per dieci anni, in due posti diversi, perché i dischi si rompono.
    Per i genitori prepariamo un piccolo album gemello, [venti per venti|diciotto per ventiquattro], che di solito è quello che si consuma.
    Le stampe le guardiamo insieme, su un tavolo vero: è l’unico modo per scegliere.
    Ogni album ha {n:40-90/10} facciate e pesa {n:2-4} chili.
    Le stampe le fa [un laboratorio {aCitta}|{uomo}, di notte|una stamperia {inRegione}], su [carta baritata|cotone da trecento grammi|carta giapponese], e durano più di noi.
    L’album ha {n:40-80/10} pagine cucite a filo, [lino grezzo|tela verde|pelle naturale] fuori, e lo si apre [piatto|senza guanti|con una mano sola].
    Mettiamo da parte {n:10-30/5} foto che non avevate chiesto: di solito sono quelle che [finiscono in cornice|fanno piangere le mamme|mandate agli amici].

    Il prezzo è uno, scritto, con le trasferte {inRegione} comprese; non ci sono pacchetti oro, argento e platino.
    Chiediamo un acconto del {n:20-30/5} % e il resto alla consegna delle foto, non prima.
    Se uno di noi si ammala c’è un collega che conosce il nostro modo di lavorare, ed è scritto nel contratto.
    Prima di firmare vi facciamo vedere due matrimoni interi, dall’inizio alla fine, anche quelli con la pioggia.
    Venite a bere un caffè in studio: se non ci stiamo simpatici è meglio saperlo prima.
    Le vostre foto vanno in rete solo se dite di sì, e potete cambiare idea.
    Seguiamo matrimoni da {n:20-40/5} a {n:180-260/20} invitati, con la stessa calma.
    Per conoscerci passate {aCitta} di {giorno}: in studio c’è [sempre un caffè|un divano brutto e comodo|la luce giusta].
    La data si tiene con {n:200-500/50} euro, e [fino a sei mesi prima|se vi sposate di {giorno}|per un battesimo l’anno dopo] si può spostare.
    Se il vostro matrimonio è a più di {n:150-300/50} chilometri da {citta}, il viaggio lo [paghiamo noi|dividiamo a metà|scriviamo nel preventivo] e si dorme dove capita.
    Chiedete a {donna} di mostrarvi [le foto venute male|un album di dieci anni fa|un matrimonio sotto il diluvio]: si capisce tutto da lì.
  `,
  services: `
    Giornata intera
    Secondo fotografo
    Servizio prima delle nozze
    Scatti in pellicola
    Album cucito a mano
    Album per i genitori
    Stampe su carta di cotone
    File in alta definizione
    Anteprima in una settimana
    Riprese con drone autorizzate
    Sopralluogo compreso
    Servizio anche di mezza giornata
    Galleria in rete riservata
    Trasferte in Italia
  `,
  faq: `
    Quante fotografie riceviamo? => Tra {n:450-550/50} e {n:600-850/50}, tutte sviluppate a mano. Togliamo solo i doppioni e gli occhi chiusi.
    In quanto tempo consegnate? => Una prima scelta in {n:5-10} giorni, il resto entro {n:35-70/5}. L’album, dopo la vostra approvazione, in altre {n:4-6} settimane.
    Venite in due? => Sì sopra gli {n:60-90/10} invitati. Per le feste piccole ne basta uno, e costa {n:250-450/50} € in meno.
    Ci date i file originali? => Vi diamo i file sviluppati alla massima definizione, senza marchi. I grezzi restano in archivio per dieci anni.
    Quanto resta un fotografo? => Fino a {n:10-12} ore. Ogni ora in più costa {n:100-180/10} €, ma di solito la regaliamo se la festa è bella.
    Se piove? => Lavoriamo lo stesso. Portiamo {n:4-8} ombrelli trasparenti e qualche idea già provata.
    Fate anche il video? => Non noi, ma ci sono {n:2-4} videomaker con cui lavoriamo bene e a cui non chiediamo commissioni.
    L’album è compreso? => Quello base sì, {n:30-40/5} per {n:25-30/5}, {n:40-60/10} facciate. Le copie per i genitori costano {n:140-260/20} € l’una.
    Quanto chiedete per fermare la data? => Il {n:20-30/5} % alla firma. Il saldo dopo la consegna delle fotografie.
    Da dove partite? => Da {citta}, ma in {mese} siamo quasi sempre in giro {inRegione}. Entro {n:60-150/10} chilometri il viaggio è compreso.
    Chi verrà al nostro matrimonio? => [{donna} o {uomo}|{donna} e {uomo}|{uomo}, sempre], non un collaboratore. È scritto nel contratto, con nome e cognome.
    Possiamo vedere un lavoro intero? => Anche tre, di {n:450-700/50} foto l’uno. {aCitta} li teniamo stampati, perché sullo schermo mentono tutti.
    Fate anche un servizio prima delle nozze? => Sì, {n:1-2} ore davanti a {paesaggio} o dove volete, con {n:20-40/5} foto. Costa {n:150-300/10} euro, e serve a togliersi la vergogna.
  `,
  praise: `
    Non ci siamo accorti di loro per tutto il giorno, e poi nelle foto c’era ogni cosa.
    Mio padre non ride mai in fotografia: lo hanno preso nell’unico istante in cui l’ha fatto.
    Venti minuti di ritratti, come promesso, e poi ci hanno rimandati dagli amici.
    L’album è cucito così bene che lo sfogliamo ogni domenica.
    Ha piovuto tutto il pomeriggio e le foto con gli ombrelli sono le più belle.
    Le stampe in bianco e nero sono appese in corridoio e chi entra chiede chi le ha fatte.
    Ci hanno aiutato a fare gli orari, e grazie a loro non abbiamo corso mai.
    La prima scelta è arrivata dopo sei giorni, quando eravamo ancora in viaggio.
    La foto di mia nonna che si toglie le scarpe vale tutto il servizio.
    Discreti in chiesa, presenti sulla pista, gentili con i bambini.
    {donna} si è arrampicata su un muretto {aCitta} con le scarpe buone: la foto è [in salotto|sul comodino|dai nonni].
    {n:450-800/10} fotografie e nemmeno una in cui io strizzi gli occhi: non so come abbiano fatto.
    {uomo} ha aspettato {n:10-25/5} minuti che uscisse il sole su {paesaggio}, e noi con lui.
    Nelle foto di {ballo} ci siamo tutti, scalzi, storti e felici.
    L’album è arrivato in una scatola di {citta}, con dentro un biglietto scritto a mano da {donna}.
    {parenteMaiuscolo} in fotografia viene sempre male: qui no, e ci siamo chiesti come.
    {uomo} ha fotografato le mani {diParente}: la stampa è già in cornice.
    Ritratti in {n:14-30} minuti, poi {donna} ci ha detto «andate a bere» e siamo andati.
    Con {tempo} {donna} ha tirato fuori un ombrello e un’idea, e sono le foto più belle.
    {parenteMaiuscolo} ha sfogliato l’album per {n:20-60/10} minuti senza parlare: non succede mai.
    La prima foto ci è arrivata dopo {n:3-9} giorni, e {parente} ha pianto al telefono.
  `,
  faults: `
    La consegna completa è arrivata tre settimane dopo il previsto, anche se ci hanno avvisato.
    Avremmo voluto qualche foto in più dei tavoli.
    Lo stile è molto scuro: bello, ma guardate bene un lavoro intero prima.
    L’album dei genitori è un extra e l’abbiamo capito tardi.
    Durante i gruppi c’è stata un po’ di confusione con la lista dei parenti.
    Dopo {n:5-9} ore {donna} era sola: per le dimensioni della nostra festa serviva un secondo fotografo.
    Le {n:450-700/50} foto sono belle, ma {n:60-120/10} sono quasi uguali tra loro.
  `,
  videos: `
    Dietro l’obiettivo: una giornata con {name}
    Come nasce l’album, dalla scelta alla cucitura
    Sessanta secondi di un sabato di settembre
  `,
  citations: `
    Per lo sguardo sulle cose piccole e per la pazienza di aspettarle.
    Per un anno di lavori interi, mostrati dal primo all’ultimo scatto, pioggia compresa.
    Perché le coppie raccontano di non averli visti, e nelle foto c’è tutto.
    Per le stampe, che sono il modo più bello di consegnare una fotografia.
  `,
})
