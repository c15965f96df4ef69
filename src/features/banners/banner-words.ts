/** A banner in words. Pure. */
import type { BannerPlacement } from '#contract/site/site-management.ts'

export const PLACEMENT_NAMES: Record<BannerPlacement, string> = {
  home: 'Home',
  list: 'Elenchi dei fornitori',
  detail: 'Pagine dei fornitori',
}
