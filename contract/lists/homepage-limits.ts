/** How many pictures there may be behind the home page's title. */
export const BACKGROUNDS_MOST = 24
