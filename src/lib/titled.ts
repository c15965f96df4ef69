/** The head of a screen that only its owner sees: no page for search engines (those: `publicPage`). @param title what the tab and the history say */
export const titled = (title: string) => () => ({ meta: [{ title: `${title} · Lovoglio` }] })
