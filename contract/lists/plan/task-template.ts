import type { Ceremony } from '../../people/couple.ts'
import type { TaskCategorySlug } from './task-categories.ts'

/**
 * The checklist a couple starts from. Lead times and legal steps are those usual in Italy; where Comuni and parishes
 * differ the note says to ask them. A key is stored with the task made from it: it never changes once shipped.
 */
export interface TemplateTask {
  key: string
  title: string
  notes?: string
  category: TaskCategorySlug
  when: Lead
  /** Only for these rites; without it, for all. */
  ceremonies?: readonly Ceremony[]
}

/** When a task is due, from the wedding day: whole months or days before it, or days after. */
export type Lead = { monthsBefore: number } | { daysBefore: number } | { daysAfter: number }

const civile = ['civile'] as const
const religiosa = ['religiosa'] as const
const simbolica = ['simbolica'] as const
const conAttoCivile = ['civile', 'simbolica'] as const
const conPubblicazioni = ['civile', 'religiosa'] as const

/** In order of lead time within each group. */
export const TASK_TEMPLATE: readonly TemplateTask[] = [
  // Budget
  {
    key: 'budget-tetto',
    title: 'Decidere quanto spendere in tutto',
    notes:
      'Anche chi contribuisce e con quanto: meglio dirselo subito. Tenete da parte un 6 % per gli imprevisti.',
    category: 'budget',
    when: { monthsBefore: 14 },
  },
  {
    key: 'budget-ripartizione',
    title: 'Dividere il budget per categorie',
    notes: 'La proposta di partenza si può cambiare voce per voce.',
    category: 'budget',
    when: { monthsBefore: 13 },
  },
  {
    key: 'budget-caparre',
    title: 'Segnare caparre e acconti già versati',
    notes:
      'La caparra confirmatoria e l’acconto non sono la stessa cosa: leggete nel contratto che cosa succede se si annulla.',
    category: 'budget',
    when: { monthsBefore: 8 },
  },
  {
    key: 'budget-bilancio-meta',
    title: 'Confrontare preventivi e contratti con il budget',
    category: 'budget',
    when: { monthsBefore: 5 },
  },
  {
    key: 'budget-assicurazione',
    title: 'Chiedere se serve un’assicurazione per la giornata',
    notes: 'Molte ville chiedono una polizza di responsabilità civile; se c’è già, fatevela mandare.',
    category: 'budget',
    when: { monthsBefore: 4 },
  },
  {
    key: 'budget-siae',
    title: 'Calcolare e pagare la SIAE',
    notes:
      'La pagano gli sposi. La tariffa cambia secondo invitati, musica dal vivo o registrata: verificate l’importo sul sito della SIAE e chiedete ai musicisti chi compila il programma.',
    category: 'budget',
    when: { monthsBefore: 2 },
  },
  {
    key: 'budget-saldi',
    title: 'Mettere in fila i saldi da pagare',
    notes: 'Chi, quanto, come e da quale conto. Alcuni fornitori chiedono il saldo una settimana prima.',
    category: 'budget',
    when: { monthsBefore: 1 },
  },
  {
    key: 'budget-buste',
    title: 'Preparare i pagamenti del giorno',
    notes: 'Offerte, mance, ultimi saldi: affidateli a una persona di fiducia.',
    category: 'budget',
    when: { daysBefore: 4 },
  },

  // Cerimonia
  {
    key: 'rito',
    title: 'Scegliere il rito',
    notes: 'Civile, religioso o simbolico: da qui dipendono documenti, luogo e tempi.',
    category: 'cerimonia',
    when: { monthsBefore: 14 },
  },
  {
    key: 'data',
    title: 'Scegliere la data, con un’alternativa',
    notes: 'Una data di riserva vi lascia più scelta tra le location.',
    category: 'cerimonia',
    when: { monthsBefore: 13 },
  },
  {
    key: 'comune-luogo',
    title: 'Chiedere al Comune dove si può celebrare',
    notes:
      'Fuori dalla sala comunale il rito ha valore solo nei luoghi approvati dalla Giunta. I costi vanno da niente a qualche centinaio di euro.',
    category: 'cerimonia',
    when: { monthsBefore: 11 },
    ceremonies: civile,
  },
  {
    key: 'comune-sala',
    title: 'Prenotare sala e orario in Comune',
    notes: 'Il preavviso cambia da Comune a Comune: da venti giorni a molti mesi.',
    category: 'cerimonia',
    when: { monthsBefore: 9 },
    ceremonies: civile,
  },
  {
    key: 'parroco',
    title: 'Parlare con il parroco e fissare la chiesa',
    notes: 'Chiedete anche gli orari possibili, le regole per musica e fiori, l’offerta.',
    category: 'cerimonia',
    when: { monthsBefore: 12 },
    ceremonies: religiosa,
  },
  {
    key: 'corso-iscrizione',
    title: 'Iscriversi al corso prematrimoniale',
    notes: 'Di solito parte poche volte l’anno: informatevi in parrocchia.',
    category: 'cerimonia',
    when: { monthsBefore: 9 },
    ceremonies: religiosa,
  },
  {
    key: 'corso-fine',
    title: 'Finire il corso prematrimoniale',
    notes: 'Tenete l’attestato: serve per l’istruttoria in parrocchia.',
    category: 'cerimonia',
    when: { monthsBefore: 6 },
    ceremonies: religiosa,
  },
  {
    key: 'celebrante',
    title: 'Scegliere chi celebra il rito simbolico',
    notes: 'Un celebrante di mestiere o una persona che vi conosce bene.',
    category: 'cerimonia',
    when: { monthsBefore: 9 },
    ceremonies: simbolica,
  },
  {
    key: 'rito-simbolico-testo',
    title: 'Scrivere il rito con il celebrante',
    notes: 'Sabbia, luce, mani legate, un ulivo: scegliete un gesto che vi somigli.',
    category: 'cerimonia',
    when: { monthsBefore: 4 },
    ceremonies: simbolica,
  },
  {
    key: 'atto-civile-simbolico',
    title: 'Fissare l’atto civile, in un altro giorno',
    notes: 'Il rito simbolico non ha effetti di legge: per essere sposati serve anche l’atto in Comune.',
    category: 'cerimonia',
    when: { monthsBefore: 6 },
    ceremonies: simbolica,
  },
  { key: 'testimoni', title: 'Chiedere ai testimoni', category: 'cerimonia', when: { monthsBefore: 9 } },
  {
    key: 'musica-cerimonia',
    title: 'Scegliere la musica della cerimonia',
    notes: 'Ingresso, firme, uscita. In chiesa concordatela con chi celebra.',
    category: 'cerimonia',
    when: { monthsBefore: 4 },
  },
  {
    key: 'promesse',
    title: 'Scrivere le promesse',
    category: 'cerimonia',
    when: { monthsBefore: 2 },
    ceremonies: conAttoCivile,
  },
  { key: 'letture', title: 'Scegliere letture e lettori', category: 'cerimonia', when: { monthsBefore: 2 } },
  {
    key: 'libretto',
    title: 'Preparare il libretto della messa',
    notes: 'Fatelo leggere a chi celebra prima di stamparlo.',
    category: 'cerimonia',
    when: { monthsBefore: 2 },
    ceremonies: religiosa,
  },
  {
    key: 'offerta-chiesa',
    title: 'Preparare l’offerta per la chiesa',
    category: 'cerimonia',
    when: { daysBefore: 10 },
    ceremonies: religiosa,
  },
  {
    key: 'prova-cerimonia',
    title: 'Fare una prova della cerimonia',
    notes: 'Chi entra con chi, dove si sta, chi porta le fedi.',
    category: 'cerimonia',
    when: { daysBefore: 5 },
  },

  // Documenti
  {
    key: 'documenti-identita',
    title: 'Controllare che i documenti non scadano',
    notes: 'Carta d’identità e, se viaggiate lontano, passaporto valido almeno sei mesi dopo il ritorno.',
    category: 'documenti',
    when: { monthsBefore: 8 },
  },
  {
    key: 'nulla-osta-estero',
    title: 'Nulla osta, se uno dei due è cittadino straniero',
    notes:
      'Lo prevede l’art. 116 del codice civile e di norma va legalizzato in Prefettura. Calcolate circa tre mesi e sentite Comune e consolato.',
    category: 'documenti',
    when: { monthsBefore: 8 },
  },
  {
    key: 'battesimo-cresima',
    title: 'Chiedere i certificati di battesimo e cresima',
    notes:
      'Si chiedono alla parrocchia dove li avete ricevuti e valgono pochi mesi: domandate al parroco quanto.',
    category: 'documenti',
    when: { monthsBefore: 6 },
    ceremonies: religiosa,
  },
  {
    key: 'istruttoria',
    title: 'Fissare il colloquio in parrocchia per il consenso',
    notes: 'Circa tre mesi prima delle nozze, a ciascuno da solo e poi insieme.',
    category: 'documenti',
    when: { monthsBefore: 3 },
    ceremonies: religiosa,
  },
  {
    key: 'richiesta-parroco',
    title: 'Ritirare la richiesta del parroco per le pubblicazioni',
    notes: 'Si porta in Comune insieme ai documenti.',
    category: 'documenti',
    when: { monthsBefore: 6 },
    ceremonies: religiosa,
  },
  {
    key: 'pubblicazioni-appuntamento',
    title: 'Prendere appuntamento in Comune per le pubblicazioni',
    notes:
      'Alcuni Comuni non le accettano prima di sei mesi. Serve una marca da bollo da 16 €, due se vivete in Comuni diversi.',
    category: 'documenti',
    when: { monthsBefore: 6 },
    ceremonies: conPubblicazioni,
  },
  {
    key: 'pubblicazioni',
    title: 'Fare le pubblicazioni',
    notes: 'Restano affisse otto giorni; ci si sposa dal quarto giorno dopo ed entro 180 giorni.',
    category: 'documenti',
    when: { monthsBefore: 5 },
    ceremonies: conPubblicazioni,
  },
  {
    key: 'pubblicazioni-atto',
    title: 'Fare le pubblicazioni per l’atto civile',
    notes: 'Restano affisse otto giorni; l’atto si celebra dal quarto giorno dopo ed entro 180 giorni.',
    category: 'documenti',
    when: { monthsBefore: 5 },
    ceremonies: simbolica,
  },
  {
    key: 'nulla-osta-diocesi',
    title: 'Nulla osta, se vi sposate fuori parrocchia',
    notes: 'Lo dà il parroco che segue l’istruttoria; per un’altra diocesi passa anche dalla Curia.',
    category: 'documenti',
    when: { monthsBefore: 2 },
    ceremonies: religiosa,
  },
  {
    key: 'certificato-pubblicazioni',
    title: 'Portare al parroco il certificato delle pubblicazioni',
    category: 'documenti',
    when: { monthsBefore: 4 },
    ceremonies: religiosa,
  },
  {
    key: 'regime',
    title: 'Decidere comunione o separazione dei beni',
    notes: 'La separazione si dichiara nell’atto. Nel dubbio, un notaio ve lo spiega in mezz’ora.',
    category: 'documenti',
    when: { monthsBefore: 2 },
  },
  {
    key: 'delega-altro-comune',
    title: 'Chiedere la delega, se vi sposate in un altro Comune',
    notes: 'La dà il Comune che ha fatto le pubblicazioni.',
    category: 'documenti',
    when: { monthsBefore: 3 },
    ceremonies: conAttoCivile,
  },
  {
    key: 'interprete',
    title: 'Trovare un interprete, se uno dei due non parla italiano',
    category: 'documenti',
    when: { monthsBefore: 3 },
    ceremonies: conAttoCivile,
  },
  {
    key: 'congedo',
    title: 'Chiedere il congedo matrimoniale',
    notes: 'Quindici giorni di calendario: guardate sul vostro contratto con quanto anticipo.',
    category: 'documenti',
    when: { monthsBefore: 2 },
  },
  {
    key: 'testimoni-dati',
    title: 'Mandare i dati dei testimoni',
    notes:
      'Al Comune o al parroco, circa una settimana prima: due testimoni maggiorenni con documento valido.',
    category: 'documenti',
    when: { daysBefore: 10 },
  },

  // Location
  {
    key: 'location-elenco',
    title: 'Fare l’elenco delle location da vedere',
    notes: 'Chiedete capienza vera, esclusiva, piano per la pioggia, orario di fine musica.',
    category: 'location',
    when: { monthsBefore: 13 },
  },
  {
    key: 'location-visite',
    title: 'Visitare le location',
    notes: 'Meglio alla stessa ora in cui sarà la festa.',
    category: 'location',
    when: { monthsBefore: 12 },
  },
  {
    key: 'location-prenotare',
    title: 'Prenotare la location',
    notes: 'Rileggete penali, ore extra e che cosa è compreso prima di firmare.',
    category: 'location',
    when: { monthsBefore: 12 },
  },
  {
    key: 'location-pioggia',
    title: 'Concordare il piano per la pioggia',
    category: 'location',
    when: { monthsBefore: 4 },
  },
  {
    key: 'location-sopralluogo',
    title: 'Fare un sopralluogo con fiorista e musica',
    notes: 'Prese elettriche, ombra, accessi per i furgoni.',
    category: 'location',
    when: { monthsBefore: 2 },
  },
  {
    key: 'location-alloggi',
    title: 'Trovare dove far dormire chi viene da lontano',
    category: 'location',
    when: { monthsBefore: 7 },
  },

  // Catering
  {
    key: 'catering-scegliere',
    title: 'Scegliere il catering',
    notes: 'Confrontate il prezzo a persona con le stesse voci: vini, servizio, mise en place, torta.',
    category: 'catering',
    when: { monthsBefore: 10 },
  },
  { key: 'torta', title: 'Scegliere la torta', category: 'catering', when: { monthsBefore: 4 } },
  { key: 'menu-prova', title: 'Fare la prova menù', category: 'catering', when: { monthsBefore: 2 } },
  {
    key: 'vini',
    title: 'Scegliere vini e bollicine',
    notes: 'Se li portate voi, chiedete se c’è il diritto di tappo.',
    category: 'catering',
    when: { monthsBefore: 2 },
  },
  {
    key: 'diete',
    title: 'Raccogliere allergie e diete',
    notes: 'Sono dati sulla salute: chiedete solo ciò che serve alla cucina.',
    category: 'catering',
    when: { daysBefore: 35 },
  },
  {
    key: 'catering-numeri',
    title: 'Dare i numeri definitivi al catering',
    notes: 'Adulti, bambini, fornitori che mangiano con voi.',
    category: 'catering',
    when: { daysBefore: 12 },
  },

  // Fornitori
  {
    key: 'planner',
    title: 'Decidere se volete una wedding planner',
    notes: 'Anche solo per il coordinamento del giorno.',
    category: 'fornitori',
    when: { monthsBefore: 12 },
  },
  {
    key: 'fotografo',
    title: 'Prenotare il fotografo',
    notes: 'Chiedete di vedere un matrimonio intero, non solo le immagini migliori.',
    category: 'fornitori',
    when: { monthsBefore: 10 },
  },
  { key: 'video', title: 'Prenotare il video', category: 'fornitori', when: { monthsBefore: 10 } },
  {
    key: 'musica',
    title: 'Prenotare la musica della festa',
    category: 'fornitori',
    when: { monthsBefore: 9 },
  },
  {
    key: 'fedi',
    title: 'Scegliere le fedi',
    notes: 'Per incisione e messa a misura servono di solito tre o quattro settimane.',
    category: 'fornitori',
    when: { monthsBefore: 4 },
  },
  {
    key: 'auto',
    title: 'Prenotare l’auto e gli spostamenti',
    notes: 'Se la location è lontana, pensate a un pullman per gli invitati.',
    category: 'fornitori',
    when: { monthsBefore: 4 },
  },
  {
    key: 'bambini',
    title: 'Pensare ai bambini: animazione, menù, un angolo tranquillo',
    category: 'fornitori',
    when: { monthsBefore: 4 },
  },
  {
    key: 'fedi-ritirare',
    title: 'Ritirare le fedi',
    notes: 'Provatele subito, incisione compresa.',
    category: 'fornitori',
    when: { daysBefore: 14 },
  },
  {
    key: 'foto-elenco',
    title: 'Dare al fotografo l’elenco delle foto di famiglia',
    category: 'fornitori',
    when: { daysBefore: 20 },
  },
  {
    key: 'fornitori-conferma',
    title: 'Confermare orari e indirizzi a tutti i fornitori',
    category: 'fornitori',
    when: { monthsBefore: 1 },
  },

  // Abiti
  {
    key: 'abito-sposa',
    title: 'Scegliere l’abito da sposa',
    notes: 'Tra ordine e prove passano anche sei mesi.',
    category: 'abiti',
    when: { monthsBefore: 9 },
  },
  { key: 'abito-sposo', title: 'Scegliere l’abito da sposo', category: 'abiti', when: { monthsBefore: 5 } },
  {
    key: 'scarpe',
    title: 'Scegliere scarpe e accessori',
    notes: 'Con le scarpe giuste la sarta fa l’orlo una volta sola.',
    category: 'abiti',
    when: { monthsBefore: 4 },
  },
  {
    key: 'damigelle',
    title: 'Pensare agli abiti di damigelle e paggetti',
    category: 'abiti',
    when: { monthsBefore: 4 },
  },
  {
    key: 'prova-abito',
    title: 'Fare la prima prova dell’abito',
    category: 'abiti',
    when: { monthsBefore: 2 },
  },
  { key: 'prova-abito-ultima', title: 'Fare l’ultima prova', category: 'abiti', when: { daysBefore: 21 } },
  { key: 'abiti-ritirare', title: 'Ritirare gli abiti', category: 'abiti', when: { daysBefore: 7 } },

  // Invitati
  {
    key: 'invitati-bozza',
    title: 'Fare una prima lista degli invitati',
    notes: 'Serve per scegliere la location: contate anche accompagnatori e bambini.',
    category: 'invitati',
    when: { monthsBefore: 13 },
  },
  {
    key: 'save-the-date',
    title: 'Mandare il salva la data',
    notes: 'Soprattutto a chi deve viaggiare.',
    category: 'invitati',
    when: { monthsBefore: 9 },
  },
  { key: 'sito', title: 'Aprire il sito del matrimonio', category: 'invitati', when: { monthsBefore: 8 } },
  {
    key: 'invitati-lista',
    title: 'Chiudere la lista degli invitati',
    category: 'invitati',
    when: { monthsBefore: 6 },
  },
  { key: 'lista-nozze', title: 'Preparare la lista nozze', category: 'invitati', when: { monthsBefore: 5 } },
  {
    key: 'partecipazioni-ordinare',
    title: 'Ordinare partecipazioni e inviti',
    category: 'invitati',
    when: { monthsBefore: 4 },
  },
  {
    key: 'partecipazioni-spedire',
    title: 'Spedire le partecipazioni',
    category: 'invitati',
    when: { monthsBefore: 3 },
  },
  {
    key: 'conferme',
    title: 'Chiudere le conferme degli invitati',
    notes: 'Chi non ha risposto lo si chiama: in due sere si fa.',
    category: 'invitati',
    when: { monthsBefore: 1 },
  },
  { key: 'tavoli', title: 'Comporre i tavoli', category: 'invitati', when: { daysBefore: 20 } },
  {
    key: 'segnaposto',
    title: 'Far stampare tableau, segnaposto e menù',
    category: 'invitati',
    when: { daysBefore: 14 },
  },

  // Stile
  { key: 'stile', title: 'Scegliere colori e atmosfera', category: 'stile', when: { monthsBefore: 9 } },
  {
    key: 'fiori',
    title: 'Scegliere il fiorista',
    notes: 'Chiedete che cosa è di stagione nel vostro mese.',
    category: 'stile',
    when: { monthsBefore: 9 },
  },
  { key: 'bomboniere', title: 'Scegliere le bomboniere', category: 'stile', when: { monthsBefore: 5 } },
  {
    key: 'luci-noleggi',
    title: 'Decidere luci, sedute e noleggi',
    category: 'stile',
    when: { monthsBefore: 4 },
  },
  {
    key: 'fiori-prova',
    title: 'Vedere una prova del centrotavola',
    category: 'stile',
    when: { monthsBefore: 2 },
  },
  { key: 'bouquet', title: 'Definire bouquet e bottoniere', category: 'stile', when: { monthsBefore: 2 } },

  // Estetica
  {
    key: 'trucco-scegliere',
    title: 'Prenotare trucco e capelli',
    category: 'estetica',
    when: { monthsBefore: 4 },
  },
  {
    key: 'trucco-prova',
    title: 'Fare la prova di trucco e capelli',
    notes: 'Portate una foto dell’abito e, se c’è, il velo.',
    category: 'estetica',
    when: { monthsBefore: 2 },
  },
  { key: 'barbiere', title: 'Fissare il barbiere', category: 'estetica', when: { daysBefore: 21 } },
  {
    key: 'estetista',
    title: 'Fissare manicure e ultimi trattamenti',
    notes: 'Niente di nuovo sulla pelle nell’ultima settimana.',
    category: 'estetica',
    when: { daysBefore: 10 },
  },

  // Viaggio
  {
    key: 'viaggio-scegliere',
    title: 'Scegliere il viaggio di nozze',
    category: 'viaggio',
    when: { monthsBefore: 8 },
  },
  {
    key: 'viaggio-prenotare',
    title: 'Prenotare voli e alloggi',
    notes: 'Il nome sul biglietto deve essere quello del documento.',
    category: 'viaggio',
    when: { monthsBefore: 6 },
  },
  {
    key: 'viaggio-visti',
    title: 'Controllare visti, vaccini e assicurazione',
    category: 'viaggio',
    when: { monthsBefore: 3 },
  },
  { key: 'viaggio-valigie', title: 'Preparare le valigie', category: 'viaggio', when: { daysBefore: 5 } },

  // Il giorno
  {
    key: 'scaletta',
    title: 'Scrivere la scaletta della giornata',
    category: 'giorno',
    when: { monthsBefore: 1 },
  },
  {
    key: 'primo-ballo',
    title: 'Scegliere il primo ballo e le canzoni irrinunciabili',
    category: 'giorno',
    when: { monthsBefore: 2 },
  },
  {
    key: 'persona-fiducia',
    title: 'Nominare una persona di fiducia per il giorno',
    notes: 'Avrà i numeri dei fornitori: voi terrete il telefono spento.',
    category: 'giorno',
    when: { monthsBefore: 1 },
  },
  {
    key: 'meteo',
    title: 'Guardare il meteo e decidere il piano',
    category: 'giorno',
    when: { daysBefore: 3 },
  },
  {
    key: 'kit',
    title: 'Preparare la borsa delle emergenze',
    notes: 'Ago e filo, cerotti, fazzoletti, un caricatore, scarpe basse.',
    category: 'giorno',
    when: { daysBefore: 3 },
  },
  {
    key: 'fedi-giorno',
    title: 'Affidare le fedi a chi le porterà',
    category: 'giorno',
    when: { daysBefore: 1 },
  },
  { key: 'dormire', title: 'Mangiare qualcosa e dormire', category: 'giorno', when: { daysBefore: 1 } },

  // Dopo
  { key: 'ringraziamenti', title: 'Mandare i ringraziamenti', category: 'dopo', when: { daysAfter: 30 } },
  {
    key: 'recensioni',
    title: 'Lasciare una recensione ai fornitori',
    notes: 'Aiuta le coppie dopo di voi, e chi ha lavorato bene.',
    category: 'dopo',
    when: { daysAfter: 21 },
  },
  { key: 'foto-scelta', title: 'Scegliere le foto per l’album', category: 'dopo', when: { daysAfter: 60 } },
  {
    key: 'atto-copia',
    title: 'Controllare che l’atto sia stato trascritto',
    notes: 'La parrocchia lo manda al Comune entro cinque giorni.',
    category: 'dopo',
    when: { daysAfter: 20 },
    ceremonies: religiosa,
  },
  {
    key: 'residenza',
    title: 'Aggiornare residenza e stato civile dove serve',
    notes: 'Banca, datore di lavoro, medico.',
    category: 'dopo',
    when: { daysAfter: 30 },
    ceremonies: conPubblicazioni,
  },
]

