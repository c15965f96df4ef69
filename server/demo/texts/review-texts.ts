import { lines } from './category-texts.ts'

const list = (text: string) => text.trim().split(/\s*\|\s*/)

/** What reviews name: people and small things of the day, each fit for any sentence that asks for it. */
export const reviewWords = {
  parente: list(
    'mia suocera|mio suocero|mio padre|mia madre|la zia Pina|zio Franco|mia nonna|mio nonno|mia sorella|mio fratello|la mia testimone|il mio testimone|mia cugina|un cugino di Torino|il padrino|la madrina|un collega di mio marito|la vicina di casa|la mamma di lui|il babbo di lei|mio cognato|mia cognata|l’amica del liceo|lo zio d’America|la mia maestra|il nipote più grande|un’amica olandese|la collega vegetariana|il capo di mia moglie|la bisnonna|un vecchio professore|la zia suora',
  ),
  occasione: list(
    'il battesimo|i sessant’anni di mia madre|le nozze d’argento dei miei|la laurea di mio fratello|la cresima dei gemelli|il primo anniversario|il matrimonio di mia sorella|la festa dei quaranta|le nozze d’oro dei nonni|il prossimo compleanno',
  ),
  guaio: list(
    'un temporale di venti minuti|il ritardo del volo di mio fratello|un testimone senza cravatta|il panico per le fedi dimenticate in hotel|una zia che non trovava la strada|un blackout di mezz’ora|un’auto che non partiva|un vento di traverso|un bambino con la febbre|un errore nostro nella lista dei tavoli|un calice rovesciato sull’abito|un officiante bloccato nel traffico|un arrivo di quattro ospiti in più|un cane scappato in giardino',
  ),
  consiglio: list(
    'una collega|mia cugina|un’amica sposata l’anno prima|il parroco|la nostra fotografa|mio cognato|una coppia conosciuta in vacanza|la parrucchiera|il nostro testimone|la vicina|un’insegnante di mio figlio|la dottoressa',
  ),
  virtu: list(
    'la calma|la puntualità|la franchezza|il sorriso|la pazienza|la precisione|la discrezione|la fantasia|il buon senso|la memoria|l’ironia|la misura|la cura|la schiettezza',
  ),
  tempo: list(
    'la pioggia a tratti|un caldo africano|un vento forte|la grandine a mezzogiorno|la nebbia fino alle undici|un cielo color piombo|trentasei gradi|un freddo da cappotto|lo scirocco|le nuvole basse|un’afa da togliere il fiato|un acquazzone alle sei',
  ),
  noi: list(
    'Siamo una coppia che decide tardi|Siamo due ansiosi|Abitiamo all’estero|Lavoriamo tutti e due di sabato|Siamo al secondo matrimonio|Abbiamo due bimbi piccoli|Veniamo da due regioni lontane|Siamo in tanti in famiglia|Abbiamo una famiglia complicata|Non amiamo stare al centro|Siamo precisi fino alla noia|Parliamo due lingue in casa',
  ),
  mestiere: list(
    'geometra|contabile|cuoco|notaio|falegname|maestro|vigile|barista|musicista|giardiniere|tipografo|ferroviere',
  ),
  prova: list('prima|seconda|terza|quarta|penultima|ultima'),
}

