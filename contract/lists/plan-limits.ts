/** How many photos a vendor's gallery takes, by plan: the one table that screens and checks read. */
export const PLAN_PHOTOS = { base: 30, premium: 100, elite: 200 } as const
