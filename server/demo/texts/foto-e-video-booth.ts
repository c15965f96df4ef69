import { categoryTexts } from './category-texts.ts'

export const fotoEVideoBooth = categoryTexts({
  priceEuro: [280, 650, 10],
  since: [2009, 2022],
  dailyCapacity: 3,
  names: `
    Cabina [Rossa|Verde|di Legno] {citta}
    [Quattro Pose|Tendina|Sorrisi in Fila] {citta}
    Fototessera {cognome}
    Automatica {cognome}
  `,
  headlines: `
    Una cabina di legno, una tenda e strisce in bianco e nero
    Quattro pose, {n:8-15} secondi, un ricordo sul frigorifero
    Il libro degli ospiti che si fa da solo
    Un vecchio furgone diventato studio fotografico
    La cabina di {donna}: strisce, smorfie e {n:200-600/50} stampe a sera
    Da {citta} con una tenda, una luce e tanta carta
    Foto istantanee {inRegione}, senza parrucche di plastica
  `,
  themes: `
    La cabina l’abbiamo costruita noi, {aCitta}, con [legno di recupero|un confessionale dismesso|pezzi di una roulotte del 1972].
    Facciamo solo questo da {anni} anni, e ogni inverno smontiamo tutto e lo ripuliamo.
    Siamo in {n:2-4}, e uno resta sempre accanto alla macchina: per aiutare i nonni, soprattutto.
    L’idea è nata dalle fototessere della stazione di {citta}, quelle con la tenda che non chiudeva bene.
    {uomo} {cognome} ha costruito la prima cabina {aCitta} nel {since} con [un armadio|due porte vecchie|una tenda da teatro] e {n:3-9} tentativi.

    Le strisce escono in {n:8-15} secondi, in due copie: una per gli ospiti, una per il vostro libro.
    Il bianco e nero è ad alto contrasto, con una luce che perdona tutti.
    Lo sfondo può essere una tenda di velluto, un muro di foglie o il prato e basta.
    I travestimenti sono pochi e belli: cappelli veri, occhiali di una volta, un ventaglio.
    Il video-messaggio dura trenta secondi, e il giorno dopo li avete montati in fila.
    C’è anche una macchina istantanea da lasciare sui tavoli, con {n:40-80/10} scatti.
    Il telefono a disco registra i messaggi a voce: alzi la cornetta, parli, riattacchi.
    La luce è [morbida|frontale|di una sola finestra finta]: dopo {n:2-4} scatti anche [i timidi|gli zii|i testimoni] fanno la fila.
    Ogni stampa esce in {n:9-18} secondi, [due copie|una per voi e una per l’album], [con la data|con un disegno di {alberi}|senza una scritta].

    Serve un angolo di {n:4-9} metri quadri e una presa normale.
    Montiamo in {n:40-60/10} minuti e per gli ospiti siamo pronti dall’aperitivo.
    Le scritte sulle strisce le disegniamo con i caratteri delle vostre partecipazioni.
    I file li scaricate il giorno dopo da una pagina riservata, che dopo {n:60-90/10} giorni si spegne.
    Da {citta} portiamo {n:500-900/100} fogli e {donna}, che [incolla|ride|fa scrivere la dedica] fino all’ultimo ospite.

    Il prezzo comprende {n:3-5} ore, stampe illimitate e una persona.
    Le foto non le pubblichiamo: sono dei vostri amici.
    Per le feste fino a {n:40-60/10} invitati c’è una versione piccola.
    Provate la cabina in magazzino, e portate qualcuno con cui ridere.
    A {donna} servono {n:2-4} metri quadri e una presa; la data si ferma con {n:60-150/10} euro.
  `,
  services: `
    Cabina con stampa immediata
    Stampe illimitate
    Libro degli ospiti
    Video-messaggi
    Telefono dei saluti
    Sfondi a scelta
    Macchine istantanee
    Operatore presente
    Galleria riservata
  `,
  faq: `
    Quante stampe sono comprese? => Illimitate per {n:3-5} ore, in doppia copia.
    Quanto spazio serve? => {n:4-9} metri quadri in piano e una presa.
    Resta qualcuno? => Sempre una persona, per tutto il tempo.
    Avremo i file? => Sì, il giorno dopo, e restano scaricabili {n:60-90/10} giorni.
    L’ora in più quanto costa? => {n:60-110/10} €, decisa anche sul momento.
    Funziona all’aperto? => Sì, all’ombra. Con il vento forte la spostiamo in {n:10-15} minuti.
    Quante stampe si possono fare? => Fino a {n:300-700/50} in {n:3-5} ore, senza contatore. La carta in più la porta {uomo}.
  `,
  praise: `
    Il libro con le strisce è il regalo più bello che ci siamo fatti.
    Mia nonna ci è entrata sei volte.
    I messaggi al telefono a disco ci hanno fatto ridere e piangere.
    Stampa in dieci secondi e sempre uno pronto ad aiutare.
    La luce era bella, non la solita faccia bianca.
    L’album con {n:80-160/10} dediche e le facce di tutti vale più del filmino.
    {parenteMaiuscolo} ha fatto {n:7-19} strisce, tutte con la lingua fuori.
    {uomo} ha convinto a entrare anche {parente}, e chi conosce la famiglia sa quanto vale.
    Sul frigo di casa abbiamo {n:6-20} strisce e ridiamo ogni mattina.
  `,
  faults: `
    A un certo punto c’era troppa coda.
    I travestimenti erano un po’ pochi.
    La carta è finita per dieci minuti.
    La coda arrivava al bar: per {n:120-170/10} invitati ne servivano due.
  `,
  videos: `
    Cento ospiti in una cabina
    Il telefono dei saluti
  `,
  citations: `
    Per il libro degli ospiti più sfogliato dell’anno.
    Per una cabina bella anche da spenta.
    Per la discrezione: le foto restano di chi le ha fatte.
  `,
})