export const openings = lines(`
  Ci siamo sposati {quando} in {n:32-190} e rifaremmo la stessa scelta.
  Li abbiamo scelti tra [tre|quattro|cinque|sei|sette] preventivi, dopo [la prima telefonata|un’ora di chiacchiere|una mail sola|un sopralluogo].
  Ce ne aveva parlato {consiglio}, e {quando} abbiamo capito perché.
  {noi}, e avevamo [paura di sbagliare|poco tempo|mille dubbi|bisogno di qualcuno che sapesse ascoltare].
  Abbiamo organizzato tutto in [cinque|sei|otto|dieci|undici|quattordici] mesi, [da lontano|di sera|con un neonato|tra un turno e l’altro].
  Matrimonio di {n:24-64} persone, {quando}, {aCitta}: piccolo solo nei numeri.
  Eravamo in {n:110-240}, tanti, e nessuno [si è sentito di troppo|ha aspettato|si è accorto della fatica].
  Scriviamo a [due|tre|cinque|otto] mesi dalle nozze, a mente fredda, e il giudizio su {name} non cambia.
  {name} lo ha trovato {parente}: [noi eravamo scettici|per una volta era il consiglio giusto|e adesso ce lo ricorda sempre].
  Il primo incontro è stato di {giornoDelMese}, e dopo {n:15-70/5} minuti avevamo deciso.
  Di {name} ci ha convinti {virtu}, poi è venuto tutto il resto.
  Rito [civile|religioso|simbolico] {quando}, {n:40-160} invitati e {tempo}.
  Dopo [un anno|due anni|tre anni] di rinvii, finalmente {quando}, con {n:40-150} persone intorno.
  Cercavamo qualcuno {inRegione} e {consiglio} ci ha fatto il nome di {name}.
  Ero io quella [diffidente|difficile da convincere|che voleva fare tutto da sola], e {donna} mi ha fatto cambiare idea in [un pomeriggio|due telefonate|un quarto d’ora].
  Mio marito di mestiere fa il {mestiere} e guarda i dettagli: di {name} non ha avuto niente da dire.
  Mio suocero fa il {mestiere} e non si fida facilmente; di {uomo} si è fidato.
  {quandoMaiuscolo}, {aCitta}, con {tempo}: una giornata che [ci teniamo stretta|rifaremmo domani|non ha avuto bisogno d’altro].
  A {n:8-40} giorni dal sì avevamo ancora mezza festa da decidere, e da {name} nessuno ha alzato gli occhi al cielo.
  Prima di scegliere {name} avevamo avuto [una brutta esperienza|tre delusioni|un fornitore sparito].
  Li avevamo visti lavorare al matrimonio {diParente} e ci eravamo segnati il nome.
  Nozze {diStagione}, {n:46-150} ospiti e {parente} in prima fila.
  Non lasciamo mai recensioni: questa la scrive {autoriPrimo}, ma la firmiamo insieme.
  Ogni volta che passiamo da {citta} salutiamo {donna} con il clacson, e questo dice già tutto.
  La prima telefonata con {uomo} è durata {n:25-90/5} minuti, la metà spesi a ridere.
  Ci avevano detto che {inRegione} [tutto costa troppo|bisogna accontentarsi|in alta stagione non risponde nessuno], e invece abbiamo trovato {name}.
`)
export const details = lines(`
  C’è stato {guaio}, e {uomo} ha sistemato tutto in {n:5-40/5} minuti [senza una piega|sorridendo|prima di dircelo].
  C’è stato {guaio} e non se n’è accorto nessuno, nemmeno {parente}.
  Con {tempo} e {n:50-170} persone molti avrebbero perso [la testa|la pazienza|il filo|il sorriso]: loro no.
  {parenteMaiuscolo}, che [non si fida di nessuno|trova sempre da ridire|di feste ne ha viste tante|non fa complimenti], ha voluto il loro numero.
  {parenteMaiuscolo} ne parla ancora [a ogni pranzo|con chiunque|al telefono con le amiche|come se fosse merito suo].
  {donna} si è ricordata [di ogni nome|della nostra canzone|dell’allergia {diParente}|dei cugini da far sedere vicini].
  Alle {n:20-23} rispondevano ancora ai messaggi {diParente}, e con gentilezza.
  Il conto finale è stato [uguale al preventivo|identico al centesimo|più basso del previsto], e avevamo cambiato idea {n:2-6} volte.
  Ci hanno detto [due|tre|quattro] no e, a ripensarci, avevano ragione su [tutti|quasi tutti|almeno uno].
  Con gli altri fornitori si sono parlati da soli: a noi è arrivato un messaggio, uno, {n:4-20} giorni prima.
  La settimana prima ero nel panico e {donna} mi ha richiamata in {n:4-25} minuti.
  {uomo} ha portato [un ombrello in più|una sedia all’ombra|un bicchiere d’acqua|una coperta] a {parente} prima che qualcuno chiedesse.
  Abbiamo cambiato [data|colori|orari|numero degli ospiti|programma] {n:2-5} volte e non ce l’hanno mai fatto pesare.
  Sono arrivati {n:20-90/10} minuti in anticipo e andati via per ultimi, con {parente}.
  Si vede che {aCitta} ci lavorano da {anni} anni: [nessuna fretta|nessuna frase fatta|ogni gesto al suo posto].
  Gli amici venuti da [Napoli|Berlino|Londra|Bari|Lione|Trieste|Palermo|Madrid] ci chiedono ancora il contatto di {donna}.
  Nostra figlia di {n:3-9} anni parla ancora di {donna} e {vuole} rivederla.
  Quello che resta, più di tutto, è {virtu} di {donna}.
  Non scorderemo {virtu} con cui {uomo} ha guidato la giornata.
  Mancava {personaCara}, e l’hanno saputo ricordare con [una sedia vuota|un fiore|due parole|un silenzio] e tanta delicatezza.
  Se dovessi scegliere una cosa sola direi {virtu}; se fossero due, anche [il prezzo|la puntualità nei conti|{uomo}].
  A {parente} è venuto da piangere, e non [succedeva da anni|era mai capitato|se lo aspettava].
  {donna} e {uomo} lavorano guardandosi appena: [sembrano un orologio|è un piacere vederli|si capiscono con un cenno].
  Il {giorno} dopo ci hanno scritto per sapere [come stavamo|se eravamo partiti|se la nonna si era ripresa]: non è da tutti.
  Ogni volta che dicevamo «non importa», {donna} [lo sistemava lo stesso|rispondeva «importa»|prendeva nota].
  Tra {citta} e casa nostra ci sono {n:90-900/10} chilometri, e non li abbiamo mai sentiti.
  Per {parente}, che cammina poco, c’è sempre stato [il posto migliore|qualcuno accanto|la strada libera], grazie a {uomo}.
  Un’ora prima, con {tempo}, pensavamo al peggio; un’ora dopo [ballavamo|ridevamo|brindavamo].
  «Fidatevi», ci aveva detto {consiglio}, e ci siamo fidati.
  Sul contratto c’erano {n:3-9} pagine chiare, e {parente} le ha lette tutte senza trovare trappole.
  Ci siamo sentiti [ospiti|a casa|ascoltati|al sicuro] dal primo caffè {aCitta}.
  Senza dirci niente avevano preparato [una sorpresa|un brindisi|un applauso|una dedica] per {parente}.
  Per {n:60-180} persone mi aspettavo confusione, e invece [ordine|calma|sorrisi] dal primo all’ultimo minuto.
`)
export const closings = lines(`
  Li richiameremo per {occasione}.
  Abbiamo già fissato con {donna} per {occasione}.
  Se siete indecisi, andate {aCitta} e [parlateci|guardatevi intorno|bevete un caffè con {uomo}].
  A {donna} e {uomo} un abbraccio da {autori}.
  Grazie {donna}, da [tutti e due|noi e dai nonni|{n:40-170} persone felici].
  Grazie {uomo}, per {virtu} e per [il caffè|le risate|averci creduto].
  {citta} per noi adesso ha un nome: {name}.
  Valgono ogni euro, e lo dice un {mestiere}.
  Tra {n:5-20} anni ci ricorderemo ancora di {uomo} e {donna}.
  Ci sono rimasti amici: {quandoTorniamo} si mangia insieme {aCitta}.
  Consigliati a chi cerca {virtu}, non [i fuochi d’artificio|le cose in grande|l’effetto].
  {parenteMaiuscolo} dice di dargliene sei, di stelle.
  Ne parliamo ancora, {autoriPrimo} più di tutti.
  Una scelta che rifaremmo domani, anche con {tempo}.
  Se cercate {virtu} {inRegione}, chiamate {name}.
  Per {occasione} sappiamo già chi chiamare.
`)
/** What may go wrong with anybody. */
export const shortcomings = lines(`
  Alle mail di {mese} ha risposto solo {donna}, dopo {n:4-12} giorni.
  Abbiamo dovuto ricordare due volte l’orario {diParente}.
  Per un ritardo di {n:25-60/5} minuti nessuno ci ha avvisati.
  Il sito prometteva altro: {virtu}, quel giorno, non c’era.
  La persona che ci seguiva è cambiata a {n:3-9} settimane dalle nozze.
  Gli extra, {n:18-65}0 euro, li abbiamo scoperti alla fine.
  Con {tempo} si sono fatti trovare impreparati.
  Del nostro elenco di {n:8-20} richieste ne sono rimaste fuori {n:2-4}.
`)
export const halfhearted = lines(`
  Nel complesso bene, però da {name} [ci aspettavamo di più|con quel prezzo si può pretendere|serve più attenzione].
  Persone gentili, {donna} soprattutto; qualche dettaglio resta da sistemare.
  Non è stato tutto perfetto, ma {uomo} ha ascoltato [le critiche|fino in fondo|senza offendersi].
  La giornata è andata bene lo stesso, grazie anche a {parente}.
  Per quello che abbiamo speso ci aspettavamo [più presenza|più cura|qualcosa in più] da {name}.
  Un’avvertenza per chi sceglie {name}: mettete per iscritto [gli orari|gli extra|chi viene|i materiali].
  A {parente} non è sfuggito, a noi solo dopo.
  Peccato, perché il primo incontro con {donna} era stato [bello|lungo|promettente].
  Il resto è andato come doveva, e {quando} ci siamo sposati comunque felici.
  Detto questo, {uomo} [si è scusato|ci ha messo la faccia|ha provato a rimediare].
  Con {tempo} forse era inevitabile, ma una parola prima sarebbe bastata.
  A {n:3-14} mesi di distanza ci ridiamo sopra, quel giorno meno.
`)
export const thanks = lines(`
  Grazie a voi, {autori}: [siete stati facili da seguire|ci avete fatto ridere dal primo giorno|una coppia così la rivorremmo ogni sabato].
  Che regalo leggervi, {autori}. Un abbraccio da {donna} anche a {parente}.
  Grazie! Ci ricordiamo ancora [il discorso|l’abbraccio|la risata|il brindisi] di {autoriPrimo}, {quando}.
  {autori}, grazie di cuore: quando passate da {citta} il caffè [è pronto|lo offriamo noi|vi aspetta].
  Siamo felici che si sia visto il lavoro che non si vede, {autori}.
  Per noi, {autori}, {quando} resta una delle giornate più belle dell’anno.
  È stato un piacere dal primo incontro, {autori}: grazie della fiducia.
  Grazie, {autori}: lo leggiamo {giorno} a tutta la squadra.
  Un abbraccio da {donna} e {uomo} a {autori}, e tanti auguri per tutto quello che viene.
  Con {tempo} non era facile, {autori}, e voi avete sorriso sempre.
  {autori}, il merito è anche {diParente}. Vi pensiamo ogni volta che {quandoPioveONo}, {donna} per prima.
  Da {citta} un saluto grande a {autori}, con {donna} in testa.
`)
export const apologies = lines(`
  Grazie della sincerità, {autori}. Su quel punto avete ragione, e da {mese} {uomo} segue tutto di persona.
  {autori}, ci dispiace: ne abbiamo parlato {giorno} tra noi e non succederà più.
  Il consiglio è giusto, {autori}: ve ne avremmo dovuto parlare prima, e da ora lo facciamo.
  Capiamo il disagio, {autori}, e ce ne scusiamo. Se volete sentirci, {uomo} vi chiama volentieri {giorno}.
  {autori}, avete fatto bene a scriverlo. {donna} vi ha mandato due righe, e vi aspetta {aCitta}.
  Quel giorno abbiamo sbagliato noi, {autori}, e dare la colpa al tempo non serve.
`)
export const titles = lines(`
  Una sicurezza
  Più di quanto sperassimo
  Gentili e precisi
  Rifaremmo la stessa scelta
  Il giorno più leggero
  Bravi davvero
  Ascoltano
  Promessa mantenuta
  Da conoscere
  Mani d’oro
  {donna} è speciale
  Grazie, {uomo}
  {virtuMaiuscolo} prima di tutto
  {citta} nel cuore
  Una bella scoperta {inRegione}
  Meglio dal vivo che sul sito
  Ci torneremmo domani
  Aveva ragione {consiglio}
  {n:40-180} invitati felici
  [Bravi|Bravissimi|Seri|Puntuali|Attenti|Pazienti|Generosi|Discreti] [dall’inizio alla fine|fino all’ultimo|anche quando {tempo}|senza mai pesare|e alla mano]
  [Con|Grazie a] {donna} [nessun pensiero|tutto più semplice|ci siamo sentiti a casa|non ci è mancato niente]
  [Con|Grazie a] {uomo} [nessun pensiero|tutto più semplice|ci siamo sentiti a casa|non ci è mancato niente]
  {virtuMaiuscolo} e {virtu}, [come ci avevano detto|come speravamo|e non è poco|dal primo incontro]
  [Il regalo|La scelta|L’idea] migliore del nostro [matrimonio|giorno|sabato|anno] {aCitta}
  {donna} e {uomo}, [che squadra|grazie|una bella coppia di mani|vi rivorremmo]
  [Lo|Li] consigliamo a chi si sposa {inRegione}
  Anche {parente} [è rimasta senza parole|ne parla ancora|vuole risposarsi|ha fatto i complimenti]
`)
