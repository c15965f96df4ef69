/** How wide a card's picture is in the list: one, two, then three columns beside the filters. */
export const CARD_SIZES = '(min-width: 80rem) 300px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 88vw'

/** How wide a vendor's first picture is on its page: the whole of a phone, half of the column on wide screens. */
export const COVER_SIZES = '(min-width: 80rem) 580px, (min-width: 48rem) 50vw, 88vw'
