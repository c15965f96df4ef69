/** What the figures say, by rule, and nothing where they are too few to say it. Pure. */
import type { ReplyWait } from '#contract/lists/analytics/analytics-counts.ts'
import type { AnalyticsCounts, VendorAnalytics } from '#contract/vendors/vendor-analytics.ts'
import { NBSP, formatNumber } from '../../lib/number.ts'

/** Fewer say nothing of a habit. */
const ENOUGH = 10
/** What differs by less is the same. */
const ALIKE = 0.15

/** @returns `+38 sul periodo prima`, `come prima` */
export function difference(now: number, before: number): string {
  if (now === before) return 'come prima'
  return `${now > before ? '+' : '−'}${formatNumber(Math.abs(now - before))} sul periodo prima`
}

export interface Step {
  label: string
  /** `25 %`; undefined while there are too few to tell. */
  share?: string
  /** `37 su 148` */
  of: string
}

/**
 * From one step to the next. Of openings only those are counted that may be, and of contacts all: between these two there
 * is no share.
 */
export function stepsOf({ contacts, quotes, bookings }: AnalyticsCounts): Step[] {
  return [
    step('Chi ti scrive riceve un preventivo', quotes, contacts),
    step('Chi riceve il preventivo prenota', bookings, quotes),
  ]
}

function step(label: string, part: number, whole: number): Step {
  const of = `${formatNumber(part)} su ${formatNumber(whole)}`
  // Quotes of this span may be for contacts of the one before.
  if (whole < ENOUGH || part > whole) return { label, of }
  return { label, of, share: `${formatNumber((part / whole) * 100, 0)} %` }
}

/** Of how many that saw it, how many opened it: `3,4 %`; undefined while there are too few to tell. */
export const openedShare = ({ views, clicks }: { views: number; clicks: number }): string | undefined =>
  views < ENOUGH ? undefined : `${formatNumber((clicks / views) * 100, 1)}${NBSP}%`

/** One or two sentences; none where the counts are too small. */
export function sentenceOf(analytics: VendorAnalytics): string | undefined {
  const said = [contactsSentence(analytics), repliesSentence(analytics)].filter(
    (sentence) => sentence !== undefined,
  )
  return said.length > 0 ? said.join(' ') : undefined
}

function contactsSentence({ contacts, before }: VendorAnalytics): string | undefined {
  if (!before || Math.max(contacts, before.contacts) < ENOUGH) return undefined
  const change = before.contacts === 0 ? 1 : contacts / before.contacts - 1
  if (change > ALIKE) return 'Ti scrivono più di prima.'
  return change < -ALIKE ? 'Ti scrivono meno di prima.' : 'Ti scrivono quanto prima.'
}

function repliesSentence({ replies }: VendorAnalytics): string | undefined {
  const all = replies.reduce((sum, { contacts }) => sum + contacts, 0)
  if (all < ENOUGH) return undefined
  const shareOf = (...waits: ReplyWait[]) =>
    replies.reduce((sum, { wait, contacts }) => sum + (waits.includes(wait) ? contacts : 0), 0) / all
  if (shareOf('never') > 0.2) return 'A più di una coppia su cinque non hai ancora risposto.'
  if (shareOf('three_hours') > 0.5) return 'A più di metà rispondi entro tre ore.'
  if (shareOf('three_hours', 'day') > 0.5) return 'A più di metà rispondi entro un giorno.'
  return 'Di solito una coppia ti aspetta più di un giorno.'
}

export const WAIT_WORDS: Readonly<Record<ReplyWait, string>> = {
  three_hours: 'entro 3 ore',
  day: 'entro un giorno',
  later: 'più tardi',
  never: 'non ancora',
}
