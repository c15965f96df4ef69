/** Why a review is reported. Free of schemas. */
export const REVIEW_REPORT_KINDS = ['false', 'offensive', 'personal', 'advertising', 'other'] as const
