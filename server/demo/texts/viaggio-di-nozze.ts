import { categoryTexts } from './category-texts.ts'

export const viaggioDiNozze = categoryTexts({
  priceEuro: [1500, 4200, 100],
  since: [1972, 2019],
  dailyCapacity: 10,
  names: `
    Viaggi {cognome}
    [Meridiano|Scirocco|Bagaglio Leggero|Lungo Raggio] {citta}
    Agenzia {cognome} {citta}
    Rotte di {donna}
  `,
  headlines: `
    Viaggi lenti, alberghi visti di persona, un numero che risponde
    Due settimane su misura, lista nozze compresa
    Dal Giappone in treno alle isole italiane fuori stagione
    Partite quando volete: anche tre mesi dopo
    {donna} {cognome} disegna viaggi {aCitta}, un foglio per coppia
    Dal Giappone alle Eolie, con un numero di {citta} che risponde
    {n:10-21} giorni, due valigie e {donna} al telefono
  `,
  themes: `
    L’agenzia è {aCitta} dal {since}, e dietro al banco ci sono persone che hanno dormito dove vi mandano a dormire.
    {donna} ha visto {n:45-90/5} paesi e tiene un quaderno con i materassi scomodi.
    Facciamo {n:60-140/10} viaggi di nozze l’anno, e nessuno uguale a un catalogo.
    Siamo una bottega del viaggio: tre scrivanie, una carta geografica e molte telefonate.
    L’agenzia è {aCitta} dal {since}: {donna} ha [dormito in quaranta paesi|fatto la hostess|vissuto a Lisbona] e {uomo} [legge gli orari dei treni|tratta con le compagnie|tiene i conti].

    Il giro più chiesto è Giappone in treno, {n:14-18} giorni, con due notti in una locanda di montagna.
    Ci piace proporre anche l’Italia lenta: isole in ottobre, vigne, terme, un traghetto al giorno.
    Per chi ha pochi giorni c’è il Portogallo dei fari, o le Lofoten a giugno con la luce che non va via.
    In Africa lavoriamo con guide che conosciamo, e con campi piccoli da {n:6-12} tende.
    Polinesia e Maldive sì, ma dicendo quando piove e quanto dura davvero il volo.
    Ogni viaggio ha almeno due giorni vuoti, perché dopo un matrimonio si dorme.
    Chi non vola può arrivare lontano lo stesso: abbiamo portato coppie a Istanbul solo in treno.
    Per chi parte in {mese} {donna} consiglia [Namibia|Islanda|le Azzorre|il Perù|il Giappone|Zanzibar|la Scozia], in {n:10-18} notti e {n:2-4} soste.
    Nel preventivo ci sono [i voli|gli hotel con la via|le ore di macchina] e {n:2-3} alternative, una a {n:600-1400/100} euro in meno.

    Controlliamo passaporti, visti e nomi sui biglietti, che devono essere quelli del documento.
    L’assicurazione copre annullamento e malattia, e vi leggiamo le esclusioni ad alta voce.
    Durante il viaggio risponde una di noi, anche di notte, non un centralino.
    La quota si può mettere in lista nozze, con una pagina dove gli amici regalano una tappa.
    Il {giorno} prima di partire {donna} [rilegge i passaporti|chiama il primo albergo|manda l’ultima pagina], e poi risponde [di notte|dal treno|anche a ferragosto] per tutti i {n:10-21} giorni.

    Il preventivo arriva in {n:3-6} giorni con prezzi per notte e per volo.
    Si blocca con il {n:20-30/5} % e il saldo è un mese prima.
    Se una tappa non vi convince si cambia fino a {n:45-60/5} giorni dalla partenza.
    Venite con una foto di un posto dove siete stati bene: si parte da lì.
    Venite {aCitta} di {giorno} con una cifra e due desideri; in {n:5-10} giorni c’è l’itinerario.
  `,
  services: `
    Viaggi su misura
    Viaggi in treno
    Isole e mare
    Safari in piccoli campi
    Lista nozze viaggio
    Assicurazione annullamento
    Visti e documenti
    Assistenza in viaggio
    Fine settimana in Italia
    Partenze posticipate
  `,
  faq: `
    Quanto costa in media? => Tra {n:2200-2800/100} e {n:3600-5200/100} € a persona per {n:12-16} giorni fuori dall’Europa.
    Quando prenotare? => {n:6-9} mesi prima per i voli lunghi, {n:3-4} per l’Europa.
    Si può pagare con la lista nozze? => Sì, con una pagina vostra e ricevute per tutti.
    Chi ci assiste in viaggio? => Una di noi, a un numero che risponde anche di notte.
    Che cosa serve per i documenti? => Passaporto valido almeno sei mesi dopo il rientro; dei visti ci occupiamo noi.
    E se dobbiamo annullare? => Con la polizza si recupera fino al {n:80-100/10} %, secondo il motivo.
    Quanto tempo prima si prenota? => {n:5-9} mesi per l’estremo oriente, {n:3-4} per l’Europa. In {mese} {donna} apre le liste per l’anno dopo.
  `,
  praise: `
    Due giorni vuoti a metà viaggio: la cosa più saggia dell’itinerario.
    Volo cancellato alle undici di sera, e {donna} ha risposto subito.
    Gli alberghi erano piccoli e bellissimi, mai visti altrove.
    Ci ha sconsigliato le Maldive in quel mese: aveva ragione.
    Ogni tappa regalata da un amico, con il suo biglietto.
    Un volo saltato alle {n:2-5} di notte: {donna} ha risposto al secondo squillo.
    {n:10-21} giorni, {n:3-7} voli e nessun intoppo che {donna} non avesse previsto.
    {parenteMaiuscolo} vuole lo stesso viaggio, tappa per tappa.
    {donna} ci ha tolto una tappa e regalato {n:2-3} giorni di mare: aveva ragione.
  `,
  faults: `
    Un trasferimento è arrivato con un’ora di ritardo.
    Il preventivo finale è salito per via dei voli.
    Avremmo voluto più scelta tra gli alberghi.
    Il transfer a metà viaggio è costato {n:80-160/10} euro che non erano nel conto.
  `,
  videos: `
    Il Giappone in treno, quindici giorni
    Come leggiamo una polizza
  `,
  citations: `
    Per i due giorni vuoti, che nessun catalogo vende.
    Per un telefono che risponde davvero.
    Per aver detto di no a mete nel mese sbagliato.
  `,
})
