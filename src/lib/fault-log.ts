/**
 * What went wrong here and stopped nobody: heard, so that somebody can look into it. The latest stay on this device,
 * and leave it only with a request for help whose writer said so. Nothing that a person wrote is among it.
 */

export interface Fault {
  /** When last, ISO 8601. */
  at: string
  /** The module that went on without. */
  where: string
  name: string
  code: string | null
  message: string
  /** How often so far. */
  times: number
}

/** As many and as long as a request for help takes along (contract/admin/assistance.ts). */
export const FAULTS_MAX = 50
export const WORDS_MAX = 160
const TIMES_MAX = 1_000_000

/** Local storage; workers, which share this module, have none. */
export type Shelf = { getItem(key: string): string | null; setItem(key: string, value: string): void }

const KEY = 'lovoglio-faults'
/**
 * Being without a network, or gone on to another page, is nobody's fault; nor is a read that a sign-out has taken back,
 * of which TanStack Query says so in its message alone.
 */
const EXPECTED = new Set(['NetworkError', 'AbortError', 'auth/network-request-failed', 'CancelledError'])

/**
 * For a `catch` that goes on with something else: the fault is noted.
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
  const { name, message, code } =
    error instanceof Error ? (error as Error & { code?: unknown }) : unnamed(error)
  if ([name, message, String(code)].some((word) => EXPECTED.has(word)) || isNoAnswer(name, message)) return
  const fault: Fault = {
    at: new Date().toISOString(),
    where,
    name: name.slice(0, WORDS_MAX),
    code: typeof code === 'string' ? code.slice(0, WORDS_MAX) : null,
    // Ours say with their code what they are, and in their words what somebody had written.
    message: typeof code === 'string' ? '' : withoutValues(message).slice(0, WORDS_MAX),
    times: 1,
  }
  const storage = storageOrNone()
  if (storage) add(storage, fault)
  else keepElsewhere?.(fault)
}

let keepElsewhere: ((fault: Fault) => void) | undefined

/** For the service worker, which has no local storage. */
export function keepFaultsBy(keep: (fault: Fault) => void): void {
  keepElsewhere = keep
}

export function add(storage: Shelf, fault: Fault): void {
  const known = kept(storage) as (Fault | null)[]
  const same = known.find(
    (one) =>
      one?.where === fault.where &&
      one.name === fault.name &&
      one.code === fault.code &&
      one.message === fault.message,
  )
  const all = [
    ...known.filter((one) => one !== same),
    { ...fault, times: Math.min((Number(same?.times) || 0) + 1, TIMES_MAX) },
  ]
  try {
    storage.setItem(KEY, JSON.stringify(all.slice(-FAULTS_MAX)))
  } catch {
    // Full: what matters more fills it.
  }
}

/** As they lie there, whoever wrote them. */
export function kept(storage: Shelf): unknown[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

/** Messages quote what they are about: that may be somebody's. */
const withoutValues = (message: string): string =>
  message
    .replaceAll(/\S+@\S+/g, '…')
    // From the first quotation mark to the last: what is quoted may have some of its own.
    .replace(/["'«“`].*["'»”`]/s, '"…"')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '…')

const unnamed = (error: unknown) => ({ name: typeof error, message: String(error), code: undefined })

/** What `fetch` throws in each browser without an answer, and all that `import` throws with no network. */
const isNoAnswer = (name: string, message: string) =>
  name === 'TypeError' &&
  (globalThis.navigator?.onLine === false ||
    /^(Failed to fetch$|Load failed|NetworkError when)/.test(message))

export function storageOrNone(): Shelf | undefined {
  try {
    return 'document' in globalThis ? (globalThis as { localStorage?: Shelf }).localStorage : undefined
  } catch {
    return undefined
  }
}
