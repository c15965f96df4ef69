/** The copy that a couple keeps of all that is its own: of what it is made, and what is in its file. Free of schemas. */

import { COUPLE_KINDS, type CoupleKind } from '../entities.ts'

/** What is no kind of thing that a couple alone keeps. A table that is in no part is named by the tests. */
const BESIDE = ['booking', 'conversation', 'message', 'ownReview', 'assistanceRequest'] as const
export type CopyPart = 'couple' | CoupleKind | (typeof BESIDE)[number]

/** Its parts, by the feed's topics where there is one. */
export const COPY_PARTS: readonly CopyPart[] = [
  'couple',
  ...(Object.keys(COUPLE_KINDS) as CoupleKind[]),
  ...BESIDE,
]

/** How many of a part come in one answer, where a part may be long. */
export const COPY_PAGE = 500
