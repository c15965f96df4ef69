import { categoryTexts } from './category-texts.ts'

export const gioielliEFedi = categoryTexts({
  priceEuro: [390, 1250, 10],
  since: [1922, 2017],
  dailyCapacity: 10,
  names: `
    Oreficeria {cognome}
    Gioielli {cognome} dal {since}
    Fedi {cognome}
    Il Banco di {uomo} {cognome}
    Laboratorio Orafo {citta}
    [Cesello|Crogiolo|Lamina] {citta}
  `,
  headlines: `
    Fedi fuse al banco, anche con l’oro di famiglia
    Incisioni a bulino, con la vostra scrittura
    Oro riciclato e pietre di cui sappiamo la miniera
    Un paio di fedi fatte da voi, in un pomeriggio, con le nostre mani accanto
    Da {anni} anni misuriamo anulari {inRegione}
    {uomo} {cognome}, orafo {aCitta}: fedi con un peso e un nome
    Oro che resta in famiglia, {aCitta} dal {since}
    Il martello di {uomo}, la lente di {donna}
  `,
  themes: `
    Il laboratorio è {aCitta} dal {since}: un banco con tre posti, un crogiolo e una vetrina che cambia poco.
    {uomo} è [figlio e nipote di orafi|diplomato a Vicenza|arrivato qui come garzone a sedici anni], e incide ancora a mano, con la lente.
    Siamo una bottega di {n:2-5} persone, e la fede che comprate l’ha fatta una di loro.
    Abbiamo fuso migliaia di fedi e nessuna coppia ha le mani uguali a un’altra.
    Dal {since} abbiamo cambiato {n:2-4} insegne e nessun martello.
    {citta} ci conosce per le fedi, e {n:3-8} paia al mese partono per altre regioni.
    {uomo} {cognome} ha il banco {aCitta} vicino [alla finestra|alla porta|al gatto], e da {anni} anni batte [piano|con lo stesso martello|la radio accesa].
    In bottega {donna} tiene [il registro delle misure|le cere|i conti] dal {since}: {n:1200-4800/100} anulari di {citta} e dintorni.

    Si può partire dall’oro di casa: lo fondiamo davanti a voi e torna in forma di anello.
    Le forme sono poche: francese, mantovana, piatta, e la [sarda, con la filigrana|martellata|sfaccettata a mano].
    L’interno lo bombiamo sempre, perché un anello deve scordarsi di essere al dito.
    L’incisione si fa a bulino, copiando la vostra scrittura da un biglietto.
    Le pietre sono piccole e certificate; se la provenienza non si sa, non le montiamo.
    Lavoriamo oro giallo, bianco, rosa e un grigio senza nichel per chi è allergico.
    Per chi non porta anelli facciamo un ciondolo con la stessa lastra, tagliato in due.
    Gli anelli di fidanzamento li disegniamo in un’ora, con cera e matita, e spesso con una pietra già vostra.
    La più richiesta pesa {n:4-8} grammi e non ha niente di scritto fuori.
    Una coppia su {n:3-6} porta l’oro di famiglia, e noi restituiamo anche la polvere.
    Tagliamo la lastra a {n:2-4} millimetri e poi la lavoriamo al martello, senza stampi.
    Per chi lavora con le mani {uomo} consiglia una fede da {n:3-5} millimetri, [senza spigoli|bombata dentro|opaca fuori], che non si impigli.
    Con l’oro dei nonni {uomo} fa [una verga sola|due anelli gemelli|anche una spilla con quello che avanza]: [si pesa davanti a voi|la fiamma la accendete voi|non si perde un grammo].

    Dalla scelta al ritiro passano {n:3-6} settimane, incisione compresa.
    Le misure le prendiamo due volte, in ore diverse: le dita cambiano tra mattina e sera.
    Una volta al mese apriamo il banco alle coppie: entrate la mattina, uscite con due anelli fatti da voi.
    Il ritiro lo facciamo con calma, con le fedi al dito e un bicchiere in mano.
    La messa a misura è gratuita per sempre, la lucidatura anche.
    Lavoriamo {n:4-9} paia alla volta, mai di più.
    Il ritiro è di {giorno}, a bottega chiusa: {donna} apre [una bottiglia|la scatolina|la porta sul retro] e {uomo} lucida un’ultima volta.

    Il prezzo segue il peso e la quotazione del giorno, e ve lo scriviamo prima di fondere.
    Chi porta il proprio oro paga solo la lavorazione.
    Ogni paio ha un certificato con titolo, peso e nome di chi lo ha fatto.
    Passate anche solo a farvi misurare: costa niente e toglie un pensiero.
    Non vendiamo in rete, perché un anello va provato.
    Da {n:450-700/50} € in su, con il peso scritto al decimo di grammo.
    Riceviamo su appuntamento, fino alle {n:19-21} di sera.
    Passate {aCitta} tra le {n:10-12} e le {n:17-19}: {uomo} misura le dita di tutti e due e ve le scrive su un biglietto.
  `,
  services: `
    Fedi su misura
    Fusione dell’oro di famiglia
    Incisione a mano
    Anelli di fidanzamento
    Oro riciclato
    Fedi fatte dagli sposi
    Messa a misura gratuita
    Lucidatura nel tempo
    Certificato
    Gioielli per la sposa
    Regali per i testimoni
  `,
  faq: `
    Quanto costa una coppia di fedi? => Da {n:480-650/10} € per una forma semplice, in media {n:750-1150/50} €, secondo il peso e l’oro del giorno.
    Possiamo usare il nostro oro? => Sì. Pagate solo la lavorazione, tra {n:220-300/10} e {n:320-420/10} € la coppia.
    L’incisione è compresa? => Sì, fino a {n:18-26} lettere, anche con la vostra scrittura.
    Quanto tempo serve? => {n:3-5} settimane. Per un’urgenza, {n:8-12} giorni.
    Se poi non mi sta più? => La messa a misura è gratuita, quante volte serve.
    Si possono fare le fedi da soli? => Un sabato al mese, in {n:4-6} ore, con uno di noi accanto. Costa {n:150-260/10} € in più.
    Si possono vedere le fedi mentre nascono? => Sì, di {giorno}: {uomo} fonde verso le {n:10-17} e ci si sta in {n:2-4}. Portate gli occhiali, se li usate.
  `,
  praise: `
    Hanno fuso l’oro di due nonne e ora lo portiamo al dito.
    Abbiamo fatto le fedi noi, un sabato, e sono venute dritte.
    L’incisione è la scrittura di mio marito, con il suo errore e tutto.
    Misura perfetta al primo colpo, dopo due prese in ore diverse.
    {uomo} ci ha sconsigliato le pietre grandi e aveva ragione.
    Prezzo scritto prima di fondere, nessuna sorpresa.
    {uomo} ha pesato la catenina di mia nonna davanti a noi: {n:6-14} grammi, tutti nelle fedi.
    {donna} si è accorta che la mia era stretta prima che lo dicessi.
    Dentro le fedi c’è la scrittura {diParente}, copiata da una cartolina.
    {uomo} ha allargato la mia in {n:10-25/5} minuti, {n:4-14} mesi dopo, senza chiedere niente.
    {parenteMaiuscolo} ci ha dato una spilla rotta, {uomo} l’ha fatta diventare due anelli.
  `,
  faults: `
    Pronte tre giorni dopo la data promessa.
    La scelta in vetrina è piccola, bisogna avere già un’idea.
    Negozio aperto in orari scomodi per chi lavora.
    {citta} in {mese} è chiusa per ferie e nessuno ce l’aveva detto.
  `,
  videos: `
    Dall’oro della nonna alla fede
    Un’incisione a bulino
  `,
  citations: `
    Per l’oro che passa di mano in mano senza perdere la storia.
    Per la provenienza delle pietre scritta sul certificato.
    Per aver messo al banco gli sposi.
  `,
})
