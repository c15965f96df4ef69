import { categoryTexts } from './category-texts.ts'

export const partecipazioniEGrafica = categoryTexts({
  priceEuro: [140, 520, 10],
  since: [1956, 2021],
  dailyCapacity: 6,
  names: `
    Tipografia {cognome}
    Carta e {fiore} {citta}
    [Torchio|Inchiostro|Filigrana|Carattere] {citta}
    {donna} {cognome} Calligrafia
    Stamperia {cognome}
  `,
  headlines: `
    Partecipazioni stampate a torchio, su carta di cotone
    Calligrafia a pennino e buste scritte una per una
    Dal salva la data al menù, una mano sola
    Carta fatta {inRegione}, inchiostri ad acqua, nessun brillantino
    Disegni ad acquerello della vostra casa in festa
    Carta, inchiostro e la mano di {donna} {cognome}
    Stampiamo {aCitta} dal {since}, una busta per volta
    {alberi} dipinti, nomi giusti, buste che arrivano
  `,
  themes: `
    Lo studio è {aCitta}, con un torchio del [1898|1911|1926|1934] che pesa {n:4-9} quintali e non si sposta più.
    {donna} disegna le lettere, {uomo} le stampa: tra i due c’è solo una porta a vetri.
    Veniamo da una tipografia di famiglia che stampava [etichette per il vino|manifesti|registri parrocchiali].
    Facciamo carta per i matrimoni da {anni} anni e leggiamo ogni bozza ad alta voce.
    Lavoriamo per {n:40-90/10} coppie l’anno, una alla volta sul tavolo.
    Nel {since} il primo lavoro furono {n:80-200/10} inviti per una festa di paese.
    Abbiamo {n:40-120/10} casse di caratteri di piombo e ne usiamo davvero una decina.
    {donna} {cognome} disegna {aCitta}, su un tavolo [del {since}|preso a una scuola|macchiato di blu], con {alberi} fuori dalla finestra.

    La carta è di cotone, {n:300-600/100} grammi, e il segno del torchio si sente con il dito.
    Gli acquerelli partono da una fotografia del luogo, e l’originale poi è vostro.
    La calligrafia può essere inglese, italica o una scrittura normale, solo più bella della media.
    Per chi preferisce il digitale facciamo un invito leggero, che si apre bene anche sul telefono della zia.
    Le buste le scriviamo a mano, nomi difficili compresi: voi mandate la lista, noi il pennino.
    Menù, segnaposto e libretto nascono insieme, con gli stessi caratteri e gli stessi margini.
    Il tableau lo dipingiamo su [vetro|legno|lino|carta da parati], e si può correggere fino al mattino.
    Il colore lo mescoliamo a mano: {n:12-40} prove su {n:3-5} carte diverse.
    Un acquerello richiede {n:6-14} ore, quasi tutte passate a guardare.
    Per {citta} abbiamo già disegnato {n:5-20} chiese, nove portoni e un fiume.
    Per un matrimonio davanti a {paesaggio} {donna} dipinge [un orizzonte|tre colline|un ramo di {alberi}] e lo ripete, piccolo, su menù e segnaposto.
    La carta pesa {n:300-600/50} grammi, il bordo è [strappato|tagliato vivo|dorato a mano], e la busta [ha la fodera dipinta|si chiude con la cera|arriva già affrancata].

    Si comincia da un incontro di un’ora e da {n:2-3} bozze vere, non da un catalogo.
    Rileggiamo in tre: date, orari, indirizzi e accenti, perché l’errore si nasconde sempre nel cognome.
    Dalla bozza alla consegna passano {n:3-6} settimane.
    Stampiamo sempre dieci copie in più, e non si pagano.
    La spedizione ai vostri invitati possiamo farla noi, con francobolli veri.
    Scriviamo {n:12-25} buste l’ora, poi la mano chiede pausa.
    Dalla bozza alla stampa passano {n:12-28} giorni: {n:2-4} giri di correzioni e l’elenco riletto da [{donna}|{uomo}|due persone diverse].

    Il prezzo dipende da quanti pezzi e quanti colori, e lo sapete prima di disegnare.
    Se cambia la data ristampiamo al costo della carta.
    Toccate la carta prima di scegliere: vi mandiamo una busta di campioni.
    Gli avanzi di carta diventano blocchetti, che vi regaliamo.
    Cento inviti partono da {n:220-420/10} €, buste e prove comprese.
    Mandate a {donna} l’elenco in una tabella: risponde entro {n:2-4} giorni con prezzo, carta e [un disegno|due prove di colore|una busta vera].
  `,
  services: `
    Partecipazioni a torchio
    Invito digitale
    Salva la data
    Calligrafia su buste
    Acquerello del luogo
    Libretto della cerimonia
    Menù e segnaposto
    Tableau
    Mappa per gli invitati
    Ringraziamenti
    Spedizione agli invitati
  `,
  faq: `
    Quanto costano cento partecipazioni? => Da {n:220-320/10} € in digitale, da {n:420-650/10} € a torchio, buste comprese.
    Quanto tempo serve? => {n:4-6} settimane dalla bozza approvata. Ordinatele {n:4-5} mesi prima.
    Scrivete voi le buste? => Sì, a {n:2-4} € l’una, lista da voi in un foglio.
    E se c’è un errore? => Se è nostro ristampiamo subito. Se è sfuggito a tutti, solo il costo della carta.
    Quante copie servono? => Una per famiglia: per {n:90-120/10} invitati circa {n:55-70/5}, più qualcuna per ricordo.
    Fate solo il menù o il tableau? => Certo, da {n:60-120/10} €.
    Con quanto anticipo si spediscono? => {n:8-14} settimane prima, le prime a chi vive lontano. {donna} le porta in posta {aCitta} di {giorno}.
  `,
  praise: `
    La carta si sente con il dito, e mia zia l’ha incorniciata.
    Hanno trovato un errore nella data che era sfuggito a noi e a quattro parenti.
    L’acquerello della villa ora è in salotto.
    Buste scritte a mano una per una: in posta ci hanno fatto i complimenti.
    Menù, libretto e tableau parlavano tutti la stessa lingua.
    {donna} ha trovato un cognome sbagliato che noi avevamo riletto {n:5-9} volte.
    {parenteMaiuscolo} ha incorniciato l’invito, e non lo fa con niente.
    {n:60-140/10} buste, {n:60-140/10} nomi scritti giusti, compreso quello {diParente}.
    {donna} ha disegnato la casa {diParente} sul menù: la sorpresa più riuscita.
  `,
  faults: `
    Il verde stampato era più scuro della bozza.
    Le buste non reggono bene l’umidità.
    La consegna è slittata di una settimana.
    Le buste sono arrivate {n:6-12} giorni dopo i cartoncini.
  `,
  videos: `
    Il torchio del nonno al lavoro
    Dall’acquerello alla busta
  `,
  citations: `
    Per la carta che si tocca prima di leggerla.
    Per la cura delle bozze: un anno senza un refuso.
    Per gli acquerelli dei luoghi, diversi per ogni coppia.
  `,
})
