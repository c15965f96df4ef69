import { lines } from './category-texts.ts'

export const openings = lines(`
  Ci siamo sposati {quando} in {n:45-190} e rifaremmo la stessa scelta.
  Li abbiamo scelti tra [tre|quattro|cinque] preventivi, dopo la prima telefonata.
  Ce li aveva consigliati [una collega|mia cugina|il nostro fotografo|un’amica sposata qui].
  Siamo persone esigenti e un po’ ansiose, lo ammettiamo.
  Abbiamo organizzato tutto da lontano, in [otto|dieci|undici] mesi.
  Matrimonio piccolo, {n:28-60} persone, ma l’attenzione è stata quella di una festa grande.
  Scriviamo a qualche mese di distanza, a mente fredda.
  Dopo due anni di rinvii, finalmente {quando}.
  Avevamo poche idee e molta paura di sbagliare.
  Il nostro era un rito [civile|religioso|simbolico] con famiglie che parlano due lingue.
  Primo incontro a [gennaio|febbraio|ottobre], nozze {quando}.
  Di {name} ci ha convinti la semplicità.
  Non lasciamo quasi mai recensioni, questa la meritano.
  Li abbiamo conosciuti al matrimonio di amici e ci siamo segnati il nome.
`)
export const details = lines(`
  Quando il volo di mio fratello è arrivato in ritardo hanno spostato tutto di mezz’ora senza una piega.
  A {citta} quel giorno faceva un caldo tremendo, e sono rimasti gentili fino alla fine.
  Hanno risposto a ogni messaggio, anche a quelli delle undici di sera.
  Mio suocero, che non si fida di nessuno, ha voluto il loro numero.
  Il preventivo era chiaro e il conto finale uguale al preventivo.
  Ci hanno detto anche dei no, e col senno di poi avevano ragione.
  Con gli altri fornitori si sono parlati da soli, noi non abbiamo fatto una telefonata.
  La settimana prima ero nel panico e {donna} mi ha richiamata in dieci minuti.
  {uomo} ricordava i nomi di tutti, testimoni compresi.
  Abbiamo cambiato idea due volte e non ce l’hanno fatto pesare.
  Una cosa era andata storta e l’hanno risolta prima di dircela.
  Arrivati in anticipo, andati via per ultimi.
  Nessuna fretta, nessuna frase fatta.
  Gli invitati venuti da fuori regione ci chiedono ancora il contatto.
  La nostra bambina di tre anni li adora.
  Hanno tenuto conto di un lutto recente in famiglia con una delicatezza rara.
`)
export const closings = lines(`
  Consigliati senza se e senza ma.
  Grazie, davvero.
  Li richiameremo per [il battesimo|l’anniversario|i quarant’anni di mio marito].
  Cinque stelle sono poche.
  Se siete indecisi, andate a conoscerli.
  Ci sono rimasti amici.
  Valgono ogni euro.
  Ancora oggi ne parliamo a cena.
  Non potevamo chiedere di meglio.
  Una scelta che rifaremmo domani.
  Bravi e buoni, che è più difficile.
`)
export const halfhearted = lines(`
  Nel complesso bene, però.
  Persone gentili, qualche dettaglio da sistemare.
  Non è stato tutto perfetto, ma hanno ascoltato le critiche.
  La giornata è andata bene lo stesso.
  Ci aspettavamo qualcosa in più, visto il prezzo.
  Li consigliamo con questa avvertenza.
  Il resto è andato come doveva.
  Peccato, perché le premesse erano buone.
`)
export const thanks = lines(`
  Grazie a voi, {autori}: è stata una giornata facile perché eravate belli da seguire.
  Che regalo leggervi. Un abbraccio a tutta la tavola dei testimoni.
  Grazie! Ci ricordiamo ancora il discorso del papà.
  {autori}, grazie di cuore. Passate a trovarci quando volete.
  Siamo felici che si sia visto il lavoro che non si vede. Grazie.
  Ci avete fatto commuovere in [bottega|studio|ufficio]. A presto.
  È stato un piacere dal primo incontro, grazie della fiducia.
  Grazie, lo leggiamo a tutta la squadra.
  Un abbraccio da {donna} e {uomo}, e tanti auguri per tutto quello che viene.
`)
export const apologies = lines(`
  Grazie della sincerità, {autori}. Avete ragione su quel punto e da allora abbiamo cambiato il modo di lavorare.
  Ci dispiace: ne abbiamo parlato tra noi e non succederà più. Grazie per averlo scritto con garbo.
  Grazie del consiglio, è giusto. Ve ne avremmo dovuto parlare prima.
  Capiamo il disagio e ce ne scusiamo. Se volete sentirci, {uomo} vi chiama volentieri.
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
`)
