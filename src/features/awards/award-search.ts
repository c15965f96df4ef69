/** Which year the page of awards is asked for. Apart, because every page carries it. */
export const FIRST_AWARD_YEAR = 2023

export interface AwardSearch {
  anno?: number | undefined
}

/**
 * A year among those that may be asked for; anything else is the page without one. Said by its name even then: the
 * router would keep what the address has.
 */
export function parseAwardSearch({ anno }: Record<string, unknown>): AwardSearch {
  const year = Number(anno)
  return Number.isInteger(year) && year >= FIRST_AWARD_YEAR && year <= 2100
    ? { anno: year }
    : { anno: undefined }
}
