import { categoryTexts } from './category-texts.ts'

export const noleggioELuci = categoryTexts({
  priceEuro: [350, 1300, 50],
  since: [1978, 2020],
  dailyCapacity: 3,
  names: `
    Noleggi {cognome}
    Luci {cognome}
    [Lampadine|Chiarore|Controfilo|Ombra Lunga] {citta}
    Sedie e Tavole {citta}
    Service {cognome} {citta}
  `,
  headlines: `
    Fili di lampadine, lanterne e il buio al posto giusto
    Tavoli, sedie e {n:600-1800/200} bicchieri che arrivano puliti
    Illuminiamo ville, aie e alberi senza bucare niente
    Tensostrutture che si montano in silenzio
    Da {anni} anni portiamo la corrente dove non c’è
    {n:300-900/100} sedie, chilometri di lampadine, {aCitta} dal {since}
    {uomo} accende {paesaggio} senza che si veda un cavo
    Tavoli, vetri e luci {inRegione}, puliti e contati
  `,
  themes: `
    Il magazzino è {aCitta}: {n:800-2400/200} metri quadri di sedie, vetri, cavi e lampadine.
    {uomo} è elettricista, {donna} ha studiato scenografia: uno pensa ai carichi, l’altra alle ombre.
    Abbiamo cominciato con le sagre, dove si impara a montare in fretta e a smontare con la pioggia.
    In {anni} anni abbiamo illuminato cortili, spiagge, un fienile e due chiese, con permesso.
    {uomo} {cognome} ha il capannone {aCitta}, {n:600-2400/100} metri tra [sedie|lampadari|tende] e una parete di [bicchieri|lanterne|tovaglie].

    Le lampadine sono calde, {n:2200-2700/100} gradi, a basso consumo e tutte regolabili.
    Illuminiamo gli alberi dal basso e i muri di lato: la luce dall’alto la lasciamo agli stadi.
    Le sedie ci sono in {n:8-14} modelli, dal legno chiaro al ferro, e le provate prima da seduti.
    Le tovaglie di lino vengono lavate da noi, senza profumi.
    La tensostruttura trasparente regge {n:60-90/10} chilometri l’ora di vento e ha i fianchi che si alzano.
    Una pista da ballo di quercia si posa su prato in {n:2-4} ore e lascia l’erba viva.
    Abbiamo stufe, ventilatori, frigoriferi e {n:3-8} bagni mobili che non sembrano bagni mobili.
    I piatti si scelgono al banco: ceramica, vetro inciso, smalto, una serie diversa per ogni tavola.
    Tra {alberi} stendiamo {n:80-400/20} metri di lampadine, a {n:3-5} metri da terra, e dietro si continua a vedere {paesaggio}.
    Le sedie sono di [faggio|ferro|paglia], {n:120-600/20} uguali, e {uomo} le prova [sul prato|sulla ghiaia|una per una] prima di caricarle.

    Il sopralluogo serve a misurare, contare le prese e capire dove passano i cavi.
    Montiamo il giorno prima, quando si può, e la sera accendiamo tutto per vedere com’è.
    Un tecnico resta fino alla fine, con un interruttore in mano e il telefono acceso.
    Le dichiarazioni di conformità le consegniamo alla location prima che le chieda.
    Il generatore è di quelli silenziosi, a {n:40-80/10} metri, e non lo sentirete.
    Da {citta} partiamo con {n:2-5} furgoni il {giorno}; lo smontaggio è [la notte stessa|il mattino dopo|di lunedì], a orario scritto.

    I bicchieri si restituiscono sporchi: li laviamo noi.
    Il prezzo comprende trasporto entro {n:30-60/10} chilometri, montaggio e smontaggio.
    Quello che si rompe lo si paga al costo, e due piatti li mettiamo noi in conto a nostro nome.
    Vi mandiamo un disegno con le luci accese, così si decide guardando.
    Mandate a {uomo} una piantina, anche [storta|a penna|fotografata]: in {n:2-4} giorni torna con misure, watt e prezzi.
  `,
  services: `
    Fili di lampadine
    Illuminazione di alberi e facciate
    Tavoli e sedie
    Tovagliato di lino
    Mise en place
    Tensostrutture
    Pista da ballo
    Generatore silenzioso
    Stufe e ventilatori
    Impianto audio
    Assistenza tecnica
  `,
  faq: `
    Quanto costa illuminare un giardino? => Da {n:600-900/50} € per un cortile, {n:1100-1800/100} € con alberi e facciata.
    Quando montate? => Il giorno prima se la location lo permette, altrimenti dalle {n:6-8} del mattino.
    Si può mettere una pista sull’erba? => Sì, da {n:16-48/4} metri quadri, e il prato la mattina dopo è vivo.
    Che succede se si rompe qualcosa? => Si paga al costo: un bicchiere {n:2-4} €, un piatto {n:4-9} €.
    Serve un generatore? => Sopra i {n:10-15} chilowatt quasi sempre. Lo capiamo dal sopralluogo.
    Resta un tecnico? => Fino alla fine della festa, compreso nel prezzo.
    Serve un generatore? => Sopra i {n:6-12} chilowatt quasi sempre. {uomo} lo mette a {n:40-80/10} metri, dietro {alberi}.
  `,
  praise: `
    Quando si sono accese le lampadine tutti hanno fatto «oh».
    Montato il giorno prima, smontato la notte, erba intatta.
    Il tecnico ha abbassato le luci al momento del ballo senza che nessuno glielo chiedesse.
    Duecento bicchieri, neanche una macchia.
    Il disegno delle luci era identico alla sera vera.
    {uomo} è rimasto fino alle {n:2-4} per una lampadina che tremava, e la vedeva solo {parente}.
    Con {tempo} {uomo} ha rifatto i fili in {n:20-50/10} minuti, prima che facesse buio.
    {n:80-190/10} sedie comode: l’ha detto {parente} a fine serata.
    Sotto quelle luci pure {parente} sembrava un attore.
  `,
  faults: `
    Due sedie traballavano.
    Il trasporto in più non era chiaro.
    Il generatore si sentiva dal tavolo in fondo.
    {n:4-12} sedie avevano il sedile macchiato: cambiate in un’ora, ma la foto era già fatta.
  `,
  videos: `
    Da cortile buio a festa, in un minuto
    Come si posa una pista sul prato
  `,
  citations: `
    Per aver capito che il buio è metà della luce.
    Per montaggi che non lasciano traccia.
    Per le carte in regola, consegnate prima che qualcuno le chieda.
  `,
})
