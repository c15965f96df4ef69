import { categoryTexts } from './category-texts.ts'

export const fioriEAllestimenti = categoryTexts({
  priceEuro: [700, 2600, 50],
  since: [1958, 2021],
  dailyCapacity: 2,
  names: `
    Fiori {cognome}
    {fiore} e {fiore2}
    Serra {cognome}
    La Bottega [del Gelsomino|della Peonia|delle Erbe|dei Rami] {citta}
    {donna} Fiori [di Campo|in Corte|d’Altrove]
    Vivaio {cognome} Allestimenti
    Il Giardino di {donna}
    Erbario {cognome}
    Atelier Floreale {donna} {cognome}
    [Bocciolo|Stelo|Radice|Corolla] {citta}
  `,
  headlines: `
    Fiori di stagione coltivati {inRegione}, mai spugne, mai plastica
    {fiore}, {fiore2} e rami di {alberi}: allestimenti che sembrano cresciuti lì
    Un campo nostro, un furgone freddo e {anni} anni di matrimoni
    Archi, navate e tavole lunghe, montati all’alba e smontati la notte
    Il bouquet si compone la mattina stessa, davanti alla sposa se vuole
    Pochi fiori, messi bene: con {n:700-1200/100} € si fa già tanto
    Dalla chiesa alla tavola riusiamo tutto, e quel che resta va a chi ne ha bisogno
    Erbe, frutta e candele per chi non vuole i soliti centrotavola
    Progetti disegnati a mano, con i colori di {paesaggio}
    {fiore}, {fiore2} e quello che cresce {aCitta}
    La serra di {donna} {cognome}: fiori {inRegione}, niente aerei
    {fiore} in {mese}, bacche d’inverno, {alberi} tutto l’anno
    {anni} anni di mani sporche di terra {aCitta}
    Archi di {alberi}, tavole di {fiore}, un furgone che profuma
    Prima guardiamo il posto, poi scegliamo {fiore} o {fiore2}
  `,
  themes: `
    Siamo fioristi {aCitta} da {anni} anni: prima il banco al mercato, poi la bottega, oggi anche un campo di {n:2-9} mila metri.
    Il laboratorio è [in una serra di ferro battuto|in un vecchio mulino|dietro la piazza|nel cortile di casa], e la mattina presto profuma di {fiore} e terra bagnata.
    {donna} ha imparato il mestiere [in Olanda|dalla nonna|in un vivaio di Pescia|nei giardini di una villa], e poi ha dimenticato metà delle regole.
    Coltiviamo noi circa [un terzo|metà|due terzi] di quello che usiamo; il resto viene da vivai {inRegione}.
    Lavoriamo in {n:3-8}, quasi sempre gli stessi, e a ogni matrimonio c’è uno di noi fino all’ingresso della sposa.
    Ci piacciono i fiori che si muovono: niente palle, niente piramidi, niente spugna verde.
    {donna} {cognome} è cresciuta tra [i vasi|le cassette|le peonie|gli innaffiatoi] {aCitta}, e «{fiore}» è la prima parola che ha [scritto|sbagliato|detto].
    Il negozio di {citta} apre [alle sette|alle sei e mezza|alle otto]: a quell’ora {fiore} e {fiore2} sono già [in acqua|divisi per colore|nei secchi da due ore].
    Dal {since} {uomo} guida il furgone e {donna} [guarda il cielo|conta gli steli|tiene i vasi sulle ginocchia]: da {citta} a {paesaggio} non si è mai rotto niente.
    Abbiamo [una serra fredda|mezzo ettaro|due terrazze|un orto murato] {aCitta}, dove crescono {fiore} e {fiore2}, quando ne hanno voglia loro.

    In [aprile e maggio|maggio] usiamo {fiore}, lillà e viburno; in settembre dalie, uva e rami di {alberi}.
    Per la chiesa preferiamo due composizioni grandi all’altare e l’erba lungo la navata, invece di venti mazzetti uguali.
    Sulla tavola lunga facciamo correre [edera e limoni|ulivo e candele|erbe aromatiche e fichi|vite e melagrane], alto quel tanto che basta per guardarsi in faccia.
    L’arco della cerimonia nasce da rami veri, piantati nella terra, e cambia forma secondo il luogo.
    Il bouquet è l’ultima cosa che facciamo, alle sei del mattino, con {fiore} in boccio perché si aprano durante il sì.
    Le bottoniere reggono gli abbracci: le proviamo, letteralmente, abbracciandoci in laboratorio.
    Per chi ama il colore mescoliamo {fiore}, {fiore2} e frutta; per chi non lo ama bastano il verde e mille candele.
    Il vaso conta quanto il fiore: ne abbiamo {n:300-900/100}, tra vetri soffiati, terrecotte e vecchie zuppiere.
    D’inverno lavoriamo con bacche, agrifoglio, rami nudi e tanta luce: gennaio è più bello di quanto si creda.
    In {mese} ci innamoriamo sempre di {fiore}, e in {mese2} [cambiamo idea|tornano i rami|arrivano {fiore2}].
    Con {alberi} e {fiore} facciamo [una volta sulla porta|un passaggio d’ombra|la cornice del sì], alta {n:2-3} metri e mezzo, legata con [corda|rafia|vimini].
    Sulle tavole lunghe mettiamo {fiore} [in bottiglie da farmacia|in scodelle di ceramica|tra le candele], ogni [due|tre] posti, mai più alti di [trenta|venticinque] centimetri.
    Se il vestito è semplice il bouquet può essere [tutto {fiore}|un disordine di {fiore} e {fiore2}|tre rami soli]; se è ricco, {donna} toglie.
    Ai bambini diamo [una coroncina di {fiore}|un cestino di petali|un ramo di {alberi}], e {n:2-5} spille di scorta alle mamme.

    Al primo incontro non parliamo di fiori ma di com’è la casa in cui siete cresciuti; i colori escono da soli.
    Vi consegniamo un disegno acquerellato e un elenco con quantità e prezzi, così sapete dove si può togliere.
    Facciamo un centrotavola di prova [sei|otto] settimane prima, sul tavolo vero, con la tovaglia vera.
    Il sopralluogo serve a capire vento, ombra e chiodi: in molte chiese non si può appendere nulla.
    Montiamo dalle [cinque|sei] del mattino e smontiamo la notte stessa, quando gli ultimi stanno ancora ballando.
    Spostiamo i fiori dalla cerimonia alla cena mentre voi fate le fotografie: nessuno se ne accorge.
    Con chi fa luci e noleggi parliamo una lingua sola, e lo stesso con chi cucina.
    In caso di caldo forte abbiamo [un furgone refrigerato|celle a quattro gradi|nebulizzatori] e fiori di riserva per tutto.
    Al sopralluogo {donna} porta [un metro da sarto|un secchio|una bussola] e {n:3-8} steli di {fiore}, per vedere che faccia fanno in quella luce.
    Da {citta} partiamo [alle quattro|alle cinque|di notte] con {n:18-60} secchi di {fiore} e {fiore2}: loro viaggiano in piedi, noi un po’ meno.
    A {n:33-37} gradi i fiori duri come {fiore} reggono [tre ore|quattro ore|fino al dolce], quelli teneri no: ve lo diciamo prima, non il giorno stesso.
    Il {giorno} dopo {donna} torna a prendere [i vasi|le strutture|i candelabri], e i mazzi di {fiore} restano a chi li vuole.

    Quello che avanza il lunedì va [all’ospedale|alla casa di riposo|in parrocchia|a chi lo chiede], in mazzi piccoli.
    Le strutture sono nostre e non si pagano due volte: archi, alzate, {n:40-120/20} lanterne, passatoie.
    Il preventivo è diviso in cerimonia, tavola e persona: si può scegliere anche una parte sola.
    Chiediamo il {n:25-40/5} % alla conferma e il resto una settimana prima.
    Non accettiamo più di [un matrimonio|due matrimoni] per fine settimana, perché i fiori non aspettano.
    Se un fiore quell’anno è brutto vi chiamiamo e lo cambiamo: una rosa stanca non la mettiamo.
    Il bouquet si può essiccare e incorniciare: ce ne occupiamo noi, in {n:4-8} settimane.
    Passate in serra una mattina: capirete in dieci minuti se siamo quelli giusti.
    Portateci la foto di un posto dove state bene: da lì {donna} sceglie tra {fiore}, {fiore2} e tutto il resto.
    Di {giorno} la serra è aperta anche a chi non si sposa: venite a vedere {fiore} e {fiore2} [in boccio|al sole|di primo mattino].
    Per {mese} prendiamo [tre|quattro|cinque] matrimoni, non di più, perché {fiore} e {fiore2} si colgono a mano.
    Il disegno lo fa {donna} ad acquerello, in {n:7-15} giorni, e resta vostro anche se poi [scegliete altri|cambiate idea].
  `,
  services: `
    Bouquet e bottoniere
    Allestimento della chiesa
    Arco per la cerimonia
    Centrotavola
    Tavola imperiale
    Fiori di stagione coltivati da noi
    Candele e lanterne
    Coroncine per damigelle
    Lancio di petali
    Noleggio di vasi e strutture
    Montaggio e smontaggio
    Disegno del progetto
    Essiccazione del bouquet
    Allestimento dell’auto
  `,
  faq: `
    Quanto costa un allestimento completo? => Per {n:80-100/10} invitati, tra cerimonia e tavola, in media {n:1600-3200/100} €. Con idee chiare si fa anche con meno.
    Si possono usare fiori fuori stagione? => Quasi sempre sì, ma costano il doppio e durano la metà. Vi proponiamo un’alternativa che vi farà cambiare idea.
    I fiori della chiesa si riusano a cena? => Sì. Lo spostamento costa {n:80-180/20} € e fa risparmiare molto di più.
    Quando va prenotato il fiorista? => Per maggio, giugno e settembre {n:8-10} mesi prima. In inverno bastano {n:3-4} mesi.
    Fate una prova? => Un centrotavola e il bouquet, {n:6-8} settimane prima. La prova è compresa sopra i {n:1000-1500/100} €.
    Usate la spugna per fiori? => No. Lavoriamo con reti, muschio e vasi: si spreca meno e i fiori durano {n:6-12} ore in più.
    A che ora montate? => Di solito tra le {n:5-7} e le {n:10-11}. Smontiamo la notte stessa, senza costi in più entro le {n:1-2}.
    Che fiori ci sono in {mese}? => Da noi {fiore}, {fiore2} e rami di {alberi}. Il resto arriva da [Pescia|Sanremo|un vivaio vicino] il {giorno}.
    Si possono avere solo bouquet e bottoniere? => Sì, da {n:140-280/10} euro. {donna} li consegna {aCitta} la mattina, entro le [nove|dieci].
  `,
  praise: `
    Il bouquet era {fiore} e rosmarino, e profumava ancora il giorno dopo.
    La chiesa era spoglia e con due composizioni sole l’hanno cambiata.
    Abbiamo detto «poco» e hanno capito davvero: niente di più di quello che serviva.
    Sulla tavola c’erano limoni, candele ed erbe, e tutti si guardavano in faccia.
    Il centrotavola di prova ci ha convinti in cinque minuti.
    Con trentaquattro gradi non è appassito nulla, nemmeno le bottoniere.
    Hanno spostato l’arco dalla cerimonia alla cena senza che ce ne accorgessimo.
    {donna} ha ascoltato i racconti della casa di mia nonna e ha portato i suoi stessi fiori.
    Il lunedì ci hanno mandato la foto dei mazzi alla casa di riposo: ci siamo commossi.
    {fiore} dappertutto e nemmeno un nastro di plastica: {donna} ha un dono.
    L’arco di {alberi} davanti a {paesaggio} l’hanno fotografato pure i turisti.
    In {mese} di {fiore} non se ne trovano, e loro ne avevano {n:30-80/10}.
    {uomo} ha rimesso in piedi un vaso caduto {n:5-15} minuti prima dell’ingresso, senza dire niente a nessuno.
    {fiore} e {fiore2} in chiesa, con {parente} che chiedeva i nomi a {donna}.
    Il mazzo l’ha preso al volo {parente}: {fiore} ancora freschi, dopo {n:8-14} ore.
    Con {tempo} non è caduto un petalo, e {donna} aveva {n:10-40/5} steli di scorta.
    {donna} ci ha fatto spendere {n:2-9}00 euro in meno del previsto, togliendo e non aggiungendo.
    Sul tavolo {diParente} c’erano {fiore}, gli stessi del suo matrimonio.
  `,
  faults: `
    Le bottoniere dei testimoni erano un po’ troppo grandi.
    Qualche fiore diverso dal progetto, per via della stagione: belli, ma avremmo preferito saperlo prima.
    Il montaggio è finito proprio all’ultimo e ci ha messo ansia.
    Lo spostamento dei fiori dalla chiesa alla villa non era compreso.
    Al posto di {fiore} è arrivato altro: bello, ma una telefonata prima ci voleva.
    Il conto di {n:1200-2600/50} euro non diceva quanti vasi andavano restituiti il {giorno} dopo.
  `,
  videos: `
    L’alba di un allestimento
    Dal campo al bouquet
    {name}: una tavola di trenta metri in tre minuti
  `,
  citations: `
    Per aver rinunciato alla spugna e alla plastica prima che lo chiedessero le coppie.
    Per allestimenti che sembrano cresciuti lì dove li si guarda.
    Perché sanno togliere: i loro progetti più belli sono quelli con meno fiori.
    Per un bouquet diverso a ogni sposa, e per i mazzi del lunedì.
  `,
})
