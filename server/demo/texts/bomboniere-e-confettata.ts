import { categoryTexts } from './category-texts.ts'

export const bomboniereEConfettata = categoryTexts({
  priceEuro: [3, 14, 1],
  since: [1946, 2020],
  dailyCapacity: 8,
  names: `
    Confetti {cognome}
    Bomboniere {donna}
    [Mandorla|Tulle|Dolce Dono|Piccoli Doni] {citta}
    Confetteria {cognome} dal {since}
    La Bottega di {donna}
  `,
  headlines: `
    Confetti di mandorla vera e doni che si usano
    Una confettata di {n:12-24} gusti, montata e raccontata agli ospiti
    Olio, miele, ceramica: bomboniere {inRegione}
    Sacchetti cuciti a mano, uno per uno
    Il dono piccolo che resta sul tavolo di cucina
    {donna} lega nastri {aCitta} dal {since}
    Confetti, {ortaggio2} e sacchetti di lino cuciti {aCitta}
    Un pensiero {inRegione} che non finisce in un cassetto
  `,
  themes: `
    La confetteria è {aCitta} dal {since}, con le bassine di rame ancora al loro posto.
    {donna} e {donna2} cuciono i sacchetti; noi pensiamo alle mandorle, che arrivano da [Avola|Toritto|Noto].
    Abbiamo cominciato con i confetti per le feste di paese, e il negozio ha ancora il bancone di marmo.
    Siamo una bottega di famiglia: tre persone, molto nastro, nessuna plastica.
    Ci piace l’idea che una bomboniera finisca in cucina e non in un cassetto.
    In {anni} anni abbiamo riempito più sacchetti di quanti abitanti abbia {citta}.
    {uomo} cuoce lo zucchero, {donna} sceglie i nastri: {n:30-60/5} colori sullo scaffale.
    {donna} {cognome} ha cominciato {aCitta} con [una cassetta di confetti|il tavolo di cucina|i nastri della merceria di sua madre], e da {anni} anni annoda [a mano|la sera|con la radio].

    Tra le bomboniere più scelte: olio in bottiglietta, miele di {n:2-4} fioriture, saponi, piccole ceramiche {inRegione}.
    I confetti sono cinque come vuole l’usanza, oppure quanti ne stanno in una mano.
    La confettata si apre dopo la torta, con {n:12-24} gusti in vasi di vetro e cartellini scritti a penna.
    Chi vuole può destinare una parte della spesa a un’associazione: il biglietto lo dice senza farne un vanto.
    I sacchetti sono di lino, cotone o rete da pasticcere, con un rametto secco al posto del fiocco lucido.
    Le ceramiche le fa una bottega a {n:10-60/10} chilometri, e un pezzo su cento è storto: è quello che ci piace.
    Abbiamo anche confetti senza zucchero, e alla [pistacchio|nocciola|scorza d’arancia] per chi non ama la mandorla.
    Quest’anno ci chiedono soprattutto [miele|olio|sale alle erbe|candele|piccole piante], a {n:4-9} € l’uno.
    In bassina restano {n:3-6} ore, finché non suonano lisci.
    Per i bambini prepariamo coni da {n:6-10} pezzi, senza nocciole.
    Per {mese} prepariamo [miele e {ortaggio2}|semi in busta|saponi all’olio|piantine], in {n:50-160/10} pezzi che non si somigliano del tutto.
    Alla confettata {donna} mette {n:7-15} gusti in [barattoli alti|ciotole spaiate|alzate di vetro], con {ortaggio2} e [liquirizia|cannella|scorza d’arancia] accanto alla mandorla.

    Vi mandiamo a casa una scatola con {n:5-8} campioni, da assaggiare e da maltrattare.
    L’ordine si chiude {n:6-8} settimane prima e si può aggiungere fino a {n:8-14} giorni.
    Consegniamo in location, contate due volte e già divise per famiglia.
    Per i testimoni prepariamo un dono diverso, con il nome scritto a mano.
    Il montaggio della confettata dura un’ora, e a fine festa i vasi li ritiriamo noi.
    Per cento invitati servono {n:6-12} chili di confetti: li pesiamo davanti a voi.
    Cuciamo {n:40-90/10} sacchetti al giorno, non di più.
    I sacchetti partono da {citta} {n:10-20} giorni prima, [contati due volte|in scatole numerate|con cinque pezzi di scorta].

    Il prezzo è a pezzo e comprende confetti, sacchetto e biglietto.
    Quello che avanza, se è intero, lo riprendiamo indietro.
    Si può comprare anche solo una parte: cento sacchetti vuoti, o due chili di confetti sciolti.
    Passate in bottega con fame: l’assaggio è libero.
    Sotto i {n:30-50/10} pezzi lavoriamo volentieri lo stesso.
    Siamo {aCitta}, [dietro la chiesa|sotto i portici|vicino al mercato], e il profumo si sente dalla strada.
    Venite di {giorno} a {citta}: {donna} apre le scatole e in {n:30-60/10} minuti si decide.
  `,
  services: `
    Bomboniere artigianali
    Confettata con allestimento
    Confetti di mandorla
    Confetti senza zucchero
    Sacchetti cuciti a mano
    Biglietti stampati
    Bomboniere solidali
    Doni per i testimoni
    Segnaposto
    Consegna in location
  `,
  faq: `
    Quanto costa una bomboniera? => Da {n:4-6} € con confetti compresi; le ceramiche vanno da {n:9-12} a {n:14-22} €.
    Quante ne servono? => Una per famiglia più {n:5-10} di riserva. Per {n:90-120/10} invitati di solito bastano {n:55-75/5}.
    Quanto costa la confettata? => Circa {n:2-4} € a invitato, con {n:10-20} gusti e montaggio.
    Quando vanno ordinate? => {n:3-5} mesi prima. In {n:15-25/5} giorni riusciamo a fare qualcosa di semplice.
    Posso avere i campioni? => Sì, {n:5-8} pezzi a {n:15-25/5} €, che poi scaliamo.
    Ci sono allergeni? => Mandorle e nocciole quasi ovunque: etichettiamo ogni vaso, uno per uno.
    Quanti pezzi conviene ordinare? => Uno per famiglia più {n:5-12} di scorta. {donna} riprende gli avanzi entro {n:15-30/5} giorni.
  `,
  praise: `
    I vasi della confettata etichettati a penna sono piaciuti più della torta.
    L’olio è finito in tutte le cucine dei parenti: nessuno lo ha dimenticato sul tavolo.
    Sacchetti cuciti con cura, contati e divisi per famiglia.
    Campioni a casa in tre giorni, e via ogni dubbio.
    Hanno ripreso indietro le scatole avanzate senza discutere.
    {donna} ha rifatto {n:8-20} fiocchi perché il verde non le piaceva, e aveva ragione.
    {parenteMaiuscolo} tiene il sacchetto sul comodino, ancora legato.
    {n:7-14} gusti di confetti e {parente} li ha provati tutti, due volte.
    Un vasetto per famiglia, {n:40-90} in tutto: nessuno è rimasto sul tavolo.
  `,
  faults: `
    Due ceramiche sono arrivate scheggiate, sostituite in fretta.
    Il biglietto aveva un refuso che avevamo segnalato.
    La confettata è finita presto.
    Ne sono arrivati {n:3-7} in meno: spediti il giorno dopo, ma io ho contato due volte.
  `,
  videos: `
    Come nasce un confetto
    Dodici gusti, una tavola
  `,
  citations: `
    Per doni che si usano, e per le mandorle che sanno di mandorla.
    Per la confettata raccontata agli ospiti, cartellino dopo cartellino.
    Per aver tolto la plastica da un mestiere che ne era pieno.
  `,
})
