import { lines } from './category-texts.ts'

export const weddingTitles = lines(`
  {ela} e {elo}, {ospiti} invitati e un temporale
  Una tavola sola {aCitta}
  Il sì di {ela} e {elo} davanti a {paesaggio}
  {stagione} {aCitta}, con {dolce} al posto della torta
  Due famiglie, due lingue, una festa {inRegione}
  {ela} e {elo}: nozze piccole, giornata lunga
  Un matrimonio {diStagione} tra {alberi}
  In bicicletta dal Comune alla festa
  {ela} e {elo}, finalmente
  {ela} e {elo}: {ospiti} piatti di {primoNome} e un cielo così
  Nozze {diStagione} per {ela} e {elo}, {aCitta}
  {citta}, {n:4-9} del pomeriggio: {ela} dice sì
  {elo} in bicicletta, {ela} in ritardo
  Da {altraCitta} a {citta} per dirsi di sì
  {ela}, {elo} e {paesaggio}
  {alberi}, {vino} e {ospiti} sedie spaiate
  Il mazzo di {fiore} e {ilBallo}: la festa di {ela} e {elo}
  {ela} e {elo} {aCitta}, in {ospiti}
  Sotto la pioggia di {citta}, senza ombrelli
  Dalle {n:9-11} di mattina all’alba, {aCitta}
  {ela} e {elo}: due sì e {n:3-6} dolci
  {citta}, chiuso per nozze
  La domenica lunga di {ela} e {elo}
  {ospiti} invitati, {n:2-5} lingue e {piatto}
  Quando {elo} ha smesso di aver paura di ballare {ilBallo}
  Tre nonne in prima fila e {loStrumento} sotto {alberi}
  Il pranzo più lungo {diStagione}: {ela} e {elo}
  {ela} e {elo}, il cane e {ospiti} amici
  Un {vino}, un prato e niente scaletta
  L’abito della madre di {ela}, la giacca del nonno di {elo}
  {piatto} per {ospiti}, poi si balla
  Lettera di {ela} a chi si sposa {aCitta}
  La tavola apparecchiata da {ospiti} mani, {aCitta}
  {n:3-6} traghetti, un treno e il sì di {elo}
  Mezzanotte {aCitta}, e nessuno voleva andare a casa
  {ela} e {elo} hanno invitato anche i vicini
  Una festa di paese per {ela} e {elo}
  {fiore} nei vasi della cucina, {ela} in ritardo di {n:8-25} minuti
  Le fedi dimenticate sul comodino, {aCitta}
  Il discorso di {elo} è durato quattro parole
  Nozze {inRegione} con la valigia ancora da disfare
  {dolce}, {ilBallo} e {n:2-4} cugini sul palco
  Chi ha portato il pane: le nozze di {ela} e {elo}
  Un sì sottovoce {aCitta}
  Il giorno in cui {altraCitta} è venuta {aCitta}
  {ela}, {elo} e una colazione per {ospiti}
  A piedi dalla chiesa alla tavola, {aCitta}
  Il vento, {fiore} e le promesse di {elo}
`)
export const weddingStories = `
  {ela} e {elo} si sono conosciuti [in coda alla posta|a un corso di ceramica|su un treno in ritardo|al matrimonio di un’amica|in biblioteca|a una sagra], e per [tre|sei|nove] anni hanno detto che non si sarebbero mai sposati.
  Quando hanno deciso avevano due desideri: [una tavola sola|niente scarpe col tacco|tutti i nonni presenti|ballare prima di cena] e {paesaggio} sullo sfondo.
  {elo} è di {citta}, {ela} viene da lontano: la festa doveva far sentire a casa tutti e due.
  Il luogo lo hanno visto in un giorno di pioggia, e se piace con la pioggia piace sempre.
  Volevano un matrimonio che somigliasse a una domenica: tavola lunga, bambini in giro, nessuna scaletta.
  Lei di {altraCitta}, lui di {citta}: {n:3-11} anni di treni e un cane di nome [Tappo|Ugo|Nocciola|Briciola|Zeno|Pepe].
  {elo} ha fatto la proposta [sul balcone|in coda al casello|davanti a {paesaggio}|con la febbre|in cucina], con un anello [nel taschino della camicia|trovato da una zia|fatto con il filo di ferro].
  Il luogo l’ha trovato {ela} [in una foto dei nonni|per sbaglio, cercando un agriturismo|accompagnando un’amica], e {elo} l’ha visto {n:2-9} giorni dopo.
  Avevano {n:9-22} mesi, {n:14-28}.000 euro e [due madri con idee diverse|un quaderno a quadretti|una sola certezza, il {vino}|molta fiducia].
  Della lista si è occupata {ela}, del vino {elo}: [l’unica lite|l’unico dubbio] è stato su {piatto}.
  Si sono incontrati {aCitta} la sera [della festa del patrono|di un concerto annullato|di una partita persa|del primo caldo], {n:4-13} anni fa.
  «Non più di {pochi} persone», diceva {ela}; alla fine erano {ospiti}, e ci stavano tutte.
  {ela} insegna [musica|scienze|ai bambini di quattro anni|italiano agli stranieri], {elo} [ripara biciclette|fa il geologo|cura ulivi|costruisce librerie]: la festa è cominciata da lì.
  La stagione l’hanno scelta per [la luce|la vendemmia|il prezzo|i nonni, che patiscono il caldo], {citta} per tutto il resto.

  La cerimonia è durata {n:18-35} minuti. {ela} è arrivata [a piedi|in bicicletta|su un furgoncino|in braccio al vento], con un mazzo di {fiore} raccolto la mattina.
  Le promesse le avevano scritte senza leggersele: tutte e due finivano con la stessa frase, e nessuno dei due ha finito la propria.
  Il rito lo ha letto [la sorella|un amico d’infanzia|la vicina di casa|il vecchio professore], con la voce che tremava più della loro.
  Al momento delle fedi il nipotino si è seduto per terra con il cuscino e non c’è stato verso di farlo alzare.
  Sono usciti sotto una pioggia di [riso e lavanda|petali|foglie d’ulivo|carta velina], con le campane di {citta} in ritardo di due minuti.
  {ela} è entrata con [suo padre|sua nonna|le due sorelle|il fratello più piccolo], {loStrumento} ha attaccato in ritardo di {n:2-9} secondi e ci hanno riso tutti.
  Il vento di {citta} ha portato via [il foglio|il ventaglio|il cappello] {diQualcuno}, e la cerimonia si è fermata {n:1-4} minuti a cercarlo.
  L’abito di {ela} era [di seta liscia|corto al ginocchio|quello della madre, rimesso a modello|color burro], la giacca di {elo} [verde bosco|di lino|del nonno|blu polvere].
  {elo} ha pianto [prima di lei|al primo gradino|leggendo la seconda riga|quando ha visto il {fioreSingolo} all’occhiello], e non se l’aspettava nessuno.
  Hanno detto sì alle {n:11-18} e {n:10-50/5}, davanti a {paesaggio}, con {ospiti} persone in piedi perché le sedie erano all’ombra.
  In mano {ela} aveva {fiore} e {fiore2}, [legati con il nastro di una scatola|colti la mattina|tenuti insieme da una foglia d’ulivo].
  Le letture erano [due|tre], una nel dialetto di {citta}: l’ha capita metà degli invitati, e l’altra metà ha applaudito.
  L’ufficiale di {citta} ha sbagliato il secondo nome di {elo}, {ela} l’ha corretto e da lì è stata una festa.
  Le fedi le portava [il cane|un nipote di {n:3-7} anni|la testimone, dentro una scarpa|il nonno di {n:81-94} anni], senza fretta.

  All’aperitivo {piatto}, e poi {primo}: la cucina di qui, senza spiegazioni.
  Il vino era {vino}, versato senza misura dallo zio che lo fa.
  La tavola correva per trenta metri, con erbe aromatiche, candele e i nomi scritti a mano.
  I discorsi sono stati [tre|quattro], tutti sotto i due minuti: era l’unica regola della giornata.
  Alle sette ha cominciato a piovere. In venti minuti era tutto al coperto, e la luce delle finestre ha fatto il resto.
  Per dolce {dolce}, in mano alle nonne, in fila.
  Prima {piatto}, poi {primo}, poi una pausa di {n:20-50/10} minuti a guardare {paesaggio}: il menù lo aveva scritto {ela}.
  I tavoli avevano il nome [dei treni presi insieme|dei libri prestati|delle strade di {citta}|dei gatti avuti], e {elo} ha dovuto spiegarli tutti.
  {vino} nei bicchieri, {fiore} nelle bottiglie vecchie, e {ospiti} sedie prese in prestito [dalla parrocchia|dal circolo|da tre vicini].
  Lo zio di {elo} ha tagliato il [prosciutto|formaggio|salame] per {n:2-4} ore, rifiutando ogni aiuto.
  Al posto della torta {dolce}: {ela} non voleva piani, {elo} non voleva panna, e sono stati accontentati tutti e due.
  A metà cena [il padre di {ela}|la sorella di {elo}|un amico di {altraCitta}] ha preso la parola con un foglio di {n:3-6} pagine; ne ha letta una.
  Con {ospiti} coperti in cortile, all’arrivo dei primi la cucina ha suonato i campanelli.
  I bambini, {n:7-19}, hanno cenato [alle sette|su una coperta|sotto il tavolo degli sposi], e con {piatto} hanno fatto il bis.
  Quando è calato il sole su {paesaggio} si è fatto silenzio da solo, tra il primo e il secondo, {ospiti} persone insieme.

  Il primo ballo doveva essere un valzer, ma {elo} ha pestato un piede a {ela} e la band ha attaccato {ilBallo}.
  A mezzanotte le scarpe erano tutte sotto i tavoli e in pista c’erano ancora i genitori.
  Gli amici hanno cantato una canzone con il testo cambiato: {n:8-14} strofe, una peggio dell’altra, bellissime.
  La cosa che ricordano di più è il silenzio, un momento, quando sono usciti da soli a guardare {paesaggio}.
  Quello che è avanzato dei fiori, il lunedì, è andato alla casa di riposo di {citta}.
  Il primo ballo è durato {n:40-90/10} secondi, poi {ela} ha tirato in pista [la suocera|il parroco|il padre|i camerieri].
  La musica è andata avanti con {loStrumento} e {ilBallo} fino all’una, e il nonno di {elo} non si è seduto mai.
  Alle {n:2-4} di notte erano in {n:12-40}, scalzi, con {dolce} in mano e una chitarra scordata.
  La sorpresa l’hanno fatta gli amici di {altraCitta}: [un coro|un cortometraggio|una banda|una cassetta del [1996|1998|2001|2003]].
  Qualcuno ha acceso [le lanterne|un falò piccolo|i fari di una vecchia auto], e da lì si è ballato {ilBallo} guardando {paesaggio}.
  {elo}, che non balla, ha ballato per {n:2-4} ore; {ela}, che balla sempre, è rimasta a guardarlo.
  Si è cantato in {n:2-5} lingue, e l’ultima canzone l’ha scelta [la nonna|il testimone|il cuoco|un vicino di {citta}].

  «Se dovessimo rifarlo», dice {ela}, «cambieremmo solo le mie scarpe».
  La mattina dopo hanno fatto colazione in quaranta, ancora spettinati, e nessuno voleva andare via.
  Il consiglio che danno a chi comincia: scegliete tre cose che contano e lasciate che il resto venga come viene.
  In tutto hanno speso meno di quanto temevano, perché hanno detto tanti no e pochi sì, giusti.
  {elo} conserva in tasca il biglietto con le promesse, {ela} ha incorniciato la lista della spesa.
  Tra [un anno|due anni|cinque anni] torneranno {aCitta}, lo hanno già scritto sul calendario: {n:10-28} {meseNozze}.
  La cosa più cara sono state le sedie, la più bella {paesaggio}: lo dice {elo}, che teneva i conti.
  Di {citta} restano un barattolo di [terra|olive|miele|sale], {n:600-900/50} fotografie e un velo da lavare.
  «{vino} e poche parole», consiglia {elo} a chi comincia; {ela} aggiunge un secondo paio di scarpe.
  Il {fioreSingolo} del mazzo è seccato [in un libro|sul cruscotto|tra due fogli di giornale], e {ela} non vuole che si tocchi.
  Sono partiti il {giornoNozze} per [la Scozia|Procida|il Portogallo|le Dolomiti|Creta|il Giappone], con {n:2-3} valigie e il riso ancora nei capelli.
  La madre di {ela} tiene il centrotavola, quella di {elo} il menù: per una volta sono d’accordo.
  A chi chiede com’è andata, {ela} risponde «lunga»; {elo} «[breve|corta|volata]», e hanno ragione tutti e due.
  Il conto, {n:12-29}.000 euro in tutto, l’hanno diviso in tre: loro, i genitori e {n:3-7} amici che non volevano sentire ragioni.
`
  .trim()
  .split(/\n\s*\n/)
  .map(lines)
