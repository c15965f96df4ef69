import { categoryTexts } from './category-texts.ts'

export const listaNozze = categoryTexts({
  priceEuro: [10, 40, 5],
  since: [1935, 2018],
  dailyCapacity: 20,
  names: `
    Casa {cognome}
    {cognome} Regali dal {since}
    [Corredo|La Dote|Madia|Credenza Nuova] {citta}
    Casalinghi {cognome}
  `,
  headlines: `
    Pentole che durano, tazze che si spaiano, lini veri
    La lista che si cambia fino al giorno prima
    Artigiani {inRegione} e poche cose buone
    Regali di casa, e una parte per il viaggio
    La lista di {donna} {cognome}: pochi oggetti, tutti da usare
    Piatti {inRegione}, pentole buone e un biglietto a mano
    {aCitta} dal {since}: regali che si aprono volentieri
  `,
  themes: `
    Il negozio è {aCitta} dal {since}, su {n:2-3} piani, e le scale scricchiolano.
    {donna} e {uomo} seguono le liste di persona, e ricordano anche quelle dei vostri genitori.
    Abbiamo cominciato vendendo rame e stoviglie, e il rame c’è ancora.
    Facciamo {n:40-120/10} liste l’anno, senza punti, tessere o premi.
    Il negozio è {aCitta}, su [due piani|un angolo|una via senza auto], e {donna} conosce [ogni bicchiere|chi ha soffiato cosa|la storia di ogni servizio] dal {since}.

    Scegliamo pentole con garanzia di {n:10-30/5} anni, coltelli da affilare, ceramiche che si possono comprare anche spaiate.
    I lini sono tessuti {inRegione}, e le cifre le ricamano due signore di {n:68-81} anni.
    C’è una stanza di artigiani: vetro, legno d’ulivo, ferro, coperte di lana.
    Una parte della lista può diventare viaggio, bicicletta, corso di cucina.
    Mettiamo in lista anche cose usate e restaurate: una credenza, dodici sedie diverse.
    Le piccole macchine da cucina le provate qui, con la farina.
    Per chi ha già tutto prepariamo una cantina di {n:24-60/6} bottiglie scelte con un oste.
    In lista si mettono [piatti di {citta}|coltelli|lenzuola di lino|una macchina per la pasta|una notte davanti a {paesaggio}], da {n:15-35/5} euro in su.
    Ogni {giorno} {donna} vi scrive chi ha regalato cosa, con [l’indirizzo|il messaggio|due righe sue], e voi ringraziate senza cercare.

    Gli amici regalano in negozio, per telefono o in rete, anche in quattro per una pentola.
    Voi vedete subito chi ha regalato che cosa, e i biglietti li conserviamo.
    Si cambia fino al giorno prima del ritiro, senza spiegazioni.
    Consegniamo a casa, al piano, e portiamo via gli scatoloni.
    Quello che arriva doppio si cambia entro {n:6-18} mesi, [anche se aperto|senza scontrino|con quello che volete].

    A fine lista vi resta un buono del dieci per cento da spendere con calma.
    Nessun costo per voi e nessuna commissione sui regali in denaro.
    Quello che si rompe nel primo anno lo sostituiamo.
    Venite un martedì, con la misura dei vostri pensili.
    Si comincia con {n:60-90/10} minuti in negozio, di {giorno}, e con {donna} che [frena|ascolta|apre i cassetti].
  `,
  services: `
    Lista in negozio
    Lista in rete
    Regalo di gruppo
    Ricamo delle cifre
    Quota viaggio
    Artigianato locale
    Consegna al piano
    Cambio libero
    Biglietti conservati
    Buono di fine lista
  `,
  faq: `
    Aprire la lista costa qualcosa? => No, né a voi né agli invitati. Il buono finale vale il {n:5-7} %.
    Si può cambiare un regalo? => Fino al giorno prima del ritiro, e poi entro {n:30-60/15} giorni.
    Gli invitati possono comprare da lontano? => Sì, in rete o per telefono, anche dividendo un regalo in {n:2-10}.
    Possiamo mettere il viaggio? => Certo, come quota libera, senza commissioni.
    Consegnate a casa? => Entro {n:40-90/10} chilometri è compreso.
    Quando conviene aprirla? => {n:4-6} mesi prima, e chiuderla un mese dopo le nozze.
    Possiamo mettere il viaggio in lista? => Sì, in quote da {n:20-60/10} euro. {donna} le versa quando volete, di solito {n:10-20} giorni prima.
  `,
  praise: `
    Abbiamo cambiato mezza lista la settimana prima e nessuno ha fatto una piega.
    Le cifre ricamate a mano sono un capolavoro.
    Sapevamo subito chi ringraziare e per che cosa.
    Consegna al quarto piano senza ascensore, sorridendo.
    Pentole che useremo per vent’anni.
    {donna} ha convinto mia zia a non regalarci il [terzo|quarto|quinto] servizio da caffè.
    {parenteMaiuscolo} ha scelto le tazze per telefono con {donna}, in {n:20-60/10} minuti di risate.
    Con {n:40-110/10} regali nessun doppione: lavora bene, {donna}.
    Dopo {n:4-14} mesi abbiamo cambiato un vassoio senza una domanda.
  `,
  faults: `
    Due articoli non erano più disponibili.
    La pagina in rete è un po’ vecchia.
    Parcheggiare in centro è complicato.
    Il sito per chi compra da lontano è scomodo: {n:3-6} zii hanno telefonato a me.
  `,
  videos: `
    Due signore e un ricamo
    Un giro in negozio
  `,
  citations: `
    Per cose che durano, in un mestiere che ne vende troppe.
    Per la libertà di cambiare idea.
    Per aver messo in lista anche l’usato bello.
  `,
})
