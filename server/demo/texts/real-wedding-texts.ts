import { lines } from './category-texts.ts'

export const weddingTitles = lines(`
  {ela} e {elo}, {n:48-160} invitati e un temporale
  Una tavola sola {aCitta}
  Il sì di {ela} e {elo} davanti a {paesaggio}
  {stagione} {aCitta}, con {dolce} al posto della torta
  Due famiglie, due lingue, una festa {inRegione}
  {ela} e {elo}: nozze piccole, giornata lunga
  Un matrimonio di {stagione} tra {alberi}
  In bicicletta dal Comune alla festa
  {ela} e {elo}, finalmente
`)
export const weddingStories = `
  {ela} e {elo} si sono conosciuti [in coda alla posta|a un corso di ceramica|su un treno in ritardo|al matrimonio di un’amica|in biblioteca|a una sagra], e per [tre|sei|nove] anni hanno detto che non si sarebbero mai sposati.
  Quando hanno deciso avevano due desideri: [una tavola sola|niente scarpe col tacco|tutti i nonni presenti|ballare prima di cena] e {paesaggio} sullo sfondo.
  {elo} è di {citta}, {ela} viene da lontano: la festa doveva far sentire a casa tutti e due.
  Il luogo lo hanno visto in un giorno di pioggia, e se piace con la pioggia piace sempre.
  Volevano un matrimonio che somigliasse a una domenica: tavola lunga, bambini in giro, nessuna scaletta.

  La cerimonia è durata {n:18-35} minuti. {ela} è arrivata [a piedi|in bicicletta|su un furgoncino|in braccio al vento], con un mazzo di {fiore} raccolto la mattina.
  Le promesse le avevano scritte senza leggersele: tutte e due finivano con la stessa frase, e nessuno dei due ha finito la propria.
  Il rito lo ha letto [la sorella|un amico d’infanzia|la vicina di casa|il vecchio professore], con la voce che tremava più della loro.
  Al momento delle fedi il nipotino si è seduto per terra con il cuscino e non c’è stato verso di farlo alzare.
  Sono usciti sotto una pioggia di [riso e lavanda|petali|foglie d’ulivo|carta velina], con le campane di {citta} in ritardo di due minuti.

  All’aperitivo {piatto}, e poi {primo}: la cucina di qui, senza spiegazioni.
  Il vino era {vino}, versato senza misura dallo zio che lo fa.
  La tavola correva per trenta metri, con erbe aromatiche, candele e i nomi scritti a mano.
  I discorsi sono stati [tre|quattro], tutti sotto i due minuti: era l’unica regola della giornata.
  Alle sette ha cominciato a piovere. In venti minuti era tutto al coperto, e la luce delle finestre ha fatto il resto.
  Per dolce {dolce}, portati in tavola dalle nonne in fila.

  Il primo ballo doveva essere un valzer, ma {elo} ha pestato un piede a {ela} e la band ha attaccato {ballo}.
  A mezzanotte le scarpe erano tutte sotto i tavoli e in pista c’erano ancora i genitori.
  Gli amici hanno cantato una canzone con il testo cambiato: {n:8-14} strofe, una peggio dell’altra, bellissime.
  La cosa che ricordano di più è il silenzio, un momento, quando sono usciti da soli a guardare {paesaggio}.
  Quello che è avanzato dei fiori, il lunedì, è andato alla casa di riposo di {citta}.

  «Se dovessimo rifarlo», dice {ela}, «cambieremmo solo le mie scarpe».
  La mattina dopo hanno fatto colazione in quaranta, ancora spettinati, e nessuno voleva andare via.
  Il consiglio che danno a chi comincia: scegliete tre cose che contano e lasciate che il resto venga come viene.
  In tutto hanno speso meno di quanto temevano, perché hanno detto tanti no e pochi sì, giusti.
  {elo} conserva in tasca il biglietto con le promesse, {ela} ha incorniciato la lista della spesa.
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
