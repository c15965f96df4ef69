/** What administrators write for everybody, by its topic in the feed, and what of it has versions. Free of schemas. */
export const CONTENT_FIELDS = {
  article: ['title', 'summary', 'body'],
  award: ['category', 'place', 'citation'],
  banner: ['placement', 'advertiser', 'title', 'text', 'picture', 'link', 'from', 'to', 'weight'],
  homePage: ['headline', 'lead', 'shelfTitle', 'kinds', 'parts', 'featured'],
  pageSeo: ['title', 'description', 'picture', 'noindex'],
  siteFoot: ['about', 'groups', 'social'],
} as const
export type ContentKind = keyof typeof CONTENT_FIELDS
export const CONTENT_KINDS = Object.keys(CONTENT_FIELDS) as ContentKind[]

/** Of one thing the latest so many are listed. */
export const VERSIONS_LISTED = 30
/** As long as the administrators' register. */
export const VERSIONS_KEPT_DAYS = 365
