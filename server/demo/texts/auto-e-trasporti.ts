import { categoryTexts } from './category-texts.ts'

export const autoETrasporti = categoryTexts({
  priceEuro: [260, 680, 10],
  since: [1965, 2019],
  dailyCapacity: 3,
  names: `
    Autonoleggio {cognome}
    Rimessa {cognome}
    Vetture d’Epoca {citta}
    Garage [San Cristoforo|del Corso|Aurelia|Ponte Vecchio] {citta}
    {uomo} {cognome} Auto da Cerimonia
    [Ruote|Carrozze|Bauli] {citta}
  `,
  headlines: `
    Auto degli anni Cinquanta e Sessanta, con chi le conosce al volante
    Un maggiolino bianco, una spider rossa e {n:4-12} altre storie
    Pullman, navette e l’auto degli sposi: ci pensiamo noi
    Si parte puntuali, si arriva piano
    La Cinquecento giusta per le strade strette {inRegione}
    {uomo} {cognome} guida piano, da {citta} a dove vi sposate
    Motori del {since2} e guanti bianchi solo se li chiedete
    Un’auto vecchia, una strada {inRegione} e {n:20-50/5} minuti per voi due
  `,
  themes: `
    La rimessa è {aCitta}: {n:6-18} vetture, un meccanico e molta cera.
    {uomo} restaura auto da quando aveva {n:15-19} anni, e non ne presta nessuna a chi guida di fretta.
    Siamo partiti con l’auto del nonno, usata per le nozze di mezzo quartiere.
    Da {anni} anni portiamo spose, e non siamo mai arrivati tardi: tardi arrivano le spose.
    Ogni macchina ha un libretto con la sua storia, e nel cruscotto un ombrello.
    {uomo} {cognome} tiene {n:3-9} auto in [un fienile|una ex officina|due garage] {aCitta}, e la prima è arrivata nel {since} [da un pollaio|da un’asta|da uno zio prete].

    In garage trovate [una Giulietta del 1961|una Fulvia del 1967|una Topolino del 1951|una Seicento Multipla], un maggiolino bianco e una berlina scura per chi vuole comodità.
    Per gli abiti ampi consigliamo le vetture con la porta grande: veniteci a provare con un lenzuolo.
    I pullman per gli invitati sono da {n:19-54} posti, con autista che resta fino all’ultimo giro.
    Il furgoncino del 1968 porta gli sposi, ma anche tre casse di vino e la chitarra.
    Le auto moderne ci sono, elettriche comprese, per chi si sposa lontano o d’inverno.
    Mettiamo fiori e nastri con garbo; i barattoli dietro solo se lo chiedete.
    Una motocarrozzetta bianca fa il giro del paese con la sposa e il padre: è lenta, è perfetta.
    Da {citta} in su la strada [stringe|sale|guarda {paesaggio}]: per questo {uomo} consiglia [la piccola|la cabriolet|di partire {n:20-40/5} minuti prima].
    Il cofano regge [una ghirlanda di {fiore}|un nastro di lino|due mazzi di {alberi}], e {uomo} la lega [senza toccare la vernice|con le ventose|la mattina stessa].

    Facciamo il percorso due giorni prima, guardando mercati, gare ciclistiche e lavori in corso.
    L’autista è in giacca, parla poco e sa aspettare.
    Il noleggio dura {n:3-5} ore e comprende la sosta per le fotografie.
    Se un’auto d’epoca fa i capricci ne parte un’altra entro {n:20-40/10} minuti, è scritto.
    Per chi beve organizziamo i rientri a coppie, fino alle {n:2-4} di notte.
    Il giro prova si fa di {giorno}, con [la sposa|le scarpe|la coda di un vestito vecchio]: {n:12-30} chilometri e si torna {aCitta}.

    Il prezzo comprende carburante, autista e {n:40-80/10} chilometri.
    L’auto si vede prima, in garage, con il cofano aperto se volete.
    L’addobbo lo coordiniamo noi con il vostro fiorista.
    Con meno di {n:10-20/5} chilometri di strada costa meno, ed è giusto così.
    Dite a {uomo} l’indirizzo e l’ora: in {n:1-3} giorni vi scrive il percorso, i minuti e il prezzo.
  `,
  services: `
    Auto d’epoca con autista
    Auto moderne
    Auto elettrica
    Pullman per gli invitati
    Navetta notturna
    Furgoncino d’epoca
    Addobbo floreale
    Sosta per le fotografie
    Motocarrozzetta
    Auto di riserva
  `,
  faq: `
    Quanto dura il noleggio? => {n:3-5} ore con autista e {n:40-80/10} chilometri. L’ora in più costa {n:50-90/10} €.
    Guidiamo noi? => No, sulle auto d’epoca guida sempre uno di noi. Le moderne si possono guidare, con una cauzione.
    Se l’auto si ferma? => Ne parte un’altra entro {n:20-40/10} minuti. È successo {n:1-3} volte in tanti anni.
    Quanto costa un pullman? => Da {n:380-520/20} € per {n:4-6} ore e {n:50-54} posti.
    Si può provare prima? => Certo: si fa un giro di dieci minuti, abito escluso.
    Entra l’abito ampio? => Nella berlina e nel furgoncino sì. Nella spider, onestamente, no.
    E se l’auto non parte? => In {anni} anni è successo {n:2-4} volte, e {uomo} ne aveva un’altra accesa. È nel contratto.
  `,
  praise: `
    Puntualissimi, con il percorso provato due giorni prima.
    Il furgoncino bianco è la nostra foto preferita.
    {uomo} ha raccontato la storia dell’auto a mio padre, che si è calmato.
    La navetta delle tre ha riportato tutti a casa contenti.
    Quando l’auto si è scaldata ne avevano un’altra pronta: non ce ne siamo accorti.
    {uomo} ha fatto un giro più lungo, davanti a {paesaggio}, per regalarci {n:10-20} minuti da soli.
    {parenteMaiuscolo} ha voluto fare un giro, e {uomo} ha detto subito sì.
    {uomo} era sotto casa {n:20-40/5} minuti prima, con {tempo}, a lucidare i vetri.
    Dallo specchietto {uomo} non ha guardato mai, dice {parente}; noi gli crediamo.
  `,
  faults: `
    Senza aria condizionata, a luglio, si suda: era scritto ma non ci avevamo creduto.
    Il pullman è arrivato dieci minuti dopo.
    I chilometri in più sono costati caro.
    Senza aria condizionata, a {n:33-37} gradi, mezz’ora è lunga.
  `,
  videos: `
    Un giro in Giulietta con {uomo}
    La rimessa, auto per auto
  `,
  citations: `
    Per non essere mai arrivati tardi, in un mestiere fatto di strade.
    Per il rispetto di vecchie macchine e di chi ci sale.
    Per i rientri notturni, che sono il servizio meno visto e più importante.
  `,
})
