import type { Booking, BookingState } from '#contract/bookings/booking.ts'
import type { Quote } from '#contract/bookings/quote.ts'
import type { Couple } from '#contract/people/couple.ts'
import { addDays } from '#contract/lists/plan/task-template.ts'
import { instantOf } from './days.ts'
import { withAmounts } from '#contract/lists/bookings/quote-faults.ts'
import type { Discount, PaymentTerm, VatRate } from '#contract/lists/bookings/quote-sums.ts'
import type { Random } from './random.ts'
import type { MadeVendor } from './vendors.ts'

type Step = readonly [by: Booking['history'][number]['by'], to: BookingState, daysAgo: number, note?: string]

interface BookingPlan {
  /** Which couple asks: 0 is Anna and Marco. */
  couple: number
  vendor: string | { category: string; at: number }
  /** Days from today; the couple's own day when left out. */
  inDays?: number
  message: string
  budget?: number
  /** Euro, by line: of each of so many, or of each guest. */
  quote?: readonly (readonly [label: string, euro: number, times?: number | 'guest'])[]
  /** The VAT in it. */
  vatRate?: VatRate
  discount?: Discount
  payments?: readonly PaymentTerm[]
  notes?: string
  steps: readonly Step[]
}

const VILLA = 'Villa Cipressa'

