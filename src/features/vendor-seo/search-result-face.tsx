/** How a page stands in search results, for whatever is written with words of its own for them. */
export { LengthHint } from './length-hint.tsx'
export { SearchResult } from './search-result.tsx'
