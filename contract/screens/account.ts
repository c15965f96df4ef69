/** Signing in and registering: their addresses carry codes, and they are of no use without a network. */
export const ACCOUNT_SCREENS = ['/login', '/register', '/reset-password'] as const

const OF_ACCOUNT = new RegExp(`^(${ACCOUNT_SCREENS.join('|')})(/|$)`, 'i')

/** Whether a path is one of signing in and registering. */
export const isAccountPath = (pathname: string): boolean => OF_ACCOUNT.test(pathname)
