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

    Una o due settimane prima facciamo un giro dei luoghi con voi, all’ora giusta, e scriviamo una scaletta di mezza pagina.
    Vi aiutiamo a incastrare gli orari, perché un matrimonio con mezz’ora d’aria viene meglio in tutte le fotografie.
    Il giorno prima controlliamo tutto due volte: due corpi macchina, due schede per ogni scatto, batterie per [dodici|sedici] ore.
    Arriviamo durante i preparativi e andiamo via dopo la torta, o quando la pista si svuota: si decide insieme.
    Con videomaker e musicisti ci parliamo prima, così nessuno finisce nell’inquadratura dell’altro.
    In chiesa ci muoviamo solo quando si può, dopo averlo chiesto a chi celebra.
    Cerchiamo la luce {n:2-3} giorni prima, con l’orologio in mano.

    Dopo {n:4-10} giorni ricevete una prima scelta di {n:30-60/10} foto da mandare a chi non c’era.
    La consegna completa è di {n:450-850/50} fotografie, sviluppate una per una, entro {n:30-70/10} giorni.
    L’album lo impaginiamo noi, voi lo correggete quanto volete, e lo stampa un [legatore|laboratorio] {inRegione} su carta di cotone.
    I file sono vostri, in alta definizione e senza scritte: potete stamparli dove vi pare.
    Conserviamo una copia di tutto per dieci anni, in due posti diversi, perché i dischi si rompono.
    Per i genitori prepariamo un piccolo album gemello, [venti per venti|diciotto per ventiquattro], che di solito è quello che si consuma.
    Le stampe le guardiamo insieme, su un tavolo vero: è l’unico modo per scegliere.
    Ogni album ha {n:40-90/10} facciate e pesa {n:2-4} chili.

    Il prezzo è uno, scritto, con le trasferte {inRegione} comprese; non ci sono pacchetti oro, argento e platino.
    Chiediamo un acconto del {n:20-30/5} % e il resto alla consegna delle foto, non prima.
    Se uno di noi si ammala c’è un collega che conosce il nostro modo di lavorare, ed è scritto nel contratto.
    Prima di firmare vi facciamo vedere due matrimoni interi, dall’inizio alla fine, anche quelli con la pioggia.
    Venite a bere un caffè in studio: se non ci stiamo simpatici è meglio saperlo prima.
    Le vostre foto vanno in rete solo se dite di sì, e potete cambiare idea.
    Seguiamo matrimoni da {n:20-40/5} a {n:180-260/20} invitati, con la stessa calma.
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
  `,
  faults: `
    La consegna completa è arrivata tre settimane dopo il previsto, anche se ci hanno avvisato.
    Avremmo voluto qualche foto in più dei tavoli.
    Lo stile è molto scuro: bello, ma guardate bene un lavoro intero prima.
    L’album dei genitori è un extra e l’abbiamo capito tardi.
    Durante i gruppi c’è stata un po’ di confusione con la lista dei parenti.
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
