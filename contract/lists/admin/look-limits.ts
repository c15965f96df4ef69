/** An account looked at as its owner sees it (decision 116). Free of schemas: the screens have it too. */

/** How long one look lasts. */
export const LOOK_MINUTES = 15
/** How many one administrator may begin in a day. */
export const LOOKS_A_DAY = 20
/** Of the reason, which the owner reads too. */
export const LOOK_REASON_MIN = 10
export const LOOK_REASON_MAX = 300
/** How many of them an owner is told, the latest first. */
export const LOOKS_TOLD = 20
