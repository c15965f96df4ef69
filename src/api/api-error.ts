import type { Problem, ProblemCode } from '#contract/wire/problem.ts'

/** The server answered, and the answer was no. `detail` is Italian, for people; `code` is stable, for programs. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ProblemCode | (string & {})
  readonly detail: string
  readonly errors: readonly { path: string; message: string }[]
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined
  /** Of `wedding_deleted`, `wedding_left` and `vendor_deleted`. */
  readonly ended: Problem['ended']

  constructor(problem: {
    status: number
    code: string
    detail: string
    errors?: readonly { path: string; message: string }[] | undefined
    retryAfterMs?: number | undefined
    ended?: Problem['ended']
  }) {
    super(`${problem.code} (${problem.status}): ${problem.detail}`)
    this.name = 'ApiError'
    this.status = problem.status
    this.code = problem.code
    this.detail = problem.detail
    this.errors = problem.errors ?? []
    this.retryAfterMs = problem.retryAfterMs
    this.ended = problem.ended
  }
}

/** No answer came: no network, or the server is not there. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('no answer from the server', { cause })
    this.name = 'NetworkError'
  }
}

/** For a part of the app that sends something and did not load. @throws NetworkError */
export function unreached(cause: unknown): never {
  throw new NetworkError(cause)
}

/** The Italian sentence a screen shows for any failure. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.detail
  if (error instanceof NetworkError) return 'Il server non risponde. Controlla la rete e riprova.'
  return 'Qualcosa è andato storto. Riprova tra poco.'
}

/**
 * What stands in the place of a list that could not be read: its title and its sentence.
 * @param what the things of the list with their article: «i fornitori»
 */
export const failedRead = (error: unknown, what: string) => ({
  title: `Non siamo riusciti a caricare ${what}`,
  children:
    error instanceof NetworkError
      ? `Senza rete ${what} si leggono qui solo se sono già su questo dispositivo, e non ci sono ancora.`
      : failureText(error),
})
