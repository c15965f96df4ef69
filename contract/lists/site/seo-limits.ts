/** How much may be written for search results, of a vendor's page and of our own. How much of it is seen is the search engines'. */
export const SEO_MOST = { title: 120, description: 320 } as const
