/** How wide the first wedding's picture is. */
export const FEATURED_SIZES = '(min-width: 80rem) 700px, (min-width: 56rem) 56vw, 92vw'
export const HERO_SIZES = '(min-width: 80rem) 1160px, 96vw'
