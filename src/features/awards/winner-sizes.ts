/** How wide a winner's picture is: the whole of a phone, then one of two columns. */
export const WINNER_SIZES = '(min-width: 80rem) 580px, (min-width: 48rem) 46vw, 88vw'
