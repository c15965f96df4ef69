import css from './tones.module.css'

/** Colours with a meaning, for bars; series without one take `seriesTone`. */
export type ChartTone = 'olive' | 'soft' | 'terracotta' | 'gold' | 'danger'

const SERIES = 8

/** The class that colours the n-th series, from 0; after eight they start again. */
export function seriesTone(index: number): string {
  return css[`tone${(index % SERIES) + 1}`] ?? ''
}

export function chartTone(tone: ChartTone): string {
  return css[tone] ?? ''
}

/** The small square of a legend, coloured by the class above. */
export const chartKey = css.key ?? ''
