import { categoryTexts } from './category-texts.ts'

export const bellezza = categoryTexts({
  priceEuro: [180, 520, 10],
  since: [1989, 2022],
  dailyCapacity: 2,
  names: `
    {donna} {cognome} Trucco
    Studio Bellezza {cognome}
    Le Mani di {donna}
    {donna} e {donna2} Trucco e Capelli
    Specchio [Bianco|Tondo|Chiaro] {citta}
    Cipria {citta}
    Salone {cognome}
  `,
  headlines: `
    Trucco che regge le lacrime e l’abbraccio della zia
    Capelli morbidi, forcine invisibili, niente lacca da corazza
    Arriviamo a casa vostra alle [sei|sette] con il caffè
    La sposa, la mamma e {n:3-6} amiche, tutte pronte all’ora giusta
    Pelle curata dai due mesi prima, così il giorno basta poco
    Vi riconoscerete allo specchio, ed è questo il punto
    {donna} trucca, {donna2} pettina: {aCitta} e a casa vostra
    {anni} anni di mattine lente {inRegione}
    Una piega che balla {ilBallo}, un trucco che piange con voi
    Da {citta} con la valigia, alle [sei|sette] in punto
    {donna} {cognome}: pelle viva, mano leggera
  `,
  themes: `
    Trucchiamo e pettiniamo spose {inRegione} da {anni} anni, quasi sempre a casa loro.
    Siamo {donna} e {donna2}: una il viso, l’altra i capelli, e in due facciamo prima e meglio.
    Veniamo dal [teatro|salone di famiglia|trucco per la fotografia], dove si impara che la luce decide tutto.
    Lo studio è {aCitta}, piccolo, con una finestra a nord: le prove si fanno lì, di giorno.
    La frase che ci interessa sentire è «sono io, ma riposata».
    {donna} {cognome} ha imparato [nei camerini|truccando le sorelle|in una scuola di Milano|a teatro], poi è tornata {aCitta} nel {since} con {n:12-40} pennelli.
    La stanza delle prove, {aCitta}, ha [uno specchio senza cornice|una poltrona verde|una finestra sola], e {donna2} [spegne il telefono|mette su l’acqua per la tisana|chiude la porta].

    Alla prova portate una foto dell’abito, i capelli puliti e un’idea di come vi truccate di solito.
    Prepariamo la pelle con calma, [venti|trenta] minuti di creme e massaggio, e il fondotinta diventa quasi superfluo.
    Usiamo prodotti che reggono caldo e commozione, provati con {n:33-38} gradi in un cortile.
    Le acconciature sono morbide: trecce basse, raccolti che si possono sciogliere per il ballo, capelli corti compresi.
    I ricci li pettiniamo da ricci: stirarli per forza non è mai una buona idea.
    Fiori freschi, velo, fermagli della nonna: li fissiamo in modo che la sera si tolgano senza dolore.
    Per chi non si trucca mai c’è una proposta di cinque gesti, e si ferma lì.
    Lavoriamo su ogni età e ogni tono di pelle: la valigia ha {n:30-48} fondotinta.
    In {mese} usiamo [creme leggere|una base a strati|polveri finissime]: con l’umido di {citta} il resto [scivola|pesa|si vede].
    {donna2} intreccia [nastri|{fiore}|un filo di perle|il velo della nonna] in {n:25-60/5} minuti, e alla fine vi fa [saltare|scuotere la testa|ballare {ilBallo}].

    Il giorno delle nozze arriviamo {n:3-5} ore prima, con luci, specchio e una scaletta persona per persona.
    Per sposa, mamma e due amiche servono circa {n:3-4} ore; per gruppi più grandi viene una collega.
    Restiamo fino all’uscita di casa, e se volete fino alle fotografie, per un ritocco e mille spille.
    Lasciamo un sacchetto con rossetto, cipria e forcine: se lo contendono le testimoni.
    Anche lo sposo ha la sua mezz’ora: barba, capelli e via il lucido dalla fronte.
    La mattina si comincia da [chi è più agitata|chi ha i capelli più lunghi|la mamma], e alle {n:10-15} tocca alla sposa, con {n:20-40/5} minuti di margine.

    Il prezzo comprende prova, giorno e viaggio entro {n:30-60/10} chilometri.
    Chiediamo un acconto di {n:50-120/10} € per tenere la data, il resto la mattina stessa.
    Se alla prova non ci si trova, l’acconto torna indietro: ci è capitato due volte in {anni} anni.
    Due mesi prima vi mandiamo qualche consiglio per la pelle, senza vendervi niente.
    Scriveteci a che ora è la cerimonia e da che parte guarda la stanza: cominciamo da lì.
    Scrivete a {donna} l’ora del sì e quante siete: in [giornata|due giorni] avete la scaletta, con la sveglia di ognuna.
    Di {giorno} facciamo le prove, di {giorno2} il resto: {mese} è il mese in cui [si riempie tutto|conviene pensarci prima].
  `,
  services: `
    Trucco sposa
    Acconciatura sposa
    Prova compresa
    Trucco per invitate
    Servizio a domicilio
    Cura della pelle prima delle nozze
    Ritocco durante le foto
    Barba e capelli dello sposo
    Prodotti vegani
    Acconciature con fiori freschi
    Manicure
  `,
  faq: `
    La prova è compresa? => Sì, una, di circa {n:2-3} ore. Una seconda costa {n:60-100/10} €.
    Venite a casa? => Sempre, entro {n:40-60/10} chilometri senza supplemento. Oltre chiediamo il rimborso della benzina.
    Quanto tempo serve la mattina? => Circa {n:90-120/10} minuti per la sposa e {n:35-50/5} per ogni altra persona.
    Il trucco tiene con il caldo? => Sì, lo proviamo prima. Vi lasciamo comunque il necessario per due ritocchi.
    Quante persone potete preparare? => In due fino a {n:6-8}. Per di più viene una collega, a {n:120-180/10} €.
    Ho i capelli corti, che si fa? => Tantissimo. Ne vediamo {n:4-9} l’anno e sono tra le nostre preferite.
    Quando va fatta la prova? => {n:6-8} settimane prima, meglio se nello stesso orario della cerimonia.
    Da che ora si comincia? => Per un sì alle {n:11-16} arriviamo alle {n:6-9}, con il caffè. {donna} fa i conti all’indietro e li manda a tutte.
  `,
  praise: `
    Ho pianto dalle undici a mezzanotte e il trucco era ancora lì.
    Mi sono guardata allo specchio e ero io, riposata.
    Ricci pettinati da ricci, finalmente qualcuno che li capisce.
    Sono arrivate con la lista degli orari e ci hanno preparate in sei senza un grido.
    Mia mamma non si trucca mai e si è vista bella: ci siamo commosse tutte.
    Il raccolto si è sciolto in due secondi prima del ballo, come promesso.
    {donna} ha calmato la stanza solo abbassando la voce.
    {donna2} ha messo {fiore} tra i capelli di mia figlia e lei non ha mosso la testa per un’ora.
    Alle {n:2-4} di notte, con {n:3-6} balli alle spalle, avevo ancora il trucco di {donna}.
    {donna} ha truccato {n:3-7} di noi e nessuna sembrava un’altra.
    Con {tempo} i capelli sono rimasti su fino alle {n:1-4} di notte.
    Guardandomi {parente} ha detto solo «eccoti».
  `,
  faults: `
    Con le damigelle siamo andate lunghe di mezz’ora.
    Il colore del rossetto era diverso dalla prova.
    Il supplemento per la trasferta non era chiarissimo.
    La prova è durata {n:3-5} ore: bella, ma arrivateci a stomaco pieno.
  `,
  videos: `
    Cinque gesti per un trucco leggero
    Un raccolto che si scioglie
    Una mattina di preparativi con noi
  `,
  citations: `
    Perché le spose si riconoscono allo specchio, e lo scrivono.
    Per la calma che portano nella stanza più nervosa della giornata.
    Per la cura di tutte le età e di tutti i toni di pelle.
  `,
})
