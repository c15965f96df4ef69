/** Signing in and registering: their addresses carry codes, and they are of no use without a network. */
export const ACCOUNT_SCREENS = [
  '/login',
  '/register',
  '/reset-password',
  '/invito-amministrazione',
  '/invito-fornitore',
] as const

/** Opened by a link out of a mail, once: left out of the precache. */
export const MAILED_SCREENS: readonly string[] = [
  '/reset-password',
  '/invito-amministrazione',
  '/invito-fornitore',
]

const OF_ACCOUNT = new RegExp(`^(${ACCOUNT_SCREENS.join('|')})(/|$)`, 'i')

/** Whether a path is one of signing in and registering. */
export const isAccountPath = (pathname: string): boolean => OF_ACCOUNT.test(pathname)
