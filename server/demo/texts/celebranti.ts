import { categoryTexts } from './category-texts.ts'

export const celebranti = categoryTexts({
  priceEuro: [320, 780, 10],
  since: [2006, 2022],
  dailyCapacity: 2,
  names: `
    {donna} {cognome} Celebrante
    {uomo} {cognome} Celebrante
    Parole per Due {citta}
    [Voce|Il Nodo|Promessa] {citta}
    Riti {inRegioneNome}
  `,
  headlines: `
    Una cerimonia scritta per voi, da leggere in mezz’ora e ricordare a lungo
    Riti simbolici {inRegione}, in italiano e in altre due lingue
    Prima vi ascoltiamo, poi scriviamo
    Voce chiara, parole semplici, nessuna formula presa altrove
    Quando il Comune ha già firmato e manca la festa delle parole
    {uomo} {cognome} racconta la vostra storia davanti a {paesaggio}
    {n:20-35} minuti, parole vostre, {aCitta} e {inRegione}
    Riti civili e simbolici con la voce di {donna}
  `,
  themes: `
    Celebriamo riti simbolici da {anni} anni, dopo una vita passata [in teatro|a scuola|alla radio|tra i libri].
    Abitiamo {aCitta}, ma ci trovate in collina, sulla spiaggia e una volta anche su un traghetto.
    In famiglia siamo in due a scrivere e uno a rileggere; davanti agli ospiti parla chi vi somiglia di più.
    Ogni cerimonia nasce da due incontri e da {n:12-24} domande, alcune buffe.
    Dal {since} abbiamo accompagnato {n:90-320/10} coppie, e di tutte teniamo il testo.
    {donna} scrive la mattina presto, {uomo} taglia la sera.
    {donna} {cognome} ha [insegnato|fatto radio|recitato|lavorato in Comune] {aCitta} per {n:8-25} anni prima di celebrare.

    Il testo è nuovo ogni volta: niente poesie già sentite, a meno che non siano le vostre.
    Un gesto aiuta: le mani legate, la sabbia, una radice di ulivo piantata insieme, una lettera da aprire tra dieci anni.
    Facciamo parlare gli amici, ma per due minuti l’uno, e li aiutiamo a scriverli.
    La durata giusta è tra i {n:20-25} e i {n:30-35} minuti: dopo, le sedie diventano dure.
    Se gli ospiti parlano lingue diverse passiamo dall’una all’altra senza tradurre tutto.
    Figli, genitori, cani: ognuno ha una parte, se la vuole.
    Le promesse le scrivete voi; noi vi diciamo solo dove tagliare.
    Per ogni rito buttiamo via {n:4-9} pagine e ne teniamo tre.
    A una coppia su {n:4-7} proponiamo il silenzio: un minuto, tutti insieme.
    Vi incontra {n:2-4} volte, la prima di {giorno}, e prende appunti [su un quaderno a righe|senza registrare|con la penna rossa].
    Nel rito può entrare [{loStrumento} dal vivo|un filo rosso|la sabbia|una lettera ai nonni|{vino} in un bicchiere solo], se ha una ragione vostra.

    Ricordiamo sempre che il rito simbolico non ha effetti di legge: l’atto si fa in Comune, prima o dopo.
    Parliamo con musicisti e fotografo perché i silenzi cadano al posto giusto.
    Portiamo leggio, microfono e copie di riserva, anche plastificate per il vento.
    Veniamo alla prova, e il giorno arriviamo un’ora prima.
    Il testo ve lo lasciamo rilegato, da rileggere agli anniversari.
    Tra il primo incontro e la cerimonia passano di solito {n:4-9} mesi.
    Il testo è pronto {n:12-30} giorni prima: voi leggete [tutto|solo la vostra parte|niente, se preferite], {donna} lo prova ad alta voce {aCitta}.

    Il prezzo comprende incontri, testo, prova e viaggio entro {n:50-100/10} chilometri.
    Se la data cambia, il lavoro fatto resta valido.
    La prima chiacchierata è libera, in video o davanti a un caffè.
    Non celebriamo tra sconosciuti: se non ci capiamo, vi indichiamo qualcun altro.
    Celebriamo {n:15-35} riti l’anno, mai due nello stesso giorno.
    Scrivete a {donna} come vi siete conosciuti in {n:5-15} righe: è già metà della cerimonia.
  `,
  services: `
    Rito simbolico su misura
    Cerimonia in due lingue
    Scrittura delle promesse
    Riti della sabbia, della luce, delle mani
    Prova della cerimonia
    Rinnovo delle promesse
    Microfono e leggio
    Testo rilegato in ricordo
    Coordinamento con la musica
  `,
  faq: `
    Il rito ha valore legale? => No, quello simbolico no. Serve anche l’atto civile in Comune: vi spieghiamo i passi.
    Quanto dura? => Tra {n:20-25} e {n:30-40/5} minuti.
    In che lingue celebrate? => Italiano e {n:2-3} altre. La cerimonia mista è la più richiesta.
    Possiamo scrivere noi le promesse? => Sì, e vi aiutiamo con {n:2-3} giri di correzione.
    Quanti incontri servono? => {n:2-3}, anche in video, più la prova.
    Fate rinnovi delle promesse? => Ogni anno una {n:6-15} di volte, e sono bellissimi.
    Quanto dura il rito? => Tra {n:18-22} e {n:25-35} minuti, promesse comprese. Davanti a {paesaggio}, in piedi, {donna} lo accorcia.
  `,
  praise: `
    Tutti ci hanno chiesto da quanto ci conoscesse: due mesi.
    Ha fatto ridere i miei e piangere i suoi, nello stesso minuto.
    Venticinque minuti giusti, neanche uno di più.
    Italiano e inglese mescolati senza che nessuno si annoiasse.
    Ci ha aiutato a tagliare le promesse e sono rimaste le parole vere.
    {donna} ha fatto ridere {n:60-130/10} persone e poi, con una frase, piangere.
    {donna} ha nominato {parente} con una frase sola, e c’è stato un silenzio bellissimo.
    In {n:19-32} minuti esatti due risate e un pianto, quello {diParente}.
    {parenteMaiuscolo} ha detto dopo che era un rito vero.
  `,
  faults: `
    Un po’ lunga la parte iniziale.
    Il microfono con il vento ha fatto rumore.
    Avremmo voluto leggere il testo prima.
    Il rito è durato {n:38-50} minuti, e in {mese} al sole sono tanti.
  `,
  videos: `
    Un rito della luce al tramonto
    Come scriviamo una cerimonia
  `,
  citations: `
    Per parole nuove ogni volta, e mai una di troppo.
    Per cerimonie in due lingue in cui nessuno resta fuori.
    Per aver spiegato a tutti, con chiarezza, che cosa il rito è e che cosa non è.
  `,
})
