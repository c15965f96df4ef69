/** A banner in words. Pure. */
import type { BannerPlacement } from '#contract/site-management.ts'
import { NBSP, formatNumber } from '../../lib/number.ts'

export const PLACEMENT_NAMES: Record<BannerPlacement, string> = {
  home: 'Home',
  list: 'Elenchi dei fornitori',
  detail: 'Pagine dei fornitori',
}

/** `1.204 viste, 31 clic (2,6 %)` */
export function countsOf({ views, clicks }: { views: number; clicks: number }): string {
  if (views === 0) return 'Non ancora visto'
  const seen = `${formatNumber(views)} ${views === 1 ? 'vista' : 'viste'}, ${formatNumber(clicks)} clic`
  return `${seen} (${formatNumber((clicks / views) * 100, 1)}${NBSP}%)`
}
