import { categoryTexts } from './category-texts.ts'

export const torte = categoryTexts({
  priceEuro: [280, 780, 10],
  since: [1951, 2021],
  dailyCapacity: 4,
  names: `
    Pasticceria {cognome}
    Dolci {cognome}
    La Torta di {donna}
    Forno Dolce {citta}
    [Zucchero|Burro|Vaniglia|Mandorla] e {fiore} {citta}
    Laboratorio {donna} {cognome}
  `,
  headlines: `
    Torte buone prima che belle, con frutta vera e panna montata il giorno stesso
    Pan di Spagna, crema e {ortaggio2}: si assaggia tutto prima
    Millefoglie montata davanti agli ospiti, alta [un metro|due palmi]
    {dolce} in formato nozze, senza pasta di zucchero
    Da {anni} anni l’ultimo piatto della festa
    Torte nude, glassate o di meringa, con fiori che si possono mangiare
    La torta di {donna} {cognome}, con {ortaggio2} e un’alzata di ceramica
    Torte a {n:2-4} piani da {citta}, e accanto {dolce}
    Burro, uova e {anni} anni {aCitta}
    Torte {inRegione} che si finiscono, fino all’ultima fetta
    {ortaggio2} di {mese}, crema di {donna}, niente polistirolo
  `,
  themes: `
    La pasticceria è {aCitta} dal {since}, e alle quattro del mattino la luce accesa è la nostra.
    {donna} ha imparato [in convento, dalle suore|a Torino|dal padre|in una pasticceria di Palermo], e della pasta di zucchero non vuole sentire parlare.
    Siamo {n:3-8} in laboratorio, più un ragazzo che guida il furgone come se portasse un neonato.
    Facciamo torte nuziali da {anni} anni, dopo averne fatte per battesimi, lauree e onomastici di mezzo paese.
    Andiamo fieri di una cosa sola: {dolce}, anche in formato nozze.
    {donna} {cognome} ha preso la pasticceria {aCitta} nel {since}, con [il forno spento|le ricette in un cassetto|un debito e un’impastatrice]: tutto è ricominciato con {dolce}.
    Dal banco {aCitta} escono ogni {giorno} {n:6-20} vassoi, quasi tutti con {dolce}; la torta nuziale è [la sorella maggiore|la festa della domenica|la cosa per cui ci svegliamo prima].

    La base può essere pan di Spagna, pasta sfoglia o frolla; il ripieno si sceglie assaggiandone [sei|otto|nove].
    Usiamo uova da terra, burro di panna e {ortaggio2}; i coloranti restano fuori dalla porta.
    La millefoglie la montiamo sul posto, davanti a voi, in {n:12-20} minuti.
    I fiori sopra la torta sono veri e non trattati: viole, calendule, petali di rosa.
    La meringa la bruciamo con il cannello al momento del taglio, e gli ospiti tirano fuori il telefono.
    D’estate evitiamo le creme al burro e proponiamo frutta, gelato o un semifreddo che tiene il caldo.
    Per chi non mangia glutine o latte prepariamo una torta gemella, più piccola, che si taglia nello stesso momento.
    Accanto alla torta un tavolo di {dolce}, biscotti e confetti, per chi preferisce un boccone solo.
    In {mese} lavoriamo con {ortaggio2} [di un solo frutteto|della mattina|di chi ha l’orto {aCitta}], e la crema la cuociamo [in pentola di rame|a fuoco basso|il giorno stesso].
    Tra un piano e l’altro mettiamo [{ortaggio2} e mandorle|una confettura di {ortaggio2}|croccante sottile], così al taglio si sente [uno schiocco|il profumo|la stagione].
    La decorazione di {donna} è [una ghirlanda di {ortaggio2} e foglie|un velo di zucchero|una riga d’oro, e basta]: {n:2-5} ore di lavoro che sembrano niente.

    L’assaggio si fa in bottega, [di martedì|di giovedì pomeriggio], e bastano due persone affamate.
    Il disegno lo facciamo a matita, con altezze, piani e peso, e una copia va alla location.
    Consegniamo noi, con furgone freddo, e montiamo su un tavolo che proviamo prima con le mani.
    Calcoliamo {n:90-120/10} grammi a testa, perché dopo una cena intera non serve di più.
    Se fuori ci sono più di trenta gradi la torta esce dal freddo dieci minuti prima del taglio, non uno di più.
    Alzate, coltello e piano sono nostri e li riprendiamo il lunedì.
    {uomo} guida il furgone da {citta} a {n:40-60/10} all’ora e [non frena mai|conosce ogni buca|tiene la radio spenta].

    Il prezzo è a porzione e comprende consegna entro {n:25-60/5} chilometri.
    I numeri definitivi bastano {n:7-10} giorni prima.
    Il piano più alto, se volete, lo congeliamo per il primo anniversario.
    Passate a mangiare una pasta: di solito si decide al secondo morso.
    Non facciamo torte finte con un piano vero: quello che si vede si mangia.
    Per l’assaggio scrivete a {donna}: di {giorno} ci sono {n:5-9} ripieni sul tavolo e {dolce} per chi accompagna.
    L’ordine si chiude con {n:50-150/10} euro; il resto quando {uomo} ha posato la torta e [vi siete guardati|avete sorriso|se ne è andato].
  `,
  services: `
    Torta su disegno
    Millefoglie montata sul posto
    Assaggio compreso
    Torta senza glutine
    Torta vegana
    Tavolo dei dolci
    Confetti e biscotti
    Consegna e montaggio
    Alzate in prestito
    Gelato artigianale
    Fiori eduli
    Carretto dei cannoli
  `,
  faq: `
    Quanto costa una torta per cento persone? => Tra {n:380-480/10} e {n:600-850/10} €, secondo ripieno e decorazione. Consegna compresa entro {n:30-50/10} chilometri.
    Si può assaggiare? => Sì, {n:5-8} gusti in bottega. L’assaggio costa {n:15-25/5} € e si scala dall’ordine.
    Fate torte senza glutine? => Sì, in un giorno dedicato e con attrezzi separati. Aggiungiamo {n:40-90/10} €.
    Quanto regge al caldo? => Una torta di frutta {n:20-30/5} minuti, la crema al burro di meno. Per questo la portiamo fuori all’ultimo.
    Quanto tempo prima va ordinata? => {n:2-4} mesi. In bassa stagione bastano {n:3-5} settimane.
    Tagliate voi la torta? => Il primo taglio è vostro, al resto pensa {uomo}, in {n:10-18} minuti per cento persone.
    Che gusti vanno di più? => Crema e {ortaggio2}, poi cioccolato; in {mese} vince sempre la frutta. {donna} ne tiene {n:6-12} in prova.
  `,
  praise: `
    Era buona davvero, e alla fine di una cena non è scontato.
    La millefoglie montata davanti a tutti è stata uno spettacolo silenzioso.
    {dolce} come a casa di mia nonna, ma per centoventi.
    La torta senza glutine era uguale all’altra e nessuno si è sentito diverso.
    Consegna puntuale con trentacinque gradi, torta perfetta.
    Abbiamo assaggiato otto ripieni e poi anche il nono, per amicizia.
    {n:3-5} piani con {ortaggio2} e fiori: ne è avanzata una fetta, contesa fino a notte.
    {donna} ha messo in cima {dolce} per mio nonno, che altro non mangia.
    {parenteMaiuscolo} ha fatto il giro dei tavoli a recuperare le fette avanzate: {n:2-5}, non di più.
    {uomo} l’ha montata in {n:12-30} minuti con {parente} che gli dava consigli, e non ha perso la calma.
    Crema, {ortaggio2} e poco zucchero: {parente} ha chiesto il bis.
  `,
  faults: `
    Più piccola di come la immaginavamo dal disegno.
    Il ripieno era un po’ dolce per i nostri gusti.
    Il tavolo dei dolci è finito in dieci minuti.
    Con {n:30-36} gradi la crema ha cominciato a cedere prima del taglio.
  `,
  videos: `
    Una millefoglie in quindici minuti
    Le quattro del mattino in laboratorio
  `,
  citations: `
    Per torte che si ricordano per il sapore.
    Per il rispetto di chi non può mangiare tutto, senza torte di serie B.
    Per aver rimesso al centro della festa {dolce}.
  `,
})
