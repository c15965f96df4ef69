import { categoryTexts } from './category-texts.ts'

export const musica = categoryTexts({
  priceEuro: [350, 1900, 50],
  since: [1986, 2022],
  dailyCapacity: 2,
  names: `
    Quartetto [d’archi|Vento|Ponente|Aurora|Cetra] {citta}
    {cognome} Swing Trio
    Orchestra [del Mercato|del Porto|della Piazza|di Ringhiera] {citta}
    Duo [Corde|Arpa e Voce|Alba|Ribeca] {cognome}
    DJ {uomo} {cognome}
    I [Sette Mezzi|Bassi Profondi|Controtempo|Mezzo Tono|Fuoriposto] di {citta}
    Ensemble {cognome}
    Banda [Storta|Larga|della Domenica] {citta}
    {donna} {cognome} Musica
    Ritmi {inRegioneNome}
  `,
  headlines: `
    Archi in chiesa, swing all’aperitivo, pista piena fino a tardi
    {strumento} e voce, senza basi: si sente la differenza
    Da {anni} anni facciamo ballare anche gli zii
    Un repertorio di {n:180-420/20} brani e un orecchio su chi sta seduto
    Musica {inRegione}: serenate, {ballo} e tutto quello che fa alzare dalla sedia
    Suoniamo bassi quando si mangia e forti quando si balla
    DJ che ascolta prima di scegliere, con un impianto che non fischia
    Un trio acustico che sta in un angolo e riempie la corte
    Dalla marcia d’ingresso all’ultima canzone, una regia sola
    {loStrumento}, {loStrumento2} e una voce di {citta}
    Da {ilBallo} ai Beatles in {n:4-7} ore, con {loStrumento} sempre in mano
    {donna} canta, {uomo} suona {loStrumento}, gli zii ballano
    Musica dal vivo {inRegione} dal {since}: si parte piano e si finisce scalzi
    {n:3-6} persone, un furgone e {ilBallo} quando meno ve l’aspettate
    {loStrumento} in chiesa, {ilBallo} sull’aia
  `,
  themes: `
    Suoniamo insieme da {anni} anni: ci siamo conosciuti [in conservatorio|in una banda di paese|in un locale {aCitta}|accompagnando uno spettacolo], e i matrimoni sono venuti dopo.
    Siamo in {n:3-6}: {strumento}, {strumento2}, voce e [contrabbasso|batteria leggera|fisarmonica|percussioni].
    La base è {aCitta}, ma il furgone ha fatto {n:120-380/20} mila chilometri tra ville, cascine e spiagge.
    Di giorno insegniamo [{strumento}|musica alle medie|in una scuola di paese]; il sabato ci mettiamo la camicia buona.
    Abbiamo suonato a più di {n:200-700/50} matrimoni e ne ricordiamo almeno la metà.
    {donna} canta, {uomo} tiene il tempo e guarda la sala: se qualcuno batte il piede, il brano dopo è per lui.
    {uomo} {cognome} ha trovato {loStrumento} [in soffitta|da un rigattiere|dal parroco] {aCitta}, e da allora [i vicini|le sorelle|il gatto] non hanno più avuto pace.
    Proviamo {aCitta}, [in una ex falegnameria|sopra una ferramenta|nella sala della banda|in un garage], il {giorno} sera, con {n:2-6} sedie per chi passa.
    Tra noi c’è chi ha studiato {loStrumento} [a Santa Cecilia|in banda|per corrispondenza|da grande] e chi con {loStrumento2} [è cresciuto|va a orecchio|fa anche lezione].
    La prima serata, nel {since}, era la sagra di {citta}: [pioveva|mancò la luce|vennero in undici], e abbiamo suonato {ilBallo} fino alle due.

    In cerimonia proponiamo [Bach, Pachelbel e Morricone|brani sacri concordati con chi celebra|canzoni italiane in versione per archi], con l’ingresso provato al secondo.
    All’aperitivo restiamo sotto le voci: swing, bossa, [Carosone|Buscaglione|Paolo Conte|Trenet], e nessun microfono in faccia alla gente.
    Durante la cena suoniamo a isole, {n:20-30/5} minuti ogni portata, così si chiacchiera e il cuoco non ci odia.
    Il primo ballo lo arrangiamo per voi, anche se è una canzone [punk|da cartone animato|in dialetto].
    Quando si balla partiamo da {ballo} e valzer e arriviamo agli anni Novanta passando dalla [dance|disco|taranta|Carrà].
    Niente trenini, niente gare, niente scherzi agli sposi, se non li chiedete voi.
    Le canzoni vietate contano quanto quelle desiderate: mandateci tutte e due le liste.
    Dopo mezzanotte, se la villa lo chiede, passiamo in acustico e spesso è la parte più bella.
    Il repertorio conta {n:180-420/20} brani; ogni anno ne impariamo una ventina nuovi su richiesta degli sposi.
    Per l’ingresso basta {loStrumento}: [otto|dodici|sedici] battute, una navata, e [nessuno tossisce|la nonna ha già il fazzoletto|poi parte il resto].
    Con {ilBallo} partiamo [dopo la torta|quando i vecchi si alzano|a metà serata], e chi non sa i passi [li impara in due giri|segue {donna}|batte le mani].
    All’aperitivo portiamo {loStrumento} e {loStrumento2} tra i tavoli, [senza cavi|in giacca di lino|a un metro dai calici], per {n:40-80/10} minuti.
    La scaletta ha {n:28-60} titoli e {n:4-9} li scegliete voi; [una|due] a sorpresa, invece, le sceglie {donna}.

    L’impianto è nostro, piccolo e dichiarato: {n:2-6} diffusori, luci calde, cavi coperti, due ore di montaggio.
    Arriviamo con il pranzo già fatto e le prove finite: la vostra casa non è la nostra sala prove.
    Ci servono due prese da sedici ampere, un metro d’ombra e un bicchiere d’acqua, il resto lo portiamo noi.
    Se piove mentre suoniamo fuori, in {n:10-20/5} minuti siamo dentro e ripartiamo.
    Un radiomicrofono in più c’è sempre, per i discorsi: lo provate prima, da soli, con uno di noi.
    Parliamo prima con il fotografo e con la cucina, perché un taglio torta senza musica è un’occasione persa.
    Abbiamo la nostra assicurazione e le certificazioni dell’impianto, quelle che le ville chiedono all’ultimo.
    Da {citta} arriviamo con {n:2-4} ore di anticipo: {loStrumento} deve [sentire il posto|riposare|prendere la temperatura], come il vino.
    Il volume lo regola {uomo} dal fondo della sala: se il tavolo [dei nonni|dei colleghi|dei bambini] alza la voce, si abbassa la musica.

    Il borderò lo compiliamo noi; il permesso della SIAE resta a vostro carico e vi diciamo prima quale serve.
    Il prezzo comprende viaggio {inRegione}, impianto e {n:5-8} ore di musica; l’ora in più costa sempre uguale.
    Ci vediamo una volta dal vivo, una in video, e poi ci sentiamo la settimana prima per la scaletta.
    Se uno di noi sta male c’è un sostituto che conosce il repertorio: è successo [due|tre] volte in {anni} anni.
    Venite a sentirci in un locale prima di decidere: vi mandiamo le date, l’ingresso lo offriamo noi.
    Chiediamo un acconto del {n:20-30/5} % e il saldo la sera, dopo l’ultima canzone.
    L’ultima canzone la scegliete voi, e la suoniamo due volte.
    Il {giorno} suoniamo [in un locale|in piazza|in un circolo] {aCitta}: venite, ordinate da bere e poi ne parliamo.
    Con {n:200-500/50} euro la data è vostra; il resto la sera, quando {loStrumento} torna nella custodia.
    Mandate a {donna} la vostra canzone, anche [storta|sconosciuta|imbarazzante]: in {n:7-20} giorni vi arriva una prova con {loStrumento}.
  `,
  services: `
    Musica per la cerimonia
    Aperitivo in acustico
    Gruppo per la cena
    Musica da ballo
    DJ dopo la cena
    Impianto audio compreso
    Luci da pista
    Microfono per i discorsi
    Arrangiamento del primo ballo
    Compilazione del borderò
    Scaletta concordata
    Repertorio tradizionale
    Musica itinerante
  `,
  faq: `
    La SIAE è compresa? => No, per legge la pagano gli sposi. Vi diciamo quale permesso serve e compiliamo il borderò: per gli importi fa fede il sito della SIAE.
    Quante ore suonate? => Da {n:4-6} a {n:7-9} ore, con pause brevi. Ogni ora in più costa {n:100-220/20} €.
    Possiamo scegliere le canzoni? => Certo: fino a {n:20-40/5} brani, più l’elenco di quelli vietati. Per una canzone nuova ci bastano {n:3-5} settimane.
    Avete un impianto vostro? => Sì, fino a {n:150-280/10} persone. Per le feste più grandi lo noleggiamo noi e lo trovate nel preventivo.
    Quanto spazio vi serve? => Circa {n:8-16} metri quadri in piano e due prese separate.
    Suonate anche in chiesa? => Sì, con un repertorio concordato con chi celebra: mandiamo i brani {n:3-4} settimane prima.
    E se a mezzanotte la location chiede silenzio? => Passiamo in acustico o in cuffia: abbiamo {n:80-150/10} cuffie luminose.
    Vi si può sentire dal vivo? => Quasi ogni mese suoniamo in un locale a meno di {n:20-60/10} chilometri. Vi mandiamo le date.
    Che genere fate? => Si parte con {loStrumento} e i classici, poi swing, {ballo} e quello che chiede la pista. L’elenco ha {n:150-420/10} titoli.
    Quanti siete? => Da {n:2-3} a {n:4-6}, con {loStrumento} sempre. Per la sola cerimonia bastano {donna} e {loStrumento2}.
  `,
  praise: `
    Alla seconda canzone mia suocera era in pista, alla quinta non la fermava più nessuno.
    In cerimonia, tra {strumento} e voce, ha pianto anche il fotografo.
    A cena si poteva parlare: non capita quasi mai.
    Hanno imparato la nostra canzone, che è una sigla, e l’hanno trasformata in un valzer.
    Si è messo a piovere e in un quarto d’ora suonavano già dentro.
    La scaletta era scritta bene, ma hanno saputo buttarla via quando la pista chiedeva altro.
    Il microfono per i discorsi funzionava al primo colpo: piccolo miracolo.
    Dopo mezzanotte hanno staccato la corrente e suonato tra i tavoli, il momento più bello.
    Hanno scritto loro il borderò e ci hanno spiegato la SIAE in tre righe.
    {loStrumento} all’ingresso, e mio marito ha cominciato a piangere alla terza nota.
    Hanno attaccato {ilBallo} e si è alzato pure il tavolo dei [commercialisti|cugini tedeschi|testimoni timidi].
    {donna} ha cantato {n:3-6} ore senza perdere un sorriso, né un acuto.
    Quando è saltata la corrente {aCitta} sono andati avanti con {loStrumento} e battito di mani.
    {parenteMaiuscolo} non ballava dal 19{n:72-98}, e quella sera non ha saltato {ilBallo}.
    {uomo} ha fatto salire sul palco {parente}, e il video gira ancora.
    A cena si sentivano le parole {diParente}, non le casse: merito di {uomo}.
    {n:3-6} richieste impossibili e {n:3-6} canzoni suonate, una in dialetto.
  `,
  faults: `
    Il volume all’aperitivo era un po’ alto per chi stava vicino.
    Le pause tra un momento e l’altro sono state lunghe.
    Due delle canzoni che avevamo chiesto non le hanno suonate.
    Il DJ è partito con la dance prima che la gente fosse pronta.
    {loStrumento} in chiesa si sentiva poco: serviva un microfono in più.
    Ci avevano promesso {ilBallo} e invece niente, peccato.
  `,
  videos: `
    {name} dal vivo, un aperitivo d’estate
    L’ingresso della sposa con {strumento}
    La pista alle due di notte
    Il primo ballo, prima e dopo l’arrangiamento
  `,
  citations: `
    Per aver fatto ballare tre generazioni sulla stessa pista.
    Per il volume giusto nel momento giusto, che è metà del mestiere.
    Perché nelle recensioni si parla di quello che hanno saputo non suonare.
    Per gli arrangiamenti scritti per una coppia sola e per una sola sera.
  `,
})
