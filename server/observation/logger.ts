/**
 * What the log may say. It is read by people who have no business knowing whose wedding it is: nothing of what somebody
 * sent, and no message of an error, since those of the database and of parsers repeat what they were given.
 */
import type { FastifyServerOptions } from 'fastify'

interface Told {
  [field: string]: unknown
  type: string
  code?: string
  /** Only of errors of the language itself, which speak of our code; else empty. */
  message: string
  /** Of the database: where it went wrong, never with what. */
  table?: string
  column?: string
  constraint?: string
  routine?: string
  /** Frames alone. */
  stack: string
  cause?: Told
}

const CAUSES_MAX = 4
const NAME = /^[\w.-]{1,80}$/
const NAMES = ['code', 'table', 'column', 'constraint', 'routine'] as const

/** An error as the log may have it: what it is and where it happened, not what it says. */
export function tellableError(error: unknown, depth = 0): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const told: Told = { type: error.constructor.name, message: '', stack: framesOf(error) }
  const given = error as unknown as Record<string, unknown>
  for (const name of NAMES) {
    const value = given[name]
    if (typeof value === 'string' && NAME.test(value)) told[name] = value
  }
  // Node's own have a code, and quote the argument they refuse.
  if ((error instanceof TypeError || error instanceof ReferenceError) && given.code === undefined)
    told.message = error.message
  if (error.cause !== undefined && depth < CAUSES_MAX) told.cause = tellableError(error.cause, depth + 1)
  return told
}

/** Where it was thrown; the lines before say the message again. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at .+:\d+/.test(line))
    .join('\n')

export interface LineSink {
  write(line: string): void
}

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/**
 * Pino, as the server has it.
 * @param sink where lines go; default: standard output
 */
export function loggerOptions(level: string, sink?: LineSink): LoggerOptions | false {
  if (level === 'silent') return false
  return {
    level,
    serializers: {
      err: (error: unknown) => tellableError(error),
      error: (error: unknown) => tellableError(error),
      // Whatever hands over a request or an answer whole.
      req: () => ({}),
      res: () => ({}),
    },
    hooks: {
      logMethod(args, method) {
        const [first, text] = args as unknown[]
        const err = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
        // Pino would take the error's message for the line's.
        if (err instanceof Error && text === undefined) method.apply(this, [{ err }, 'failed'])
        else method.apply(this, args)
      },
    },
    ...(sink && { stream: sink }),
  }
}
