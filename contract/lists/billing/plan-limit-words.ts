/** Where a plan ends, and what the next one gives, in words: for vendors, not for whoever looks at their pages. */
import { PLANS, PLAN_PHOTOS, PLAN_VIDEOS, type Plan } from './plan-limits.ts'
import { PLAN_NAMES } from './plan-names.ts'

/** What the next larger plan gives: «Con Premium sono 100.»; empty for the largest. */
export function morePhotosText(plan: Plan): string {
  const next = (Object.keys(PLAN_PHOTOS) as Plan[]).find((other) => PLAN_PHOTOS[other] > PLAN_PHOTOS[plan])
  return next ? `Con ${PLAN_NAMES[next]} sono ${PLAN_PHOTOS[next]}.` : ''
}

/** Where a plan's photos end, and what the next one gives. */
export const photoLimitText = (plan: Plan): string =>
  `Il piano ${PLAN_NAMES[plan]} prevede fino a ${PLAN_PHOTOS[plan]} foto. ${morePhotosText(plan)}`.trim()

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

/** That a plan has none, and which one has. */
export const realWeddingLimitText = (plan: Plan): string =>
  `Il piano ${PLAN_NAMES[plan]} non prevede i matrimoni veri: si raccontano con ${PLAN_NAMES.elite}.`

/**
 * What couples do not see of more than a plan shows, and what brings it back; empty where they see all.
 * @param what `photos` or `videos`; @param count how many there are
 */
export function hiddenByPlanText(what: 'photos' | 'videos', count: number, plan: Plan): string {
  const limits: Record<Plan, number> = what === 'photos' ? PLAN_PHOTOS : PLAN_VIDEOS
  const most = limits[plan]
  const hidden = count - most
  if (hidden <= 0) return ''
  const [noun, kept] = what === 'photos' ? ['foto', 'nascoste'] : ['video', 'nascosti']
  const back = PLANS.find((other) => limits[other] >= count) ?? 'elite'
  const seen =
    most === 0
      ? `Con il piano ${PLAN_NAMES[plan]} le coppie non vedono ${noun}: ${hidden === 1 ? 'il tuo resta qui, nascosto' : `i tuoi ${hidden} restano qui, ${kept}`}.`
      : `Con il piano ${PLAN_NAMES[plan]} le coppie vedono ${what === 'photos' ? 'le prime' : 'i primi'} ${most} ${noun}: ${hidden === 1 ? `l’ultim${what === 'photos' ? 'a resta qui, nascosta' : 'o resta qui, nascosto'}` : `${what === 'photos' ? 'le altre' : 'gli altri'} ${hidden} restano qui, ${kept}`}.`
  return `${seen} ${hidden === 1 ? 'Torna' : 'Tornano'} con ${PLAN_NAMES[back]}.`
}

/** Why couples do not see the real weddings of a vendor, and what brings them back. */
export const hiddenWeddingsText = (plan: Plan): string =>
  `Con il piano ${PLAN_NAMES[plan]} le coppie non vedono i tuoi matrimoni veri: restano qui, nascosti. Tornano con ${PLAN_NAMES.elite}.`
