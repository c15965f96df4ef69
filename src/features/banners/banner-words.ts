/** A banner in words. Pure. */
import type { Banner, BannerPlacement } from '#contract/site-management.ts'
import { formatDay } from '../../lib/day.ts'
import { NBSP, formatNumber } from '../../lib/number.ts'

export const PLACEMENT_NAMES: Record<BannerPlacement, string> = {
  home: 'Home',
  list: 'Elenchi dei fornitori',
  detail: 'Pagine dei fornitori',
}

export type Stage = 'running' | 'coming' | 'over'
export const STAGES: readonly { stage: Stage; title: string }[] = [
  { stage: 'running', title: 'In corso' },
  { stage: 'coming', title: 'In programma' },
  { stage: 'over', title: 'Finiti' },
]

/** @param today a day, as the others are; both ends are shown */
export function stageOf({ from, to }: Pick<Banner, 'from' | 'to'>, today: string): Stage {
  if (today < from) return 'coming'
  return today > to ? 'over' : 'running'
}

/** `3 nov 2026 – 2 dic 2026` */
export const spanOf = ({ from, to }: Pick<Banner, 'from' | 'to'>): string =>
  from === to ? formatDay(from, 'short') : `${formatDay(from, 'short')} – ${formatDay(to, 'short')}`

/** `1.204 viste, 31 clic (2,6 %)` */
export function countsOf({ views, clicks }: { views: number; clicks: number }): string {
  if (views === 0) return 'Non ancora visto'
  const seen = `${formatNumber(views)} ${views === 1 ? 'vista' : 'viste'}, ${formatNumber(clicks)} clic`
  return `${seen} (${formatNumber((clicks / views) * 100, 1)}${NBSP}%)`
}

/** How often it is chosen where others run at the same place on the same day, in hundredths; 100 where it is alone. */
export function shareOf(
  banner: Pick<Banner, 'id' | 'placement' | 'weight'>,
  running: readonly Pick<Banner, 'id' | 'placement' | 'weight'>[],
): number {
  const here = running.filter(({ id, placement }) => placement === banner.placement && id !== banner.id)
  const all = here.reduce((sum, { weight }) => sum + weight, banner.weight)
  return Math.round((banner.weight / all) * 100)
}
