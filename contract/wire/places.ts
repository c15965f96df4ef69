/**
 * Where public things show, and how a client says what it looks at: the method `Look` of `hubs/vendor` and
 * `hubs/videoVendor`, with a list of places in place of those said before. Who has said it hears of these alone, and
 * remembers no place in the feed but those that `GET /api/sync/vendorChanges` gives: the others' changes come by it.
 * The answer is how far the feed had been told by then. Who never says anything hears everything.
 */
export const LOOK = 'Look'
/** More places than these are refused. */
export const LOOK_MAX = 100
/** A connection may look elsewhere so often, and so many times in a row. */
export const LOOKS_A_SECOND = 2
export const LOOKS_AT_ONCE = 20

/** The news. A vendor's place is its id: its card, its films, its reviews, its free days. */
export const NEWS = 'news'
/** The lists of all vendors, with or without words. */
export const ALL_LISTS = '*/*'

/** As categories and regions are named. */
const NAME = /^[a-z-]{1,40}$/
const PLACE = /^(?:news|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?:\*|[a-z-]{1,40})\/(?:\*|[a-z-]{1,40}))$/

export const isPlace = (place: unknown): place is string => typeof place === 'string' && PLACE.test(place)

/** The place of a list: of a category, of a region, of both, or of all vendors. What is no name counts for nothing. */
export const listPlace = ({ category = '*', region = '*' }: { category?: string; region?: string }): string =>
  [category, region].map((name) => (NAME.test(name) ? name : '*')).join('/')
