import { categoryTexts } from './category-texts.ts'

export const animazione = categoryTexts({
  priceEuro: [180, 720, 10],
  since: [1995, 2021],
  dailyCapacity: 4,
  names: `
    [Girotondo|Capriola|Nascondino|Trottola] {citta}
    Compagnia {cognome}
    {uomo} {cognome} Prestigiatore
    Teatro Piccolo {cognome}
    Giochi di {donna}
  `,
  headlines: `
    I bambini si divertono, i grandi cenano
    Magia ai tavoli, senza tigri e senza paura
    Giochi di legno nel prato, da zero a novant’anni
    Bolle giganti, burattini e un angolo per dormire
    Caricature, fuochi freddi e una sola regola: non disturbare
    {donna} e {uomo} tengono i bambini, voi la festa
    Giochi di legno, {ilBallo} e bolle di sapone, da {citta}
    Da {citta}, con un furgone pieno di giochi
    Bambini felici {inRegione} dal {since}
    Niente microfono: {uomo}, {n:12-30} giochi e un prato
  `,
  themes: `
    Da {anni} anni facciamo giocare i bambini degli altri, mentre i grandi finiscono il secondo.
    {donna} è educatrice, {uomo} fa il prestigiatore: insieme tengono venti bambini senza alzare la voce.
    Veniamo dal [teatro di strada|teatro di figura|centro estivo di {citta}], e i nostri attrezzi stanno in tre bauli.
    Siamo una compagnia di {n:4-10} persone, tutte formate e con i documenti in regola.
    {donna} {cognome} era maestra {aCitta}; {uomo} [costruiva burattini|faceva il clown|suonava {loStrumento}]: dal {since} vanno alle feste insieme.

    I giochi di legno sono {n:14-30}, costruiti da noi, e il più amato è quello del labirinto.
    I burattini recitano la storia degli sposi: ci mandate tre aneddoti, al resto pensano loro.
    La magia da tavolo dura {n:4-6} minuti a tavolo e finisce prima che arrivi il piatto.
    Le bolle giganti si fanno al tramonto, quando il vento cala.
    C’è sempre un angolo con materassi, libri e luce bassa per chi crolla alle dieci.
    Per i ragazzi più grandi abbiamo una caccia al tesoro con la macchina fotografica.
    Il caricaturista fa un ritratto ogni {n:5-7} minuti e nessuno viene brutto.
    Le lanterne d’acqua e i fuochi freddi li usiamo solo dove si può, con i permessi già chiesti.
    Sul prato mettiamo {n:10-24} giochi [di legno|di una volta|fatti da {uomo}], [una tenda|due tappeti|un teatrino], e un cartello che i grandi possono entrare.
    Quando parte {ilBallo} i bambini sanno già i passi: {donna} li ha insegnati [tra il primo e il secondo|in {n:10-20} minuti|con le bacchette in mano].

    Un’animatrice segue fino a {n:6-8} bambini; sotto i tre anni il rapporto è più basso.
    Arriviamo un’ora prima, recintiamo, contiamo, appendiamo un numero di telefono.
    I bambini mangiano insieme, presto, e noi a tavola con loro.
    I genitori firmano chi può riprendere chi: sembra pignolo, è tranquillità.
    Ogni {n:6-9} bambini c’è uno di noi, con [il nome di tutti|la lista delle allergie|i cerotti] in tasca, fino a [mezzanotte|quando dormono].

    Il prezzo va a bambino o a ora, secondo la festa: vi facciamo entrambi i conti.
    Chiediamo elenco, età e allergie {n:7-10} giorni prima, e poi lo cancelliamo.
    Se piove, il teatrino sta in {n:9-16} metri quadri.
    Siamo rumorosi il giusto e mai vicino ai discorsi.
    Dite a {donna} quanti sono e che età hanno: da {citta} partiamo con il furgone giusto.
  `,
  services: `
    Animazione per bambini
    Giochi di legno
    Burattini
    Magia ai tavoli
    Bolle giganti
    Angolo della nanna
    Caricature
    Trucca bimbi
    Caccia al tesoro
    Fuochi freddi
  `,
  faq: `
    Quanti bambini seguite? => Un’animatrice ogni {n:6-8}. Sopra i {n:14-18} veniamo in tre.
    Da che età? => Dai {n:2-3} anni. Per i più piccoli c’è una baby-sitter.
    Quanto durate? => Di solito {n:4-6} ore, dall’aperitivo alla torta.
    Avete un’assicurazione? => Sì, e tutte le persone sono in regola: i documenti ve li mandiamo.
    E se piove? => Servono {n:10-20/5} metri quadri al coperto, nient’altro.
    La magia disturba la cena? => No: {n:4-6} minuti a tavolo, tra una portata e l’altra.
    Da che età? => Dai {n:3-4} ai {n:10-13} anni. Per i più piccoli {donna} porta tappeti e una tenda per dormire.
  `,
  praise: `
    Ventidue bambini e non ne abbiamo sentito uno per tre ore.
    I burattini con la nostra storia hanno fatto ridere soprattutto i nonni.
    L’angolo della nanna ci ha salvato la serata.
    I giochi di legno li hanno usati più i testimoni dei bambini.
    {donna} sapeva le allergie di tutti a memoria.
    {n:9-22} bambini spariti dalle {n:18-20} a mezzanotte: ritrovati sporchi e contenti.
    {parenteMaiuscolo} ha giocato a birilli per {n:20-60/10} minuti.
    {n:8-22} bambini e nemmeno un pianto: {donna} dovrebbe insegnare come si fa.
    A fine serata {uomo} ha fatto addormentare i gemelli {diParente} con un burattino.
  `,
  faults: `
    I ragazzi più grandi si sono un po’ annoiati.
    La magia è arrivata al nostro tavolo durante i discorsi.
    L’ora in più è stata cara.
    I ragazzi di {n:11-14} anni si sono annoiati, i piccoli mai.
  `,
  videos: `
    I burattini raccontano gli sposi
    Bolle al tramonto
  `,
  citations: `
    Perché i genitori hanno finito di cenare.
    Per giochi costruiti a mano, che non si scaricano.
    Per la serietà con cui prendono il divertimento.
  `,
})
