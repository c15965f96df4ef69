import { categoryTexts } from './category-texts.ts'

export const abitiSposo = categoryTexts({
  priceEuro: [480, 1500, 10],
  since: [1938, 2018],
  dailyCapacity: 8,
  names: `
    Sartoria {cognome}
    {cognome} Uomo
    Forbici {cognome} dal {since}
    {uomo} {cognome} Sarto
    Bottega del Sarto {citta}
    Lane {cognome}
  `,
  headlines: `
    Giacche morbide, spalle naturali, niente raso lucido
    Su misura in {n:6-10} settimane, con due prove e un caffè
    Abiti che rimettete anche dopo: è questa la prova
    Lane di Biella, lino e mani esperte {aCitta}
    Tre generazioni di forbici e un’idea sola: la comodità
    {uomo} {cognome}, sarto {aCitta}: giacche che respirano
    Il gesso, le forbici e {anni} anni {aCitta}
    Un abito per {mese} e per tutti i sabati dopo
  `,
  themes: `
    La sartoria ha aperto {aCitta} nel {since}, e il bancone di noce è ancora quello.
    {uomo} {cognome} taglia, {donna} cuce le asole a mano: {n:40-60/5} minuti l’una, quando nessuno parla.
    Abbiamo imparato da [un sarto napoletano|il nonno|una scuola di taglio a Milano], e poi ci abbiamo messo del nostro.
    Vestiamo sposi, padri e testimoni, spesso tutti nello stesso pomeriggio.
    Dal {since} abbiamo tagliato {n:3-9} mila giacche, e la prima è appesa in vetrina.
    In bottega entrano uomini che odiano provare i vestiti: in mezz’ora di solito passa.
    {uomo} {cognome} riceve {aCitta}, in [una stanza con due specchi|un mezzanino|una bottega lunga e stretta], e misura [a occhio prima che col metro|in silenzio|raccontando].

    La giacca la facciamo con mezza tela, spalla naturale e rever che si girano da soli.
    D’estate proponiamo fresco lana, lino irlandese o un misto seta che non si spiegazza al primo abbraccio.
    Per un matrimonio di sera va bene il blu notte; per un prato alle undici, un tabacco o un grigio perla.
    Una giacca chiede {n:30-55/5} ore, di cui {n:6-12} solo per le maniche.
    Sullo scaffale ci sono {n:80-260/20} stoffe, e le più belle sono quelle che non si notano.
    Il panciotto non è obbligatorio, le bretelle quasi.
    Camicie e cravatte le cuciamo noi; le scarpe vengono da un calzolaio {inRegione}.
    Il tight lo consigliamo di rado, e quando lo facciamo spieghiamo perché.
    Ogni abito ha un bottone di riserva, un orlo generoso e una tasca per le promesse.
    Per {mese} consiglia [un fresco da {n:220-260/10} grammi|un lino lavato|una flanella leggera], foderato a metà, con {n:2-4} tasche interne.

    Per il su misura calcolate {n:6-10} settimane e due prove; per un abito di linea ne bastano {n:2-3}.
    Prendiamo {n:18-28} misure, e una è come state in piedi quando siete stanchi.
    L’ultima prova si fa con le scarpe, dieci giorni prima, seduti e in movimento.
    Tra una prova e l’altra lasciamo {n:10-20} giorni, perché la stoffa riposi.
    Se lo sposo cambia peso, l’abito torna in bottega e non si paga nulla.
    Per i testimoni lontani lavoriamo con le misure mandate da un loro sarto, e fin qui è sempre andata bene.
    La prova dell’imbastito si fa di {giorno}: [braccia alzate|un giro di {ballo}|una telefonata finta], e si segna tutto col gesso.

    Il prezzo comprende modifiche, custodia e una stiratura dopo la festa.
    Un abito completo parte da {n:480-950/10} €, con un secondo paio di pantaloni a metà prezzo.
    Siamo {aCitta}, [in centro|sotto i portici|vicino alla stazione], aperti fino alle {n:19-20}.
    Non noleggiamo: preferiamo un abito più semplice che resti vostro.
    Dopo le nozze lo trasformiamo in abito da lavoro: bottoni diversi, e nessuno indovina.
    Venite con un paio di scarpe comode e senza idee fisse, al resto si pensa insieme.
    Il sabato è pieno: il mercoledì sera, a bottega chiusa, è il momento migliore.
    Da {citta} l’abito parte in custodia di cotone, con {n:2-4} bottoni di scorta e il numero di {uomo}.
  `,
  services: `
    Abito su misura
    Abito di linea
    Camicie cucite a mano
    Panciotti e bretelle
    Cravatte e papillon
    Abiti per padri e testimoni
    Paggetti
    Modifiche comprese
    Stiratura prima delle nozze
    Scarpe
    Appuntamento serale
  `,
  faq: `
    Quando conviene venire? => {n:5-6} mesi prima per il su misura, {n:2-3} per un abito di linea.
    Quanto costa un abito su misura? => Da {n:900-1300/50} €, con lane buone intorno ai {n:1400-1900/50} €. Le modifiche sono comprese.
    Quante prove servono? => {n:2-3}, più una di controllo {n:7-12} giorni prima.
    Vestite anche i testimoni? => Sì, con uno sconto del {n:10-20/5} % dal terzo abito.
    Si può riusare l’abito dopo? => È il nostro consiglio. Con {n:40-80/10} € lo rendiamo da tutti i giorni.
    Fate il noleggio? => No, ma abbiamo abiti completi da {n:380-520/10} €.
    Fate anche l’abito del padre? => Con {n:5-8} settimane sì, e con la stessa stoffa costa {n:80-160/10} euro di meno. {uomo} gli prende le misure in mezz’ora.
  `,
  praise: `
    Ho rimesso la giacca tre volte in un anno: non succede con un abito da sposo.
    {uomo} ha capito che odio le prove e in venti minuti aveva finito.
    Trentasei gradi e il fresco lana non mi ha tradito.
    Mio padre, mai visto così elegante, ora ci va per conto suo.
    La tasca nascosta per le promesse è un’idea bellissima.
    Modifiche dell’ultima settimana fatte in un pomeriggio, gratis.
    {uomo} ha visto che ho una spalla più bassa in {n:3-9} secondi; nella giacca non si vede.
    Ho ballato {ilBallo} e la giacca è rimasta al suo posto, io un po’ meno.
    {uomo} ha vestito anche {parente}, in {n:20-45/5} minuti.
    {n:2-4} prove, {n:20-45/5} minuti l’una, e un abito che {parente} adesso vuole uguale.
    Sotto la fodera {donna} ha cucito la data e un messaggio di mia moglie.
  `,
  faults: `
    La prima prova aveva le maniche corte, poi sistemate.
    Poca scelta di colori per l’estate.
    Il prezzo finale con camicia e scarpe sale parecchio.
    La camicia è arrivata {n:2-5} giorni dopo l’abito, quando ormai non ci speravo più.
  `,
  videos: `
    Come nasce una giacca
    Due prove in due minuti
  `,
  citations: `
    Per giacche che gli sposi rimettono, e lo scrivono nelle recensioni.
    Per la pazienza con chi non ama provare i vestiti.
    Per la mano leggera: spalle naturali, stoffe vere, nessun raso.
  `,
})
