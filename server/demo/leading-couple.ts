import type { BudgetCategory, PaymentKind, SupplierContact } from '#contract/plan/budget.ts'
import type { Assignee } from '#contract/plan/couple-task.ts'
import type { FavoriteStatus } from '#contract/people/couple.ts'
import type { TaskCategorySlug } from '#contract/lists/plan/task-categories.ts'

/** What Anna and Marco's plan holds beyond the template. Euro; days are counted from today. */

/** Template tasks they threw away. */
export const leftOut = new Set(
  'nulla-osta-estero interprete delega-altro-comune budget-assicurazione budget-buste budget-bilancio-meta damigelle bambini location-alloggi location-sopralluogo vini diete letture musica-cerimonia prova-cerimonia foto-elenco estetista barbiere segnaposto luci-noleggi fiori-prova viaggio-valigie meteo kit persona-fiducia foto-scelta residenza fedi-giorno dormire'.split(
    ' ',
  ),
)
export const lateTasks = new Set(['budget-caparre', 'documenti-identita', 'viaggio-scegliere'])
export const ownTasks: { title: string; notes: string; category: TaskCategorySlug; inDays: number }[] = [
  {
    title: 'Provare il menù di Natale alla villa',
    notes: 'Cena del 20, quattro posti: veniamo con i miei.',
    category: 'catering',
    inDays: 29,
  },
  {
    title: 'Chiedere a zia Pina la ricetta dei ricciarelli',
    notes: 'Per la confettata.',
    category: 'catering',
    inDays: 40,
  },
  { title: 'Rispondere a Studio Brera sul secondo fotografo', notes: '', category: 'fornitori', inDays: 6 },
]
export const taskVendors: Record<string, string> = {
  'location-prenotare': 'Villa Cipressa',
  'location-visite': 'Villa Cipressa',
  'location-pioggia': 'Villa Cipressa',
  'catering-scegliere': 'Catering Sapori delle Crete',
  'menu-prova': 'Catering Sapori delle Crete',
  fotografo: 'Studio Brera',
  'abito-sposa': 'Atelier Lucrezia',
  'abito-sposo': 'Sartoria Bandini',
  fiori: 'La Serra di Costanza',
  musica: 'Quartetto Fontebranda',
  'trucco-scegliere': 'Irene Baldini Trucco',
  fedi: 'Oreficeria Vannucci',
  auto: 'Rimessa San Prospero',
}
export const taskNotes: Record<string, string> = {
  'comune-luogo': 'La villa è casa comunale: tariffa di 100 €, pagata con la domanda.',
  'catering-scegliere': 'Preso! 68 € a testa tutto compreso, bambini la metà.',
  testimoni: 'Anna: Giulia e Sandro. Marco: il Bicci e sua sorella.',
  'budget-siae': 'Il quartetto compila il borderò, per il DJ chiedere.',
  'abito-sposa': 'Seconda prova fissata: portare le scarpe di mamma.',
}

export interface ItemPlan {
  category: BudgetCategory
  title: string
  estimated: number
  /** Agreed in the contract, when there is one. */
  actual?: number
  /** By name, or by its place among those of a category near them. */
  vendor?: string | { category: string; at: number }
  /** Whom to call. */
  contact?: Partial<SupplierContact>
  notes?: string
  payments?: PaymentPlan[]
}
interface PaymentPlan {
  kind: PaymentKind
  label: string
  amount: number
  paidDaysAgo?: number
  dueInDays?: number
  beforeWedding?: number
  by?: Assignee
}

