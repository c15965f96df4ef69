import { categoryTexts } from './category-texts.ts'

export const abitiSposa = categoryTexts({
  priceEuro: [900, 3200, 50],
  since: [1949, 2019],
  dailyCapacity: 6,
  names: `
    Atelier {donna}
    Atelier {donna} {cognome}
    Sartoria {cognome} Sposa
    [Filo Bianco|Orlo|Ago e Seta|Tulle] {citta}
    La Sposa di {donna}
    Casa {cognome} Spose
    Le Sarte di {citta}
  `,
  headlines: `
    Abiti cuciti {aCitta}, dalla carta modello all’ultimo bottone
    Seta, pizzo e tasche: perché un abito si deve poter vivere
    Una sposa alla volta, due ore tutte per lei
    Da {anni} anni vestiamo spose di ogni età e di ogni taglia
    Abiti su misura e una stanza di vestiti d’epoca rimessi a nuovo
    Sei prove, una sarta sola, nessuna fretta
    Linee pulite, stoffe italiane, schiena scoperta ma che sta su
    {donna} {cognome} cuce {aCitta} una sposa per volta
    Sete, {n:4-6} prove e un tè: l’abito nasce {aCitta}
    Abiti che si siedono, ballano {ilBallo} e tornano a casa interi
    {anni} anni di orli {inRegione}, dalla 36 alla 58
  `,
  themes: `
    L’atelier è {aCitta} dal {since}: due stanze, tre specchi e un laboratorio con la porta aperta.
    {donna} ha cominciato a quattordici anni [da una camiciaia|nella sartoria di un teatro|accanto alla madre], e ancora oggi taglia lei ogni abito.
    Siamo {n:3-7} sarte, la più giovane ha {n:22-29} anni e la più esperta {n:61-74}.
    Riceviamo una sposa per volta, su appuntamento, con chi vuole portarsi: anche nessuno.
    Non abbiamo vetrina su strada, e ci va bene così: chi arriva lo manda un’altra sposa.
    In archivio ci sono quaranta quaderni di misure; qualcuna torna con la figlia.
    La prima sposa del {since} è tornata con la nipote, e il quaderno delle misure c’era ancora.
    Da {anni} anni cuciamo {aCitta}, con la radio accesa e le finestre sulla strada.
    {donna} {cognome} ha aperto {aCitta} nel {since} con [una macchina da cucire a pedale|due manichini|il banco di sua madre], e la stanza delle prove guarda [il cortile|la piazza|{paesaggio}].
    In atelier, {aCitta}, si entra [in calze|una alla volta|con calma]: {donna2} prepara il tè e {donna} [guarda come camminate|non prende subito il metro|fa tre domande].

    Lavoriamo mikado, crêpe e georgette di [Como|seterie comasche], pizzi [di Cantù|francesi|di Burano quando si può] e fodere di seta vera.
    Le tasche le mettiamo in quasi tutti gli abiti: poi ci ringraziate.
    Il corpetto lo costruiamo con stecche leggere, provato seduta, in piedi e ballando.
    Si può partire da zero, da uno dei nostri {n:40-120/10} modelli, o dall’abito della mamma.
    Vestiamo dalla 36 alla 58, e i campioni in prova ci sono per tutte, non solo per una.
    Per i riti civili facciamo anche tailleur, abiti corti e pantaloni larghi di cady.
    Il velo si prova per ultimo e dura dieci secondi: o commuove o non serve.
    Gli abiti d’epoca li scegliamo uno per uno, li laviamo a mano e li rimettiamo a misura.
    Il pizzo lo applichiamo a mano, {n:20-60/5} ore per un corpetto.
    {donna} preferisce la [seta cruda|georgette|crêpe], che si muove da sola.
    Ogni anno disegniamo {n:8-22} modelli nuovi e ne togliamo altrettanti.
    Per chi si sposa in {mese} {donna} propone [una seta che pesa {n:90-160/10} grammi|un crêpe doppiato|una georgette a due strati], perché il caldo si sente dalla schiena.
    I bottoni sono {n:18-40}, [foderati a mano|di madreperla|grandi come un cece], e l’ultimo lo chiude [la mamma|un’amica|chi volete voi].

    Servono di solito {n:6-8} mesi, ma con {n:10-14} settimane si è fatto più di una volta.
    Le prove sono {n:4-6}: tela, imbastito, stoffa, orlo con le scarpe, e una di sicurezza.
    L’ultima prova si fa {n:10-20} giorni prima, e l’abito esce stirato, imbustato e con ago e filo in tasca.
    Il giorno delle nozze una di noi può venire a vestirvi: abbottonare trenta asole non è un mestiere per testimoni.
    Se il corpo cambia, cambia anche l’abito: le modifiche fino all’ultimo mese non si pagano.
    Lavaggio e conservazione dopo la festa li facciamo noi, in scatola di carta senza acidi.
    In magazzino restano sempre {n:12-40} metri di stoffa di riserva per ogni modello.
    Tra una prova e l’altra passano {n:3-5} settimane: il tempo di ripensarci.
    Dalla tela all’abito passano {n:12-30} settimane e {n:60-180/10} ore: [{donna2} tiene il conto|lo segniamo sul quaderno|nessuna è uguale all’altra].

    Il prezzo si dice al primo incontro, con la stoffa in mano, e comprende tutte le prove.
    Chiediamo un terzo all’ordine, un terzo all’imbastito e un terzo al ritiro.
    Se un modello non vi sta bene ve lo diciamo, con garbo ma ve lo diciamo.
    Le fotografie in prova si possono fare: a patto che le guardiate il giorno dopo.
    Scriveteci che matrimonio sarà, a che ora e su che terreno si cammina: cominciamo da lì.
    Da noi si spende in media {n:1400-2600/100} €, e si esce con l’abito, non con un catalogo.
    Siamo chiuse la domenica e il [lunedì mattina|sabato pomeriggio], aperte fino alle {n:18-20} gli altri giorni.
    Si prenota con {donna2}, di {giorno} o {giorno2}: {n:60-120/10} minuti tutti per voi e niente fretta.
    Ditele dove vi sposate, in che mese e con che scarpe: {donna} comincia a disegnare [prima che abbiate finito|sul retro di una busta|dal fondo della gonna].
  `,
  services: `
    Abito su misura
    Modelli pronti
    Abiti d’epoca
    Modifiche comprese
    Veli e accessori
    Scarpe tinte in tono
    Abiti per riti civili
    Taglie fino alla 58
    Vestizione a domicilio
    Lavaggio e conservazione
    Abiti per damigelle
    Rimessa a modello dell’abito di famiglia
  `,
  faq: `
    Quanto tempo prima devo venire? => {n:8-10} mesi prima è comodo. Sotto i {n:3-4} mesi lavoriamo sui modelli pronti.
    Quanto costa un abito su misura? => In media tra {n:1600-2200/100} e {n:2600-3800/100} €, secondo la stoffa. Al primo incontro avete già una cifra.
    Le modifiche sono comprese? => Sì, tutte, fino al giorno del ritiro: di solito {n:4-6} prove.
    Avete taglie grandi? => Fino alla {n:54-58}, con campioni veri da provare.
    Si può usare l’abito di mia madre? => Spesso sì. Costa tra {n:350-500/50} e {n:700-1100/50} € e bastano {n:2-3} mesi.
    Quante persone posso portare? => Fino a {n:3-5}. Con di più si prova peggio, parola di sarte.
    Noleggiate gli abiti? => Solo alcuni d’epoca, da {n:400-650/50} € compresi i ritocchi.
    Ci si può fermare a guardare il laboratorio? => Sì, di {giorno} le macchine girano fino alle {n:17-19}. {donna2} spiega volentieri, basta non toccare il bianco.
  `,
  praise: `
    Le tasche. Ho passato la sera con le mani in tasca ed ero felice.
    {donna} mi ha detto con garbo che il modello che volevo non mi stava, e aveva ragione.
    Sono una 52 e per la prima volta ho provato abiti veri, senza spille sulla schiena.
    Hanno trasformato il vestito di mia madre senza farglielo rimpiangere.
    Sei prove, sempre la stessa sarta, mai un minuto di fretta.
    Ho ballato fino alle tre e il corpetto non si è mosso di un dito.
    La mattina è venuta a vestirmi e ha calmato tutti.
    {donna} ha disfatto e rifatto una manica {n:2-4} volte senza che glielo chiedessi.
    {n:20-40} bottoni, tutti diritti: mia madre li ha contati.
    Sono partita da {citta} con l’abito sulle ginocchia e il cuore leggero.
    {parenteMaiuscolo} ha pianto alla {prova} prova, io a quella dopo.
    {donna} ha nascosto nella fodera [un bottone|un pezzetto di pizzo|una moneta|un filo azzurro] {diParente}.
    Sono arrivata con {n:9-24} foto salvate e sono uscita con un disegno solo, il mio.
  `,
  faults: `
    L’orlo è stato rifatto due volte prima di essere giusto.
    Gli appuntamenti del sabato sono difficili da trovare.
    Gli accessori mi sono sembrati cari rispetto all’abito.
    L’abito è stato pronto solo quattro giorni prima: tutto bene, ma che ansia.
    Ho aspettato {n:25-50/5} minuti a ogni prova, {donna} è brava e per questo è sempre piena.
  `,
  videos: `
    Dalla carta modello all’abito, in tre minuti
    In sartoria con {donna}
    La nuova collezione, camminata vera
  `,
  citations: `
    Per vestire tutte, dalla 36 alla 58, con la stessa attenzione e gli stessi campioni.
    Per un mestiere insegnato alle giovani con la porta del laboratorio aperta.
    Perché gli abiti d’epoca tornano in vita senza diventare costumi.
  `,
})
