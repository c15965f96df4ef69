import { categoryTexts } from './category-texts.ts'

export const weddingPlanner = categoryTexts({
  priceEuro: [900, 3800, 100],
  since: [1998, 2022],
  dailyCapacity: 1,
  names: `
    {donna} {cognome} Matrimoni
    {cognome} e {cognome2} Nozze
    [Filo Rosso|Quaderno|La Scaletta|Buon Partito|Tutto a Posto] {citta}
    Regia di {donna}
    Studio Nozze {cognome}
  `,
  headlines: `
    Organizziamo tutto, oppure solo l’ultimo mese: decidete voi
    Un quaderno, una scaletta, nessuna ansia
    Fornitori {inRegione} conosciuti di persona, senza commissioni
    Il giorno stesso ci siamo noi, con il telefono che squilla al posto vostro
    Matrimoni per chi vive lontano e si sposa {inRegione}
    {donna} {cognome} mette in fila il giorno, da {citta} in poi
    Dal primo elenco a {ilBallo}: un quaderno, {n:2-4} persone
    {citta}, {paesaggio} e nessuna telefonata la mattina del sì
    Budget veri e fornitori {inRegione} chiamati per nome
  `,
  themes: `
    Seguiamo {n:9-18} matrimoni l’anno, {inRegione} e poco oltre, e il giorno delle nozze ci siamo noi, non una collaboratrice.
    {donna} ha lavorato [in albergo|in teatro|in un ufficio eventi|nella redazione di una rivista] prima di mettersi in proprio, e si vede dalle scalette.
    Lo studio è {aCitta}, con un tavolo grande, campioni di stoffa e un archivio di errori da non rifare.
    In {anni} anni abbiamo imparato che un matrimonio riuscito è fatto di mezz’ore libere.
    Non abbiamo uno stile nostro: abbiamo il vostro, tirato fuori con le domande giuste.
    Il primo matrimonio lo abbiamo seguito nel {since}: pioggia, due torte e nessun applauso sbagliato.
    Conosciamo {n:60-180/10} fornitori per nome e {n:20-40} luoghi a memoria.
    {donna} {cognome} ha lo studio {aCitta}, [sopra una libreria|in fondo a un cortile|al primo piano], e sul muro {n:9-18} quaderni, uno per coppia.
    Prima dei matrimoni {donna} [dirigeva un albergo|montava mostre|faceva la capotreno|insegnava matematica] {inRegione}: gli orari, da allora, [li prende sul serio|non le fanno paura].

    Si comincia dal budget, con cifre vere: quello che non ci sta lo diciamo al primo incontro.
    Per ogni voce proponiamo {n:2-3} fornitori, li abbiamo visti lavorare e non prendiamo commissioni.
    Leggiamo i contratti con voi, penali comprese, e chiediamo di cambiare le righe che non tornano.
    Per chi vive all’estero ci occupiamo di documenti, traduzioni e appuntamenti in Comune.
    La scaletta finale sta in una pagina e la ricevono tutti, dal parroco al pasticcere.
    Chi ha già organizzato tutto ci chiama per l’ultimo mese: raccogliamo i fili e il giorno lo teniamo noi.
    Pensiamo alle cose noiose: SIAE, permessi, bagni, parcheggi, ombrelli.
    La prova generale la facciamo due giorni prima, con chi entra e chi porta le fedi.
    Ogni coppia ha un foglio condiviso con {n:60-110/5} voci, e lo teniamo in ordine noi.
    Per i sopralluoghi mettiamo {n:4-9} giornate intere, scarpe comode comprese.
    {donna} telefona, {donna2} disegna, i conti li controlliamo in due.
    Intorno a {citta} conosciamo {n:14-40} case che si possono affittare, e [sei|otto|dieci] che non stanno in nessun sito.
    Se il budget è di {n:14-30}.000 euro, {donna} lo divide in {n:8-12} buste al primo incontro e [toglie la prima|vi chiede quale strappare|ne lascia una vuota].

    Il giorno siamo in {n:2-4}, vestite di blu, con auricolare e scarpe basse.
    Il piano della pioggia lo firmate insieme a quello del sole.
    I pagamenti li facciamo in chiaro: i soldi vanno dai vostri conti ai fornitori, mai dai nostri.
    Se litigate per i tavoli, abbiamo un metodo; se litigano i parenti, ne abbiamo due.
    Gli imprevisti li risolviamo prima che ve ne accorgiate, e ve li raccontiamo dopo.
    Arriviamo {n:3-6} ore prima della cerimonia e chiudiamo noi il cancello.
    In {mese} facciamo [il giro dei fornitori|tre assaggi|due sopralluoghi], e il {giorno} trovate il riassunto in una pagina.
    Quel giorno {donna} sta [vicino alla porta|dietro l’arco|in cucina] e {donna2} [con gli ospiti|al telefono|dove serve]: voi non le cercate mai.

    Il compenso è fisso e non cresce con la spesa: così possiamo dirvi di spendere meno.
    Il primo incontro è gratuito e dura un’ora e mezza.
    Prendiamo poche date, e diciamo di no quando due feste si toccano.
    Scriveteci tre cose che volete e tre che non sopportate.
    Rispondiamo entro {n:4-24} ore, anche ad agosto.
    Nel {n:65-85/5} % dei casi abbiamo speso meno del previsto, e lo mostriamo.
    Il primo incontro è di {giorno}, {aCitta} o in video, e {donna} porta [il metro|il quaderno|dei biscotti].
    Rispondiamo da {citta} in {n:4-24} ore, con una proposta e [una cifra|due domande|tre date].
  `,
  services: `
    Organizzazione completa
    Coordinamento del giorno
    Ricerca della location
    Gestione del budget
    Lettura dei contratti
    Documenti per stranieri
    Progetto degli allestimenti
    Gestione degli invitati
    Scaletta e regia
    Piano per la pioggia
    Viaggi e alloggi degli ospiti
  `,
  faq: `
    Quanto costa? => Il solo coordinamento da {n:900-1400/100} €, l’organizzazione completa da {n:2800-4500/100} €. È una cifra fissa.
    Prendete commissioni dai fornitori? => No. Gli sconti che ci fanno sono vostri.
    Quanto tempo prima vi contattiamo? => {n:10-14} mesi per tutto, {n:2-3} mesi per il solo coordinamento.
    Quante di voi ci sono quel giorno? => Da {n:2-3} a {n:4-5}, secondo gli invitati.
    Seguite coppie che vivono all’estero? => Sì, circa {n:20-50/10} % delle nostre. Lavoriamo in video e per i sopralluoghi andiamo noi.
    Possiamo scegliere fornitori nostri? => Sempre. Li chiamiamo noi per gli orari.
    Come si paga il vostro lavoro? => In {n:3-4} rate uguali, l’ultima dopo le nozze. {donna} ve le segna sul calendario, insieme a quelle degli altri.
  `,
  praise: `
    {donna} ci ha fatto risparmiare più di quanto ci è costata.
    La scaletta di una pagina è finita in tasca a tutti e ha funzionato.
    Vivevamo all’estero e non abbiamo mai avuto la sensazione di essere lontani.
    È successo di tutto e noi l’abbiamo saputo il giorno dopo, ridendo.
    Ha riletto i contratti riga per riga e ne ha fatti cambiare due.
    Due parenti difficili seduti al tavolo giusto: capolavoro.
    {donna} aveva un piano per la pioggia, uno per il vento e {n:30-60/10} ombrelli uguali.
    A {n:900-1500/100} chilometri di distanza abbiamo deciso tutto in {n:6-11} telefonate di {giorno} sera.
    Quando è successo {guaio} {donna} aveva già risolto: l’abbiamo saputo {n:2-9} giorni dopo.
    {donna} ha trovato a {parente} il tavolo giusto, e non era facile.
    {n:40-95/5} voci nel quaderno e nemmeno una saltata, con {tempo} e tutto.
  `,
  faults: `
    Nelle settimane di alta stagione le risposte arrivavano dopo due giorni.
    Qualche proposta era sopra il nostro budget.
    Avremmo voluto più scelta tra i fotografi.
    Il quaderno è utilissimo, ma {n:40-80/5} pagine tre mesi prima spaventano.
  `,
  videos: `
    Dodici mesi in due minuti
    Come si fa una scaletta
  `,
  citations: `
    Per il compenso fisso, che mette planner e sposi dalla stessa parte.
    Per la calma: nessuno, tra gli invitati, ha capito che cosa stesse succedendo.
    Per aver seguito coppie lontane come se abitassero di fronte.
  `,
})
