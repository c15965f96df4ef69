/**
 * What went wrong and stopped nobody: a line in the log, so that somebody can look into it. The log says what an error is
 * and where it happened, never what was in it (server/observation/logger.ts).
 */

/** @param times how often since it was last told */
type Tell = (where: string, error: unknown, times: number) => void

/** The same fault is told no more often: a database that is away fails every second, in several places. */
const AGAIN_AFTER_MS = 60_000

let tell: Tell | undefined
const told = new Map<string, { at: number; untold: number }>()

/** Where faults are told from now on: one log for the process. */
export function tellFaults(how: Tell): void {
  tell = how
  told.clear()
}

/**
 * For a `catch` that goes on with something else.
 * @param where the module, as a newcomer would look for it
 * @param instead what to go on with; nothing unless said
 */
export function heard(where: string): (error: unknown) => undefined
export function heard<const Instead>(where: string, instead: Instead): (error: unknown) => Instead
export function heard(where: string, instead?: unknown): (error: unknown) => unknown {
  return (error) => {
    noteFault(where, error)
    return instead
  }
}

/** @param where the module, as a newcomer would look for it */
export function noteFault(where: string, error: unknown): void {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  const kind = `${where} ${String(name)} ${String(code)}`
  const last = told.get(kind)
  const now = performance.now()
  if (last && now - last.at < AGAIN_AFTER_MS) {
    last.untold += 1
    return
  }
  told.set(kind, { at: now, untold: 0 })
  tell?.(where, error, 1 + (last?.untold ?? 0))
}
