import type { CategorySlug } from '#contract/vendors/category.ts'

/** The trades that have a film in the demo, made by film.ts of the first drawn pictures of each. */
export const FILMED = [
  'location',
  'fotografo',
  'video',
  'fiori-e-allestimenti',
  'musica',
  'catering',
  'torte',
  'wedding-planner',
] as const satisfies readonly CategorySlug[]

export const PICTURES_IN_A_FILM = 3
const MS_A_PICTURE = 2_600
export const FILM_MS = PICTURES_IN_A_FILM * MS_A_PICTURE

/** Where the server offers them. */
export const DEMO_FILM_PATH = '/films'

/** The pictures of a film, by name, of those that were drawn for its trade. */
export const picturesOf = <Drawn extends { category: string | null }>(
  category: string,
  drawn: readonly Drawn[],
): Drawn[] => drawn.filter((one) => one.category === category).slice(0, PICTURES_IN_A_FILM)