/** Every state, for Anna and Marco and for Villa Cipressa, who sign in. */
const PLANS: readonly BookingPlan[] = [
  {
    couple: 0,
    vendor: VILLA,
    message: 'Cerimonia in giardino alle 17 e cena in limonaia. Siamo in centodieci.',
    budget: 6500,
    quote: [
      ['La villa in esclusiva, dal mattino a notte', 5800],
      ['Allestimento della limonaia', 250],
      ['Personale e pulizie', 150],
    ],
    payments: [
      { kind: 'caparra', due: 'signing', percent: 30 },
      { kind: 'rata', due: 'before', days: 150, amountCents: 188_000 },
      { kind: 'rata', due: 'before', days: 60, amountCents: 105_000 },
      { kind: 'saldo', due: 'before', days: 15 },
    ],
    notes: 'Se piove si cena in limonaia, allo stesso prezzo.',
    steps: [
      ['couple', 'requested', 130],
      ['vendor', 'quoted', 129],
      ['couple', 'accepted', 121],
      ['vendor', 'confirmed', 120, 'Il 12 è vostro. A presto in villa.'],
    ],
  },
  {
    couple: 0,
    vendor: 'Catering Sapori delle Crete',
    message: 'Pici, buffet di antipasti e la griglia fuori, se si può.',
    quote: [['Menù', 68, 'guest']],
    vatRate: 10,
    payments: [
      { kind: 'acconto', due: 'signing', amountCents: 220_000 },
      { kind: 'rata', due: 'before', days: 60, amountCents: 75_000 },
      { kind: 'saldo', due: 'before', days: 10 },
    ],
    notes: 'Vini della casa e confettata compresi. Il numero si chiude dieci giorni prima.',
    steps: [
      ['couple', 'requested', 74],
      ['vendor', 'quoted', 72],
      ['couple', 'accepted', 67],
      ['vendor', 'confirmed', 66],
    ],
  },
  {
    couple: 0,
    vendor: 'Studio Brera',
    message: 'Ci piacciono le foto di reportage. Un solo fotografo può bastare?',
    budget: 2400,
    quote: [
      ['Servizio di un giorno, due fotografi, album 30 × 30', 2250],
      ['Copia piccola per i genitori', 50, 2],
    ],
    discount: { kind: 'amount', value: 10_000, label: 'Per chi prenota con un anno di anticipo' },
    payments: [
      { kind: 'caparra', due: 'signing', percent: 30 },
      { kind: 'saldo', due: 'event' },
    ],
    notes: 'Le foto arrivano entro otto settimane.',
    steps: [
      ['couple', 'requested', 9],
      ['vendor', 'quoted', 4, 'Con due fotografi vi costa poco di più, e si vede.'],
    ],
  },
  {
    couple: 0,
    vendor: 'Pasticceria Nencini',
    message: 'Una torta di frutta a tre piani, poco zucchero.',
    steps: [['couple', 'requested', 3]],
  },
  {
    couple: 0,
    vendor: 'La Serra di Costanza',
    message: 'Olivo, rose color tè e niente spugna.',
    quote: [
      ['Bouquet e bottoniere', 180],
      ['L’arco e una tavola lunga', 520],
    ],
    steps: [
      ['couple', 'requested', 80],
      ['vendor', 'quoted', 78],
      ['couple', 'accepted', 75],
      ['vendor', 'confirmed', 74],
    ],
  },
  {
    couple: 0,
    vendor: { category: 'fotografo', at: 1 },
    inDays: -41,
    message: 'Qualche foto nostra per le partecipazioni, una mattina in campagna.',
    quote: [['Una mattina, venti foto', 110]],
    steps: [
      ['couple', 'requested', 70],
      ['vendor', 'quoted', 68],
      ['couple', 'accepted', 66],
      ['vendor', 'confirmed', 65],
      ['system', 'completed', 40],
    ],
  },
  {
    couple: 0,
    vendor: { category: 'musica', at: 1 },
    message: 'Per la festa, dopo cena.',
    steps: [
      ['couple', 'requested', 33],
      ['vendor', 'declined', 31, 'Quella sera suoniamo già. Auguri di cuore.'],
    ],
  },
  {
    couple: 0,
    vendor: { category: 'location', at: 1 },
    message: 'Avete posto anche per la cerimonia?',
    steps: [
      ['couple', 'requested', 140],
      ['couple', 'cancelled', 131, 'Abbiamo scelto un’altra villa, grazie.'],
    ],
  },
  {
    couple: 0,
    vendor: { category: 'video', at: 0 },
    message: 'Quanto costa un video di pochi minuti?',
    steps: [
      ['couple', 'requested', 45],
      ['system', 'expired', 31],
    ],
  },
  {
    couple: 0,
    vendor: 'Rimessa San Prospero',
    message: 'Il furgoncino del 1968, da Siena alla villa. Si può mettere un nastro?',
    quote: [['Furgoncino con autista, un’ora e mezza', 120]],
    steps: [
      ['couple', 'requested', 30],
      ['vendor', 'quoted', 27],
      ['couple', 'accepted', 24],
    ],
  },
  {
    couple: 0,
    vendor: 'Quartetto Fontebranda',
    message: 'Cerimonia e aperitivo, dalle cinque alle otto. Vi abbiamo sentiti in piazza.',
    quote: [['Cerimonia e aperitivo, quattro archi', 650]],
    steps: [
      ['couple', 'requested', 52],
      ['vendor', 'quoted', 50],
      ['couple', 'accepted', 45],
      ['vendor', 'confirmed', 44],
    ],
  },
  {
    couple: 0,
    vendor: 'Atelier Lucrezia',
    message: 'Seta, maniche corte, niente strascico: tre prove bastano?',
    budget: 3000,
    quote: [
      ['Abito su misura, tutte le prove', 2700],
      ['Velo corto', 250],
    ],
    steps: [
      ['couple', 'requested', 75],
      ['vendor', 'quoted', 73],
      ['couple', 'accepted', 63],
      ['vendor', 'confirmed', 62],
    ],
  },
  {
    couple: 0,
    vendor: 'Oreficeria Vannucci',
    message: 'Vorremmo fondere l’oro della nonna: due fedi semplici.',
    quote: [['Lavorazione di due fedi, incisione compresa', 420]],
    steps: [
      ['couple', 'requested', 26],
      ['vendor', 'quoted', 25],
      ['couple', 'accepted', 18],
      ['vendor', 'confirmed', 17],
    ],
  },
  {
    couple: 1,
    vendor: VILLA,
    message:
      'Siamo in centoquaranta, rito in chiesa a Monteriggioni e poi da voi. Si può visitare a dicembre?',
    budget: 8000,
    steps: [['couple', 'requested', 1]],
  },
  {
    couple: 1,
    vendor: VILLA,
    inDays: -28,
    message: 'Una cena per far conoscere le famiglie, venti persone.',
    quote: [['Sala del camino e cena', 1100]],
    steps: [
      ['couple', 'requested', 60],
      ['vendor', 'quoted', 59],
      ['couple', 'accepted', 57],
      ['vendor', 'confirmed', 56],
      ['system', 'completed', 27],
    ],
  },
  {
    couple: 2,
    vendor: VILLA,
    message: 'Una festa piccola, sessanta persone, tutto all’aperto.',
    quote: [
      ['La villa in esclusiva', 5800],
      ['Luci in giardino', 350],
    ],
    steps: [
      ['couple', 'requested', 12],
      ['vendor', 'quoted', 10],
    ],
  },
  {
    couple: 3,
    vendor: VILLA,
    message: 'Ci sposiamo al mare ma vorremmo una seconda festa in campagna.',
    steps: [
      ['couple', 'requested', 50],
      ['vendor', 'declined', 49, 'Quel mese siamo in restauro: ci dispiace.'],
    ],
  },
  {
    couple: 4,
    vendor: VILLA,
    message: 'Centottanta invitati, orchestra dal vivo.',
    quote: [
      ['La villa in esclusiva', 5800],
      ['Seconda sala e palco', 1600],
    ],
    steps: [
      ['couple', 'requested', 20],
      ['vendor', 'quoted', 18],
      ['couple', 'accepted', 3],
    ],
  },
  {
    couple: 5,
    vendor: VILLA,
    inDays: 420,
    message: 'Non sappiamo ancora il giorno: come siete messi in primavera?',
    steps: [
      ['couple', 'requested', 40],
      ['system', 'expired', 26],
    ],
  },
]