/** 23.400 planned, 10.150 paid, 3.250 due within 30 days of which 1.450 late. */
export const leadingItems: ItemPlan[] = [
  {
    category: 'ricevimento',
    title: 'Villa Cipressa',
    notes: 'Location e servizio',
    estimated: 6500,
    actual: 6200,
    vendor: 'Villa Cipressa',
    payments: [
      { kind: 'caparra', label: 'Caparra', amount: 1860, paidDaysAgo: 118, by: 'both' },
      { kind: 'rata', label: 'Prima rata', amount: 1880, paidDaysAgo: 50, by: 'one' },
      { kind: 'rata', label: 'Seconda rata', amount: 1050, dueInDays: 27 },
      { kind: 'saldo', label: 'Saldo', amount: 1410, beforeWedding: 15 },
    ],
  },
  {
    category: 'ricevimento',
    title: 'Catering Sapori delle Crete',
    notes: '110 × 68,00 €',
    estimated: 7920,
    actual: 7480,
    vendor: 'Catering Sapori delle Crete',
    contact: { name: 'Ilaria, per il menù', phone: '+39 0577 000 214', email: 'menu@sapori.test' },
    payments: [
      { kind: 'acconto', label: 'Acconto', amount: 2200, paidDaysAgo: 64, by: 'both' },
      { kind: 'rata', label: 'Rata', amount: 750, dueInDays: 14 },
      { kind: 'saldo', label: 'Saldo', amount: 4530, beforeWedding: 10 },
    ],
  },
  {
    category: 'ricevimento',
    title: 'Torta',
    estimated: 280,
    vendor: 'Pasticceria Nencini',
  },
  {
    category: 'foto-e-video',
    title: 'Studio Brera',
    notes: 'Come da preventivo, da accettare',
    estimated: 2250,
    vendor: 'Studio Brera',
  },
  {
    category: 'abiti-e-bellezza',
    title: 'Atelier Lucrezia',
    notes: 'Abito e prove',
    estimated: 2800,
    actual: 2950,
    vendor: 'Atelier Lucrezia',
    payments: [
      { kind: 'acconto', label: 'Alla scelta', amount: 1500, paidDaysAgo: 60, by: 'one' },
      { kind: 'acconto', label: 'Secondo acconto', amount: 1450, dueInDays: -6, by: 'one' },
    ],
  },
  {
    category: 'abiti-e-bellezza',
    title: 'Abito di Marco',
    estimated: 780,
    actual: 700,
    vendor: 'Sartoria Bandini',
    payments: [{ kind: 'saldo', label: 'Pagato tutto', amount: 700, paidDaysAgo: 12, by: 'two' }],
  },
  {
    category: 'abiti-e-bellezza',
    title: 'Trucco e capelli',
    estimated: 380,
    actual: 350,
    vendor: 'Irene Baldini Trucco',
    payments: [
      { kind: 'caparra', label: 'Per tenere la data', amount: 100, paidDaysAgo: 33, by: 'one' },
      { kind: 'saldo', label: 'La mattina stessa', amount: 250, beforeWedding: 0 },
    ],
  },
  {
    category: 'abiti-e-bellezza',
    title: 'Fermagli e velo',
    estimated: 80,
    actual: 80,
    payments: [{ kind: 'saldo', label: '', amount: 80, paidDaysAgo: 9, by: 'one' }],
  },
  { category: 'abiti-e-bellezza', title: 'Scarpe di Anna', estimated: 48 },
  { category: 'abiti-e-bellezza', title: 'Barbiere', estimated: 30 },
  {
    category: 'fiori',
    title: 'La Serra di Costanza',
    notes: 'Arco, bouquet e una tavola lunga',
    estimated: 850,
    actual: 700,
    vendor: 'La Serra di Costanza',
    payments: [
      { kind: 'acconto', label: 'Acconto', amount: 300, paidDaysAgo: 28, by: 'both' },
      { kind: 'saldo', label: 'Saldo', amount: 400, beforeWedding: 7 },
    ],
  },
  {
    category: 'fiori',
    title: 'Luci in giardino',
    estimated: 200,
    actual: 150,
    payments: [{ kind: 'acconto', label: 'Acconto', amount: 50, paidDaysAgo: 15, by: 'two' }],
  },
  {
    category: 'musica',
    title: 'Quartetto Fontebranda',
    notes: 'Cerimonia e aperitivo',
    estimated: 700,
    actual: 650,
    vendor: 'Quartetto Fontebranda',
    payments: [
      { kind: 'caparra', label: 'Caparra', amount: 350, paidDaysAgo: 41, by: 'two' },
      { kind: 'saldo', label: 'La sera', amount: 300, beforeWedding: 0 },
    ],
  },
  { category: 'musica', title: 'SIAE', estimated: 240, notes: 'Importo da verificare sul sito' },
  {
    category: 'carta-e-bomboniere',
    title: 'Partecipazioni',
    estimated: 260,
    actual: 230,
    payments: [{ kind: 'saldo', label: '', amount: 230, paidDaysAgo: 8, by: 'one' }],
  },
  {
    category: 'carta-e-bomboniere',
    title: 'Bomboniere',
    notes: 'Miele, 60 vasetti',
    estimated: 220,
    actual: 220,
    payments: [{ kind: 'saldo', label: '', amount: 220, paidDaysAgo: 17, by: 'one' }],
  },
  { category: 'carta-e-bomboniere', title: 'Tableau e menù', estimated: 60 },
  {
    category: 'fedi',
    title: 'Fedi',
    notes: 'Con l’oro della nonna',
    estimated: 460,
    actual: 420,
    vendor: 'Oreficeria Vannucci',
    payments: [{ kind: 'saldo', label: '', amount: 420, paidDaysAgo: 5, by: 'both' }],
  },
  {
    category: 'auto',
    title: 'Furgoncino del 1968',
    estimated: 120,
    actual: 120,
    vendor: 'Rimessa San Prospero',
    payments: [{ kind: 'acconto', label: 'Acconto', amount: 50, paidDaysAgo: 22, by: 'two' }],
  },
  {
    category: 'cerimonia',
    title: 'Sala e tariffa del Comune',
    estimated: 100,
    actual: 100,
    payments: [{ kind: 'saldo', label: '', amount: 100, paidDaysAgo: 30, by: 'both' }],
  },
  { category: 'cerimonia', title: 'Marche da bollo', estimated: 32 },
  {
    category: 'foto-e-video',
    title: 'Foto per le partecipazioni',
    estimated: 120,
    actual: 110,
    vendor: { category: 'fotografo', at: 1 },
    payments: [{ kind: 'saldo', label: '', amount: 110, paidDaysAgo: 39, by: 'two' }],
  },
]

