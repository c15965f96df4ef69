/** How many may come with who answers an invitation: the most that can be chosen. */
export const MAX_COMPANIONS = 20
/** The same for who answers by the general link. */
export const GENERAL_COMPANIONS = 8
