import { categoryTexts } from './category-texts.ts'

export const catering = categoryTexts({
  priceEuro: [62, 145, 1],
  since: [1968, 2020],
  dailyCapacity: 2,
  capacity: [30, 450],
  names: `
    Catering Sapori [di Casa|di Corte|d’Aia|di Stagione|del Borgo|di Fattoria]
    {cognome} Ricevimenti
    La Tavola di {donna}
    Cucina {cognome}
    Banchetti {cognome} dal {since}
    Pane e {ortaggio}
    Il Mestolo [d’Oro|di Rame|di {uomo}]
    Fratelli {cognome} Catering
    La Credenza [di {citta}|dei {cognome}|Antica]
    Fuoco Lento [di {uomo}|{citta}|Catering]
    Osteria in Viaggio {cognome}
    Dispensa {cognome}
  `,
  headlines: `
    {piatto}, fuochi accesi davanti agli ospiti e un servizio che non si fa notare
    Cucina {inRegione} portata dove vi sposate, con pentole, fornelli e piatti veri
    Da {anni} anni cuciniamo per chi si sposa: pochi piatti, caldi, tutti insieme
    La prova menù si fa a tavola, in quattro, con {vino}
    Un cameriere ogni {n:8-14} invitati e la pasta scolata sul posto
    Orto, forno e cantina a meno di {n:20-60/10} chilometri da voi
    Dalle verdure dell’orto al dolce: niente arriva già impiattato
    Cena servita, isole o tavola da passarsi: il menù si scrive insieme
    Le ricette di {donna}, il rigore di una brigata di {n:12-30} persone
  `,
  themes: `
    Siamo una cucina {aCitta}, e da {anni} anni carichiamo i fornelli sui furgoni per andare dove ci si sposa.
    Tutto è cominciato con [una trattoria|un forno|una bottega di gastronomia|una mensa di paese], poi una cugina si è sposata in un prato e non ci siamo più fermati.
    In cucina comanda {donna}, che [ha imparato dalla suocera|viene da vent’anni di ristorante|ha studiato da cuoca dopo aver fatto la ragioniera], e in sala {uomo}, che conta i bicchieri due volte.
    La brigata è di {n:12-34} persone, quasi tutte con noi da più di [cinque|otto|dieci] anni: la sera delle nozze non si improvvisa.
    Lavoriamo soprattutto {inRegione}, con una regola: se non possiamo cuocere sul posto, il piatto non entra nel menù.
    Non abbiamo un menù fisso. Ne abbiamo tanti quanti gli sposi dell’anno scorso, cioè {n:28-70}.

    All’aperitivo si comincia con {piatto}, davanti agli ospiti, e con un tavolo di verdure che cambia ogni due settimane.
    Tra i primi ci chiedono soprattutto {primo}: cuociamo in [tre|quattro|cinque] padelle per volta, così mangia caldo anche l’ultimo tavolo.
    Per secondo {piatto2}, oppure un arrosto al taglio servito tra i tavoli, con il coltello buono.
    Le isole sono vere: un cuoco per ciascuna, una brace, e niente vassoi coperti con la pellicola.
    I fritti si friggono mentre li mangiate; l’olio lo cambiamo ogni {n:60-90/10} minuti.
    Per i bambini cuciniamo cose da bambini, ma buone: [gnocchi al pomodoro|polpette al sugo|pasta al forno|cotolette sottili] e frutta tagliata.
    A mezzanotte torniamo fuori con [panini caldi|zuppa in tazza|pizza al taglio|spaghetti aglio e olio], perché chi balla ha fame.
    Chiudiamo con {dolce} e un banco di piccola pasticceria, senza togliere la scena alla torta.
    I vegetariani non mangiano i contorni: per loro c’è un menù intero, pensato dall’inizio.

    Le farine sono di un mulino {inRegione}, la carne di [due|tre] allevatori che conosciamo per nome, il pesce è quello della mattina.
    Il vino in carta è {vino}; se avete un produttore di famiglia, lo serviamo noi e il tappo non si paga.
    Facciamo la spesa il giorno prima e il giorno stesso: per questo il menù dice «verdure dell’orto» e non quali.
    Quello che avanza, sigillato, va [alla mensa della parrocchia|al banco alimentare|agli ospiti che lo vogliono portare via].
    I salumi li affettiamo a mano, i formaggi arrivano da [una malga|un caseificio|un pastore] a {n:10-50/5} chilometri.
    Il pane lo impastiamo la notte prima, con lievito madre di [undici|venti|trenta] anni.

    Ogni {n:8-14} invitati c’è un cameriere, e un responsabile di sala che conosce voi e il vostro fotografo.
    Portiamo tutto: tavoli d’appoggio, cucina da campo, tovaglie di lino, bicchieri di vetro e {n:3-5} piatti a testa.
    Il sopralluogo lo facciamo con un metro e un tester, perché i problemi di un banchetto sono quasi sempre l’acqua e la corrente.
    Tra l’arrivo degli ospiti e l’ultimo piatto passano [tre ore e mezza|quattro ore]: il tempo giusto per mangiare e non per aspettare.
    Le allergie le raccogliamo tavolo per tavolo e ogni piatto diverso esce con un segnaposto suo.
    La mise en place si sceglie in magazzino: {n:6-14} servizi di piatti, dal bianco liscio alla ceramica di {citta}.
    A fine serata lasciamo la cucina più pulita di come l’abbiamo trovata, e la spazzatura la portiamo via noi.

    Il prezzo a persona comprende servizio, vini, acqua, caffè e trasporto entro {n:40-80/10} chilometri; il resto è scritto riga per riga.
    La prova menù è [compresa|gratuita per quattro persone] e si fa da noi, di [mercoledì|giovedì], con calma.
    I numeri definitivi ce li dite [dieci|dodici|quattordici] giorni prima; da lì in poi paghiamo noi gli imprevisti.
    Vi mandiamo un preventivo in {n:2-5} giorni, con due strade: una più semplice e una più ricca.
    Se ci chiedete un piatto che non sappiamo fare bene, ve lo diciamo.
    Venite ad assaggiare prima di decidere: un banchetto si sceglie con la bocca, non con le fotografie.
  `,
  services: `
    Cena servita al tavolo
    Isole di cucina dal vivo
    Aperitivo di benvenuto
    Menù vegetariano e vegano
    Cucina senza glutine separata
    Menù per bambini
    Carta dei vini regionale
    Angolo dei distillati
    Mise en place e tovagliato
    Torta nuziale su richiesta
    Tavolo di mezzanotte
    Personale di sala
    Prova menù compresa
    Bar all’aperto
    Cucina da campo autonoma
  `,
  faq: `
    Quanti invitati riuscite a servire? => Da {capMin} a {capMax} persone. Sopra le {n:180-260/20} usciamo con due cucine, così i tempi restano gli stessi.
    La prova menù si paga? => No, è compresa per [quattro|sei] persone dopo la firma. Chi vuole assaggiare prima la paga {n:45-70/5} € a testa, che poi scaliamo.
    Avete una cucina per celiaci? => Sì: piani, pentole e personale separati. Serviamo in media {n:3-9} ospiti celiaci a matrimonio.
    Che cosa è escluso dal prezzo a persona? => La torta, i noleggi fuori dallo standard e le ore oltre la [sesta|settima], che costano {n:150-350/50} € l’una.
    Possiamo portare il nostro vino? => Volentieri. Non chiediamo il diritto di tappo, solo le bottiglie due giorni prima per metterle in fresco.
    Quando servono i numeri definitivi? => {n:10-14} giorni prima. Fino a {n:3-5} giorni prima possiamo ancora aggiungere due o tre persone.
    Quanto costano i bambini? => Sotto i 3 anni niente, fino ai {n:9-12} la metà, con un menù pensato per loro.
    Lavorate anche fuori regione? => Sì, entro {n:150-300/50} chilometri. Per il viaggio chiediamo un rimborso di {n:60-90/10} centesimi al chilometro per furgone.
    E i fornitori che lavorano durante la cena? => Fotografi e musicisti mangiano caldo, a {n:25-40/5} € l’uno. Lavorano meglio.
  `,
  praise: `
    {primo} per centoventi persone e tutti i piatti caldi: non so come facciano.
    Il tavolo dell’aperitivo con {piatto} era la fila più lunga della festa, e nessuno si lamentava.
    Il nostro amico celiaco ha mangiato le stesse cose di tutti, ed è la prima volta che gli succede a un matrimonio.
    I camerieri hanno imparato i nomi dei nonni e non hanno mai fatto mancare l’acqua.
    Alla prova menù ci hanno sconsigliato il piatto più caro perché in agosto non rende: onesti.
    A mezzanotte sono usciti i panini caldi e la pista si è svuotata in un minuto.
    Hanno cucinato in mezzo a un prato, senza una presa, come se fossero a casa loro.
    {uomo} in sala è un direttore d’orchestra: tutto a tempo, senza una parola di troppo.
    Gli zii, che trovano da ridire ovunque, hanno chiesto il bis di {dolce}.
  `,
  faults: `
    Tra il primo e il secondo è passata quasi un’ora, e la gente si alzava.
    Il menù dei vegetariani era un po’ ripetitivo rispetto al resto.
    Il vino bianco non era abbastanza freddo all’inizio.
    Le porzioni dell’aperitivo sono finite presto: chi era ancora a fare le foto non ha assaggiato niente.
    Le ore in più alla fine sono costate più di quanto avessimo capito.
  `,
  videos: `
    In cucina con noi, il giorno prima
    Cento piatti in undici minuti
    {name}: come nasce un menù
    L’aperitivo dal vivo, isola per isola
  `,
  citations: `
    Per una cucina che esce calda anche in mezzo a un prato, e per il rispetto di chi mangia diverso.
    Per aver portato a tavola la regione senza farne una cartolina.
    Perché nelle recensioni si parla dei camerieri per nome, e non succede spesso.
    Per preventivi che si leggono riga per riga e tornano al centesimo.
  `,
})