/** By name, or by their place among the vendors of a category near them. */
export const leadingFavorites: {
  name?: string
  category?: string
  at?: number
  status: FavoriteStatus
  note: string
}[] = [
  { name: 'Villa Cipressa', status: 'booked', note: 'È lei. Limonaia se piove.' },
  { name: 'Catering Sapori delle Crete', status: 'booked', note: 'Pici buonissimi alla prova.' },
  { name: 'Atelier Lucrezia', status: 'booked', note: '' },
  {
    name: 'Studio Brera',
    status: 'quoted',
    note: 'Viene da Milano, trasferta compresa. Decidere sul secondo fotografo.',
  },
  { name: 'La Serra di Costanza', status: 'booked', note: 'Fiori suoi, niente spugna.' },
  { name: 'Quartetto Fontebranda', status: 'booked', note: 'Sentiti dal vivo in piazza.' },
  { name: 'Pasticceria Nencini', status: 'contacted', note: 'Assaggio a gennaio.' },
  { name: 'Oreficeria Vannucci', status: 'booked', note: 'Fondono l’oro della nonna.' },
  { category: 'video', at: 0, status: 'saved', note: 'Se resta qualcosa nel budget.' },
  { category: 'musica', at: 1, status: 'contacted', note: 'Per la festa, dopo cena.' },
  { category: 'location', at: 1, status: 'discarded', note: 'Bella ma troppo grande per noi.' },
  { category: 'fotografo', at: 1, status: 'saved', note: 'Seconda scelta.' },
]

/** What came before its time; two still wait for their thanks. */
export const leadingGifts: {
  title: string
  giver: string
  thanked: boolean
  notes: string
  inDays: number
}[] = [
  {
    title: 'Il servizio di bicchieri della nonna Ida',
    giver: 'Zia Carla e zio Ugo',
    thanked: true,
    notes: 'Dodici, più la caraffa. Li teniamo da loro fino al trasloco.',
    inDays: -61,
  },
  { title: 'Una cena per due al mulino', giver: 'Giulia e Tommaso', thanked: true, notes: '', inDays: -38 },
  {
    title: '300 € per il viaggio',
    giver: 'I colleghi di Marco',
    thanked: false,
    notes: 'Busta con le firme di tutti: dodici nomi da non scordare.',
    inDays: -12,
  },
  { title: 'La tovaglia di lino ricamata', giver: 'Zia Pina', thanked: false, notes: '', inDays: -4 },
]
