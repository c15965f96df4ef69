/** What a vendor's page takes, by plan: the one place that screens and checks read. */
import { PLAN_NAMES } from './plan-names.ts'

export const PLAN_PHOTOS = { base: 30, premium: 100, elite: 200 } as const

type Plan = keyof typeof PLAN_PHOTOS

/** What the next larger plan gives: «Con Premium sono 100.»; empty for the largest. */
export function morePhotosText(plan: Plan): string {
  const next = (Object.keys(PLAN_PHOTOS) as Plan[]).find((other) => PLAN_PHOTOS[other] > PLAN_PHOTOS[plan])
  return next ? `Con ${PLAN_NAMES[next]} sono ${PLAN_PHOTOS[next]}.` : ''
}

/** Where a plan's photos end, and what the next one gives. */
export const photoLimitText = (plan: Plan): string =>
  `Il piano ${PLAN_NAMES[plan]} prevede fino a ${PLAN_PHOTOS[plan]} foto. ${morePhotosText(plan)}`.trim()

/** How many films. */
export const PLAN_VIDEOS = { base: 0, premium: 10, elite: 30 } as const

/** Where a plan's films end, and what the next one gives. */
export function videoLimitText(plan: Plan): string {
  const most = PLAN_VIDEOS[plan]
  const next = (Object.keys(PLAN_VIDEOS) as Plan[]).find((other) => PLAN_VIDEOS[other] > most)
  const own =
    most === 0
      ? `Il piano ${PLAN_NAMES[plan]} non prevede video.`
      : `Il piano ${PLAN_NAMES[plan]} prevede fino a ${most} video.`
  return next ? `${own} Con ${PLAN_NAMES[next]} sono ${PLAN_VIDEOS[next]}.` : own
}

/** Which plans have real weddings. */
export const PLAN_REAL_WEDDINGS = { base: false, premium: false, elite: true } as const

/** That a plan has none, and which one has. */
export const realWeddingLimitText = (plan: Plan): string =>
  `Il piano ${PLAN_NAMES[plan]} non prevede i matrimoni veri: si raccontano con ${PLAN_NAMES.elite}.`