/** @param nearest the n-th vendor of a category that Anna and Marco find near */
export function makeBookings(
  couples: readonly Couple[],
  vendors: readonly MadeVendor[],
  nearest: (category: string, at: number) => string,
  today: string,
  random: Random,
): Booking[] {
  const idOf = new Map(vendors.map(({ vendor }) => [vendor.businessName, vendor.id]))
  return PLANS.map((plan): Booking => {
    const { couple: of, vendor, inDays, message, budget, quote, steps } = plan
    const couple = couples[of]!
    const history = steps.map(([by, to, daysAgo, note], at) => ({
      at: instantOf(addDays(today, -daysAgo), random),
      by,
      from: at === 0 ? null : steps[at - 1]![1],
      to,
      ...(note && { note }),
    }))
    const [first, last] = [history[0]!, history.at(-1)!]
    const quotedAgo = steps.find(([, to]) => to === 'quoted')?.[2] ?? 0
    return {
      id: random.id(first.at),
      createdAt: first.at,
      updatedAt: last.at,
      version: history.length,
      vendorId: typeof vendor === 'string' ? idOf.get(vendor)! : nearest(vendor.category, vendor.at),
      coupleId: couple.id,
      eventDate: inDays === undefined ? (couple.weddingDate ?? addDays(today, 365)) : addDays(today, inDays),
      ...(couple.guestCount && { guestCount: couple.guestCount }),
      message,
      ...(budget && { budgetCents: budget * 100 }),
      state: last.to,
      ...(quote && { quote: quoteOf(plan, couple.guestCount, addDays(today, 20 - quotedAgo)) }),
      earlier: [],
      history,
    }
  })
}

function quoteOf(
  { quote = [], notes = '', vatRate = 22, discount, payments = [] }: BookingPlan,
  guestCount: number | null,
  validUntil: string,
): Quote {
  return withAmounts({
    lines: quote.map(([label, euro, times = 1]) => ({
      label,
      unitCents: euro * 100,
      vatRate,
      ...(times === 'guest' ? { perGuest: true } : { quantity: times }),
    })),
    ...(guestCount && { guestCount }),
    ...(discount && { discount }),
    payments,
    validUntil,
    notes,
  })
}
