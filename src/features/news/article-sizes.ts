/** How wide the pictures of the news are. */
export const FEATURED_SIZES = '(min-width: 80rem) 700px, (min-width: 56rem) 56vw, 88vw'
export const COVER_SIZES = '(min-width: 80rem) 1160px, 88vw'
export const CARD_SIZES = '(min-width: 80rem) 370px, (min-width: 56rem) 30vw, (min-width: 40rem) 45vw, 88vw'
