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
  `,
  themes: `
    La pasticceria è {aCitta} dal {since}, e alle quattro del mattino la luce accesa è la nostra.
    {donna} ha imparato [in convento, dalle suore|a Torino|dal padre|in una pasticceria di Palermo], e della pasta di zucchero non vuole sentire parlare.
    Siamo {n:3-8} in laboratorio, più un ragazzo che guida il furgone come se portasse un neonato.
    Facciamo torte nuziali da {anni} anni, dopo averne fatte per battesimi, lauree e onomastici di mezzo paese.
    Andiamo fieri di una cosa sola: {dolce}, anche in formato nozze.

    La base può essere pan di Spagna, pasta sfoglia o frolla; il ripieno si sceglie assaggiandone [sei|otto|nove].
    Usiamo uova da terra, burro di panna e {ortaggio2}; i coloranti restano fuori dalla porta.
    La millefoglie la montiamo sul posto, davanti a voi, in {n:12-20} minuti.
    I fiori sopra la torta sono veri e non trattati: viole, calendule, petali di rosa.
    La meringa la bruciamo con il cannello al momento del taglio, e gli ospiti tirano fuori il telefono.
    D’estate evitiamo le creme al burro e proponiamo frutta, gelato o un semifreddo che tiene il caldo.
    Per chi non mangia glutine o latte prepariamo una torta gemella, più piccola, che si taglia nello stesso momento.
    Accanto alla torta un tavolo di {dolce}, biscotti e confetti, per chi preferisce un boccone solo.

    L’assaggio si fa in bottega, [di martedì|di giovedì pomeriggio], e bastano due persone affamate.
    Il disegno lo facciamo a matita, con altezze, piani e peso, e una copia va alla location.
    Consegniamo noi, con furgone freddo, e montiamo su un tavolo che proviamo prima con le mani.
    Calcoliamo {n:90-120/10} grammi a testa, perché dopo una cena intera non serve di più.
    Se fuori ci sono più di trenta gradi la torta esce dal freddo dieci minuti prima del taglio, non uno di più.
    Alzate, coltello e piano sono nostri e li riprendiamo il lunedì.

    Il prezzo è a porzione e comprende consegna entro {n:25-60/5} chilometri.
    I numeri definitivi bastano {n:7-10} giorni prima.
    Il piano più alto, se volete, lo congeliamo per il primo anniversario.
    Passate a mangiare una pasta: di solito si decide al secondo morso.
    Non facciamo torte finte con un piano vero: quello che si vede si mangia.
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
  `,
  praise: `
    Era buona davvero, e alla fine di una cena non è scontato.
    La millefoglie montata davanti a tutti è stata uno spettacolo silenzioso.
    {dolce} come a casa di mia nonna, ma per centoventi.
    La torta senza glutine era uguale all’altra e nessuno si è sentito diverso.
    Consegna puntuale con trentacinque gradi, torta perfetta.
    Abbiamo assaggiato otto ripieni e poi anche il nono, per amicizia.
  `,
  faults: `
    Più piccola di come la immaginavamo dal disegno.
    Il ripieno era un po’ dolce per i nostri gusti.
    Il tavolo dei dolci è finito in dieci minuti.
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
