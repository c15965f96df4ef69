import { CLIENT_VERSION_HEADER, MINIMUM_CLIENT_VERSION } from '#contract/wire/client-version.ts'
import { ProblemError } from './problem.ts'

/**
 * Lets through who can be understood: today's apps, and whoever speaks the API without being the app.
 * @param header the request's version of the protocol, as it came
 * @returns that version; undefined for who is not the app
 * @throws ProblemError `client_outdated` for an app that is too old: it keeps what it has and updates itself
 */
export function ensureUnderstood(
  header: string | string[] | undefined,
  minimum: number = MINIMUM_CLIENT_VERSION,
): number | undefined {
  if (header === undefined) return undefined
  if (!/^\d{1,9}$/.test(String(header)))
    throw new ProblemError('malformed', {
      errors: [{ path: CLIENT_VERSION_HEADER, message: 'Un numero intero.' }],
    })
  if (Number(header) < minimum) throw new ProblemError('client_outdated')
  return Number(header)
}
