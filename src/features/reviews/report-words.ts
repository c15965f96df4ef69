/** Why a review is reported, in words. */
import type { REVIEW_REPORT_KINDS } from '#contract/lists/vendors/review-words.ts'

export type ReportKind = (typeof REVIEW_REPORT_KINDS)[number]

export const REPORT_WORDS: Record<ReportKind, string> = {
  false: 'Racconta cose non vere',
  offensive: 'È offensiva',
  personal: 'Contiene dati o volti di altre persone',
  advertising: 'È pubblicità',
  other: 'Altro',
}
