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
    {donna} ai fornelli, {uomo} in sala, {vino} nei bicchieri
    {primo} per tutti nello stesso momento, anche in mezzo a un campo {aCitta}
    Cuciniamo {inRegione} dal {since}: per {piatto} la ricetta è ancora quella di {donna}
    Brigata {cognome}: {n:12-30} persone, due furgoni, una sola idea di cucina
    Da {citta} a casa vostra con {piatto} e {dolce}, senza scaldavivande
  `,
  themes: `
    Siamo una cucina {aCitta}, e da {anni} anni carichiamo i fornelli sui furgoni per andare dove ci si sposa.
    Tutto è cominciato con [una trattoria|un forno|una bottega di gastronomia|una mensa di paese], poi una cugina si è sposata in un prato e non ci siamo più fermati.
    In cucina comanda {donna}, che [ha imparato dalla suocera|viene da vent’anni di ristorante|ha studiato da cuoca dopo aver fatto la ragioniera], e in sala {uomo}, che conta i bicchieri due volte.
    La brigata è di {n:12-34} persone, quasi tutte con noi da più di [cinque|otto|dieci] anni: la sera delle nozze non si improvvisa.
    Lavoriamo soprattutto {inRegione}, con una regola: se non possiamo cuocere sul posto, il piatto non entra nel menù.
    Non abbiamo un menù fisso. Ne abbiamo tanti quanti gli sposi dell’anno scorso, cioè {n:28-70}.
    {uomo} {cognome} ha cominciato [lavando piatti|tirando la sfoglia|portando cassette] {aCitta} a [quattordici|sedici|diciassette] anni, e adesso firma i menù.
    Il laboratorio è {aCitta}, [dietro la stazione|in un vecchio caseificio|sotto i portici|accanto al mercato], e il {giorno} si sente l’odore di {piatto} fino in strada.
    In famiglia {cognome} si litiga solo su {piatto}: [ognuno ha la sua idea|la nonna aveva la sua|c’è chi cucina e chi giudica], e gli sposi sono chiamati a votare.
    Nel {since} eravamo in [tre|quattro|due] con una cucina a gas; oggi siamo in {n:12-30}, ma per {primo} [l’ultima parola|il sale|il fuoco] resta a {donna}.

    All’aperitivo si comincia con {piatto}, davanti agli ospiti, e con un tavolo di verdure che cambia ogni due settimane.
    Tra i primi ci chiedono soprattutto {primo}: cuociamo in [tre|quattro|cinque] padelle per volta, così mangia caldo anche l’ultimo tavolo.
    Per secondo {piatto2}, oppure un arrosto al taglio servito tra i tavoli, con il coltello buono.
    Le isole sono vere: un cuoco per ciascuna, una brace, e niente vassoi coperti con la pellicola.
    I fritti si friggono mentre li mangiate; l’olio lo cambiamo ogni {n:60-90/10} minuti.
    Per i bambini cuciniamo cose da bambini, ma buone: [gnocchi al pomodoro|polpette al sugo|pasta al forno|cotolette sottili] e frutta tagliata.
    A mezzanotte torniamo fuori con [panini caldi|zuppa in tazza|pizza al taglio|spaghetti aglio e olio], perché chi balla ha fame.
    Chiudiamo con {dolce} e un banco di piccola pasticceria, senza togliere la scena alla torta.
    I vegetariani non mangiano i contorni: per loro c’è un menù intero, pensato dall’inizio.
    In {mese} il menù gira intorno a [pomodori e melanzane|zucca e funghi|piselli e fave|asparagi e carciofi|erbe di campo], e si comincia comunque con {piatto}.
    Per {primo} portiamo il fuoco davanti ai tavoli, [con due paioli di rame|con una forma di formaggio scavata|con padelle da venti], e {vino} [nel bicchiere del cuoco|a portata di mano].
    Per i matrimoni di mezzogiorno alleggeriamo: {piatto}, {primo} e un secondo solo; la sera, invece, si può [osare|allungare|arrivare a cinque portate].
    Il fritto esce [in coni di carta|nei cestini|su un vassoio di legno], e {uomo} conta [sei|otto|dieci] minuti prima di rifarlo da capo.
    Con {dolce} facciamo [una piramide|un carretto|un vassoio per tavolo], e ne avanza [di rado|mai|solo per la colazione].
    Se gli invitati vengono da lontano, a {piatto} aggiungiamo [due parole a voce|un biglietto|il nome in due lingue], perché a metà del gusto ci si arriva con le parole.

    Le farine sono di un mulino {inRegione}, la carne di [due|tre] allevatori che conosciamo per nome, il pesce è quello della mattina.
    Il vino in carta è {vino}; se avete un produttore di famiglia, lo serviamo noi e il tappo non si paga.
    Facciamo la spesa il giorno prima e il giorno stesso: per questo il menù dice «verdure dell’orto» e non quali.
    Quello che avanza, sigillato, va [alla mensa della parrocchia|al banco alimentare|agli ospiti che lo vogliono portare via].
    I salumi li affettiamo a mano, i formaggi arrivano da [una malga|un caseificio|un pastore] a {n:10-50/5} chilometri.
    Il pane lo impastiamo la notte prima, con lievito madre di [undici|venti|trenta] anni.
    Per {vino} andiamo [in tre cantine|da un cugino|da chi vendemmia a mano] intorno a {citta}, e ne portiamo [il dieci|il venti] per cento in più.
    Il mercato {aCitta} è il {giorno}: si va [alle cinque|alle cinque e mezza|all’alba] e il menù si chiude solo dopo.

    Ogni {n:8-14} invitati c’è un cameriere, e un responsabile di sala che conosce voi e il vostro fotografo.
    Portiamo tutto: tavoli d’appoggio, cucina da campo, tovaglie di lino, bicchieri di vetro e {n:3-5} piatti a testa.
    Il sopralluogo lo facciamo con un metro e un tester, perché i problemi di un banchetto sono quasi sempre l’acqua e la corrente.
    Tra l’arrivo degli ospiti e l’ultimo piatto passano [tre ore e mezza|quattro ore]: il tempo giusto per mangiare e non per aspettare.
    Le allergie le raccogliamo tavolo per tavolo e ogni piatto diverso esce con un segnaposto suo.
    La mise en place si sceglie in magazzino: {n:6-14} servizi di piatti, dal bianco liscio alla ceramica di {citta}.
    A fine serata lasciamo la cucina più pulita di come l’abbiamo trovata, e la spazzatura la portiamo via noi.
    Il giorno prima {uomo} viene a misurare [il prato|la cucina|la distanza dal tavolo al fuoco]: oltre i {n:30-60/10} metri i primi arrivano tiepidi e non si fanno.
    Abbiamo {n:300-800/50} piatti per servizio e {n:12-24} padelle uguali, così {n:90-160/10} coperti escono [insieme|in undici minuti|nello stesso quarto d’ora].

    Il prezzo a persona comprende servizio, vini, acqua, caffè e trasporto entro {n:40-80/10} chilometri; il resto è scritto riga per riga.
    La prova menù è [compresa|gratuita per quattro persone] e si fa da noi, di [mercoledì|giovedì], con calma.
    I numeri definitivi ce li dite [dieci|dodici|quattordici] giorni prima; da lì in poi paghiamo noi gli imprevisti.
    Vi mandiamo un preventivo in {n:2-5} giorni, con due strade: una più semplice e una più ricca.
    Se ci chiedete un piatto che non sappiamo fare bene, ve lo diciamo.
    Venite ad assaggiare prima di decidere: un banchetto si sceglie con la bocca, non con le fotografie.
    L’assaggio si prenota con {donna}, di {giorno} o di {giorno2}, e si mangia {piatto} dalla pentola.
    Vi mandiamo il prezzo a testa in {n:2-5} giorni, con {piatto} o senza, e [una riga per ogni extra|niente in fondo alla pagina].
    Mandateci due piatti che amate e uno che non sopportate: da lì {donna} costruisce il menù.
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
    Quanto costano i bambini? => Sotto i 3 anni niente, fino ai [9|10|12] anni la metà, con un menù pensato per loro.
    Lavorate anche fuori regione? => Sì, entro {n:150-300/50} chilometri. Per il viaggio chiediamo un rimborso di {n:60-90/10} centesimi al chilometro per furgone.
    E i fornitori che lavorano durante la cena? => Fotografi e musicisti mangiano caldo, a {n:25-40/5} € l’uno. Lavorano meglio.
    Che cosa si mangia all’aperitivo? => Di base {piatto}, {piatto2} e verdure di stagione. Con {n:6-14} euro in più a testa si aggiunge [il crudo|una brace|la friggitoria].
    Usate stoviglie vere? => Sempre: ceramica, vetro e posate pesanti, {n:5-9} pezzi per coperto. [Le laviamo noi la notte|Tornano a {citta} con il nostro furgone].
    Quanti camerieri vengono? => Uno ogni {n:8-14} invitati, più {uomo} in sala. Per {n:80-140/20} persone siamo in {n:14-26}.
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
    {piatto} e poi {primo}: mio padre, che è di {citta}, ha detto che [non si mangiava così dal suo matrimonio|era come a casa|mancava solo sua madre].
    {donna} ci ha fatto assaggiare {n:9-16} cose, e con {dolce} ci ha convinti.
    {n:90-170/5} coperti sotto un tendone con {n:30-36} gradi, e tutto è arrivato caldo e al momento giusto.
    Il tavolo di {vino} lo curava un ragazzo che sapeva raccontarlo anche a chi beve solo acqua.
    Alla fine {uomo} ha portato {dolce} in cucina ai suonatori: si vede anche da questo.
    Il menù senza glutine {diParente} era buono come il nostro, dall’inizio fino al dolce.
    Il bicchiere {diParente} non è mai rimasto vuoto: {uomo} ha occhi dappertutto.
    Un piatto freddo? Nemmeno uno, su {n:60-190} coperti e {n:4-6} portate.
    Alla prova {donna} ha tolto una portata: «{piatto} basta», e aveva ragione.
    Prima della torta {parente} ha voluto stringere la mano ai cuochi, tutti e {n:6-15}.
  `,
  faults: `
    Tra il primo e il secondo è passata quasi un’ora, e la gente si alzava.
    Il menù dei vegetariani era un po’ ripetitivo rispetto al resto.
    Il vino bianco non era abbastanza freddo all’inizio.
    Le porzioni dell’aperitivo sono finite presto: chi era ancora a fare le foto non ha assaggiato niente.
    Le ore in più alla fine sono costate più di quanto avessimo capito.
    Di {piatto} dopo {n:15-30/5} minuti non c’era più traccia: qualcuno non ne ha visto l’ombra.
    Il preventivo è passato da {n:62-80} a {n:85-110} euro a testa con gli extra; spiegati bene, ma tanti.
    Tra {primo} e il secondo sono passati {n:35-70/5} minuti, troppi con i bambini.
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
