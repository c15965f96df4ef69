/** What a partner is called who joined a couple that had not said their name, until somebody does. */
export const UNNAMED_PARTNER = 'Partner'
