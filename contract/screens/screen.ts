/** A row of the table of screens, as an area's navigation shows it. */
export interface AreaScreen {
  /** As its route file says it. */
  path: `/${string}`
  /** In the navigation. */
  label: string
  /** What is counted beside it: the name of the count, and the words that say what it counts. */
  badge?: { count: string; label: string }
  /** A list that is drawn from its description, by the route of all of them. */
  list?: true
  /** Left out of the precache, in an area whose screens are in it. */
  offline?: false
}

/** A screen that is open to everybody. */
export interface PublicScreen {
  /** As its route file says it, a name that changes as `$name`. */
  path: `/${string}`
  /** What a page view of it counts as, where its path has names; `each`: by itself. */
  countedAs?: 'each' | `/${string}`
  /** Its address carries a code, or what it shows is a couple's: rendered for each who asks. */
  personal?: true
  /** Where most visits begin: what only these pages share is sent with none of the others. */
  landing?: true
  /** Left out of the precache: kept by who has opened it. */
  offline?: false
}
