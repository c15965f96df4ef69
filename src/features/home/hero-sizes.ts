/** How wide the first picture is: behind the words on wide screens, under them on phones. */
export const HERO_SIZES = '(min-width: 48rem) 100vw, 88vw'
