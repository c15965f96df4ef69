/**
 * Where somebody wanted to go when an account was missing, kept in this tab until the first questions are over. Not
 * with the account's data: it is known before there is an account, and forgotten with the tab.
 */
import { isOwnPath } from '#contract/kit/own-path.ts'
import { noteFault } from '../lib/fault-log.ts'

const KEY = 'lovoglio-meant'

/** @param path an address of this app */
export function keepTarget(path: string): void {
  try {
    sessionStorage.setItem(KEY, path)
  } catch (fault) {
    // Refused: then the plan's home is where one stays.
    noteFault('meant-target', fault)
  }
}

/** The address that was kept, if any: it stays. */
export function keptTarget(): string | undefined {
  try {
    const path = sessionStorage.getItem(KEY)
    return isOwnPath(path) ? path : undefined
  } catch {
    // No fault: a browser that keeps nothing has kept no target.
    return undefined
  }
}

/** The address that was kept, once. */
export function takeTarget(): string | undefined {
  const path = keptTarget()
  if (path) sessionStorage.removeItem(KEY)
  return path
}