export const quotes = lines(`
  Volevamo una domenica con tutti quelli a cui vogliamo bene.
  Pioveva, e non ce ne siamo accorti.
  Il momento più bello è stato quando siamo usciti da soli, cinque minuti.
  Tre cose fatte bene e il resto come veniva.
  Le nonne hanno ballato più di noi.
  A {citta} ci siamo sentiti a casa dopo {n:3-10} minuti.
  Ho visto {elo} piangere e ho smesso di avere paura.
  {ela} rideva, e io non ricordavo più una parola.
  Ci è avanzato il tempo: è la cosa che consigliamo.
  Volevamo {paesaggio} e una tavola, abbiamo avuto molto di più.
  {ospiti} persone, e le abbiamo abbracciate tutte.
  Ho lasciato un pezzo di velo tra {alberi}, e va bene così.
  Per {piatto} si è fatta la fila due volte.
  Abbiamo ballato {ilBallo} senza saperlo ballare.
  Se chiudo gli occhi sento ancora {loStrumento}.
  Mio padre ha detto tre parole, ed erano quelle giuste.
  Di quel giorno rifarei anche gli errori.
  {elo} ha scelto {vino}, io ho scelto {elo}.
  La sera prima eravamo nervosi, la mattina non più.
  {stagioneMaiuscola} {aCitta}: non serviva altro.
  La nostra festa è finita quando si è spenta l’ultima candela, alle {n:3-5}.
  Ci avevano detto di non fare tutto da soli: avevano ragione.
  Il regalo più bello sono stati i {n:9-40} biglietti scritti a mano.
  Solo {fiore}, avevo detto: per una volta mi hanno ascoltata.
  È venuta gente da {altraCitta} in pullman, cantando.
`)
export const styles = lines(`
  In campagna
  Classico
  Al mare
  Intimo
  Rustico
  D’epoca
  Essenziale
  Tra le vigne
`)
