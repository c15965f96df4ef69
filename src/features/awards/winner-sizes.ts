/** How wide a winner's picture is: beside its words on a phone, then the whole of a column, then one of two. */
export const WINNER_SIZES =
  '(min-width: 80rem) 580px, (min-width: 48rem) 46vw, (min-width: 40rem) 88vw, 7.5rem'
