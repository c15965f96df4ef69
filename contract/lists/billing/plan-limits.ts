/** What a vendor's page takes, by plan: the one place that screens and checks read. What is said of it stands apart (`plan-limit-words.ts`). */

export const PLAN_PHOTOS = { base: 30, premium: 100, elite: 200 } as const

export type Plan = keyof typeof PLAN_PHOTOS

/** How many films. */
export const PLAN_VIDEOS = { base: 0, premium: 10, elite: 30 } as const

/** Which plans have real weddings. */
export const PLAN_REAL_WEDDINGS = { base: false, premium: false, elite: true } as const

export const PLANS = ['base', 'premium', 'elite'] as const satisfies readonly Plan[]

/** Of what stands in its order, what a plan shows couples; the rest stays, for its vendor alone. */
export const shownOfPlan = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.length > most ? items.slice(0, most) : items

/** The plans whose real weddings are shown. */
export const PLANS_WITH_REAL_WEDDINGS = PLANS.filter((plan) => PLAN_REAL_WEDDINGS[plan])
