/** What the plans give and cost, in words. Prices come from the contract and nowhere else. */
import { PLAN_PHOTOS, PLAN_VIDEOS } from '#contract/lists/billing/plan-limits.ts'
import { PLAN_NAMES } from '#contract/lists/billing/plan-names.ts'
import { PLAN_PRICES_CENTS } from '#contract/lists/billing/plan-prices.ts'

export type Plan = keyof typeof PLAN_PRICES_CENTS
export type Period = 'monthly' | 'yearly'

const MONTHS = 12

export const PLANS: readonly { plan: Plan; name: string; forWhom: string; gives: readonly string[] }[] = [
  {
    plan: 'base',
    name: PLAN_NAMES.base,
    forWhom: 'Per farsi trovare',
    gives: [
      'La tua pagina pubblica, con prezzi, servizi e domande frequenti',
      `Fino a ${PLAN_PHOTOS.base} foto`,
      'Il calendario dei giorni liberi e le richieste delle coppie, con i preventivi',
      'I messaggi con le coppie, anche senza rete',
      'I tuoi contatti in vista, senza limiti',
      'Recensioni, con la tua risposta',
    ],
  },
  {
    plan: 'premium',
    name: PLAN_NAMES.premium,
    forWhom: 'Per mostrare come lavori',
    gives: [
      'Tutto quello che c’è in Base',
      `Fino a ${PLAN_PHOTOS.premium} foto`,
      `Fino a ${PLAN_VIDEOS.premium} video, che partono solo quando qualcuno li vuole vedere`,
    ],
  },
  {
    plan: 'elite',
    name: PLAN_NAMES.elite,
    forWhom: 'Per raccontare i tuoi matrimoni',
    gives: [
      'Tutto quello che c’è in Premium',
      `Fino a ${PLAN_PHOTOS.elite} foto e ${PLAN_VIDEOS.elite} video`,
      'I tuoi matrimoni veri sulla tua pagina, con chi ci ha lavorato',
    ],
  },
]

export interface PlanPrice {
  /** What is charged each time, net of VAT. */
  chargedCents: number
  /** A year paid at once against twelve months paid one by one, net of VAT. */
  savedCents: number
}

/** What a plan costs by period. */
export function planPrice(plan: Plan, period: Period): PlanPrice {
  const { monthly, yearly } = PLAN_PRICES_CENTS[plan]
  return period === 'monthly'
    ? { chargedCents: monthly, savedCents: 0 }
    : { chargedCents: yearly, savedCents: monthly * MONTHS - yearly }
}
