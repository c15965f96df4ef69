import { PROBLEMS, type Problem, type ProblemCode } from '#contract/wire/problem.ts'

/** An answer that is no. Thrown anywhere below a route; the one error handler turns it into a problem document. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly detail: string
  readonly errors: readonly { path: string; message: string }[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly ended: Problem['ended']
  readonly amountCents: number | undefined

  /**
   * @param code decides the status
   * @param more `detail` replaces the code's own sentence; Italian, for people
   */
  constructor(
    code: ProblemCode,
    more: {
      detail?: string
      errors?: readonly { path: string; message: string }[]
      retryAfterSeconds?: number
      ended?: Problem['ended']
      amountCents?: number
    } = {},
  ) {
    super(code)
    this.name = 'ProblemError'
    this.code = code
    this.detail = more.detail ?? PROBLEMS[code][2]
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
    this.ended = more.ended
    this.amountCents = more.amountCents
  }

  get status(): number {
    return PROBLEMS[this.code][0]
  }

  /** The document of RFC 9457. */
  toJSON(): Problem {
    const [status, title] = PROBLEMS[this.code]
    const type = `/api/docs#problem-${this.code}`
    const errors = this.errors ? { errors: [...this.errors] } : {}
    return {
      type,
      title,
      status,
      detail: this.detail,
      code: this.code,
      ...errors,
      ...(this.ended && { ended: this.ended }),
      ...(this.amountCents !== undefined && { amountCents: this.amountCents }),
    }
  }
}

/** A request that asks for what the rules of its thing do not allow. @param detail Italian, for people */
export const ruleBroken = (detail: string): ProblemError => new ProblemError('rule_broken', { detail })
