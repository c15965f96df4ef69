/** How wide the first wedding's picture is. */
export const FEATURED_SIZES = '(min-width: 80rem) 700px, (min-width: 56rem) 56vw, 88vw'
export const HERO_SIZES = '(min-width: 80rem) 1160px, 88vw'