export interface PlannedTask {
  key: string
  title: string
  notes: string
  category: TaskCategorySlug
  /** `YYYY-MM-DD`; null while the couple has no date. */
  dueDate: string | null
}

const DAY_MS = 86_400_000
const LATE_START_GRACE_DAYS = 7

/** Adds whole days to a `YYYY-MM-DD` day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Goes back whole months; the 31st of a shorter month becomes its last day. */
function monthsBefore(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDay))).toISOString().slice(0, 10)
}

/** The day a template's task is due for a wedding on `weddingDate`, before any adjustment for a late start. */
export function dueDateOf(lead: Lead, weddingDate: string): string {
  if ('monthsBefore' in lead) return monthsBefore(weddingDate, lead.monthsBefore)
  return addDays(weddingDate, 'daysBefore' in lead ? -lead.daysBefore : lead.daysAfter)
}

/**
 * The tasks of the template for a couple, in order of due day. Without a rite only what all rites share is given.
 * @param today `YYYY-MM-DD`. With it, a task that would already be late when planning starts is due in a week,
 *   though never after the wedding's eve when it belongs before the wedding.
 */
export function tasksFor(wedding: {
  ceremony?: Ceremony | null
  weddingDate?: string | null
  today?: string
}): PlannedTask[] {
  const { ceremony, weddingDate, today } = wedding
  const chosen = TASK_TEMPLATE.filter(
    (task) => !task.ceremonies || (ceremony ? task.ceremonies.includes(ceremony) : false),
  )
  const lastDayFirst = (task: TemplateTask) =>
    'monthsBefore' in task.when
      ? task.when.monthsBefore * 30.44
      : 'daysBefore' in task.when
        ? task.when.daysBefore
        : -task.when.daysAfter
  return chosen
    .toSorted((a, b) => lastDayFirst(b) - lastDayFirst(a))
    .map(({ key, title, notes = '', category, when }) => ({
      key,
      title,
      notes,
      category,
      dueDate: weddingDate ? notAlreadyLate(dueDateOf(when, weddingDate), weddingDate, today) : null,
    }))
}

function notAlreadyLate(due: string, weddingDate: string, today?: string): string {
  if (!today || due >= today) return due
  const soon = addDays(today, LATE_START_GRACE_DAYS)
  if (soon < weddingDate || due >= weddingDate) return soon
  const eve = addDays(weddingDate, -1)
  return eve > today ? eve : today
}
