import { categoryTexts } from './category-texts.ts'

export const altro = categoryTexts({
  priceEuro: [120, 600, 10],
  since: [1988, 2021],
  dailyCapacity: 3,
  names: `
    {donna} {cognome} e i Cani di Famiglia
    Falconeria {cognome}
    Scuola di Ballo {cognome}
    Sigari e Distillati {cognome}
    Ritratti dal Vivo {donna} {cognome}
    Interpreti {citta}
    Mongolfiere {citta}
    Cantastorie {cognome}
  `,
  headlines: `
    Un mestiere solo, fatto bene da {anni} anni
    Ai bordi della festa, dove poi si fermano tutti
    Una sorpresa per gli ospiti, concordata con voi
    Arriviamo {aCitta} e dintorni con un furgone e un’idea
    Quello che non sapevate di volere {inRegione}
    {uomo} {cognome} e una cosa sola, fatta bene, {aCitta}
    {citta}, dal {since}: quello che manca alla vostra festa
    Un’idea in più {inRegione}, senza effetti speciali
  `,
  themes: `
    Il nostro mestiere non ha una casella, e da {anni} anni ci va bene così.
    Siamo {aCitta}, in {n:2-5}, e arriviamo con un furgone pieno di cose che servono a una festa sola.
    Abbiamo cominciato per gioco al matrimonio di [una cugina|un vicino|due amici], e poi il telefono ha squillato.
    {donna} ha avuto l’idea, {uomo} ha fatto i conti: funzioniamo perché siamo in due.
    {donna} {cognome} ha cominciato {aCitta} nel {since} [per gioco|per un’amica|per scommessa], e adesso la chiamano da tutta la regione.
    {uomo} {cognome} lavora {aCitta} [con suo fratello|da solo|con {donna}], e di ogni festa ricorda [il tempo|le facce|una frase].

    Ogni festa comincia con una telefonata lunga, in cui le domande le facciamo noi.
    Lavoriamo in silenzio, ai bordi, e chi ci vuole trovare ci trova.
    Gli ospiti si fermano a guardare, poi chiedono, poi tornano con gli zii.
    Restiamo {n:3-6} ore, il tempo giusto per diventare parte della serata.
    Quello che facciamo si porta a casa: un foglio, un passo di danza, una foto, un racconto.
    Con i bambini siamo pazienti, con i cani di più.
    Non serve un palco: bastano un angolo, una luce e qualcuno che abbia voglia.
    D’inverno andiamo al coperto e ci portiamo una stufa piccola.
    Funziona [all’aperitivo|prima del taglio|quando cala il sole] e dura {n:20-60/10} minuti: più lungo [stanca|annoia|si perde].
    Davanti a {paesaggio}, in {mese}, [restano tutti zitti|si fermano anche i camerieri|i bambini non parlano]: per {uomo} è il complimento più grande.

    Ci assicuriamo, chiediamo i permessi e arriviamo con un’ora d’anticipo.
    Il sopralluogo lo facciamo solo se serve, e non si paga.
    Se piove c’è sempre una seconda versione, spesso più bella.
    Parliamo {n:2-3} lingue, e con le mani tutte le altre.
    {uomo} arriva da {citta} {n:2-4} ore prima, guarda [il vento|il prato|da dove viene la luce] e decide con voi.
    Servono {n:4-12} metri liberi e [nessuna corrente|una presa sola|un po’ d’ombra]: il resto viene con il furgone, da {citta}.

    Il prezzo è per la giornata, viaggio compreso entro {n:40-80/10} chilometri.
    Fino a {n:20-40/10} giorni prima si può annullare senza perdere nulla.
    Vi mandiamo un video di due minuti, così capite subito se fa per voi.
    Se cercate una cosa strana chiedete: al massimo conosciamo chi la fa.
    Raccontate a {donna} la giornata ora per ora: vi dice dove sta bene, e anche se [non serve|c’è di meglio].
    La data si tiene con {n:80-200/10} euro, e se il tempo è brutto si [rinvia|rende|decide insieme il {giorno}].
  `,
  services: `
    Servizio su misura
    Presenza per mezza giornata
    Presenza per l’intera giornata
    Trasferta compresa
    Versione per la pioggia
    Anche in inglese
    Assicurazione
    Ricordo per gli ospiti
  `,
  faq: `
    Quanto restate? => Di solito {n:3-6} ore, dall’aperitivo in poi.
    Che cosa vi serve? => Un angolo di {n:4-10} metri quadri e una presa, a volte nemmeno quella.
    E se piove? => Abbiamo una versione al coperto che chiede {n:6-12} metri quadri.
    Si può annullare? => Fino a {n:20-40/10} giorni prima senza costi.
    Lavorate in inglese? => Sì, e in altre {n:1-2} lingue.
    Avete un’assicurazione? => Sì, fino a {n:1-3} milioni di euro di danni a terzi.
    È adatto ai bambini? => Sì, dai {n:3-6} anni in su, e di solito sono loro a fare le domande. {uomo} li mette in prima fila.
  `,
  praise: `
    La cosa di cui gli ospiti parlano ancora.
    Discreti, puntuali e con un’idea davvero loro.
    Non sapevamo di volerlo, ora non immaginiamo la festa senza.
    Con i bambini hanno avuto una pazienza infinita.
    Una telefonata lunga e poi nessun pensiero.
    {uomo} ha fatto tacere {n:70-150/10} persone, anche {parente}, senza alzare la voce.
    {parenteMaiuscolo} lo racconta ancora, con i gesti.
    {n:15-40/5} minuti e {n:70-160/10} persone a bocca aperta.
    {donna} ha coinvolto {parente}, e lì abbiamo capito perché {consiglio} ce ne parlava tanto.
  `,
  faults: `
    L’angolo era un po’ nascosto e qualcuno se l’è perso.
    Avremmo preferito che restassero un’ora in più.
    Prezzo alto per la durata.
    Bello, ma dalle ultime file si vedeva poco: eravamo in {n:120-170/10}.
  `,
  videos: `
    Due minuti per capire che cosa facciamo
    Una festa vista dai bordi
  `,
  citations: `
    Per un’idea che prima non c’era.
    Per aver trovato posto ai bordi della festa.
    Per la gentilezza con cui spiegano un mestiere insolito.
  `,
})
