import { isProblem } from '#contract/wire/answer-proof.ts'
import { CLIENT_OUTDATED } from './command.ts'
import type { ReplayAnswer } from './ports.ts'

/** What an answer means for the command that got it: decided by kind, never by the words of a message. */
export type Verdict =
  | { kind: 'settled'; result: unknown }
  /** Nobody of ours answered: every scope waits for the network. */
  | { kind: 'unreachable'; code: string; detail: string; status?: number }
  /** Our server asks for time: this scope waits. */
  | { kind: 'later'; code: string; detail: string; status: number; retryAfterMs?: number }
  | { kind: 'unauthorised'; code: string; detail: string; status: number }
  | { kind: 'outdated'; code: string; detail: string; status: number }
  /** Said no, but by a server older than this app: it may not have understood. */
  | { kind: 'server-outdated'; code: string; detail: string; status: number }
  /** Said no: a person must look at it. */
  | { kind: 'refused'; code: string; detail: string; status: number }

/** An answer to a command that the server has not done. */
export type NotDone = Exclude<Verdict, { kind: 'settled' }>

const UNREACHED = 'Il server non ha risposto: riproveremo da soli.'
const BUSY = 'Il server è occupato: riproveremo da soli.'
const OLDER = 'Il server si sta aggiornando: riproveremo da soli.'
const REFUSED = 'Il server non ha accettato questa modifica.'
const LATER = new Set([408, 425, 429])

export const NO_ANSWER: NotDone = { kind: 'unreachable', code: 'network', detail: UNREACHED }

export function judge(answer: ReplayAnswer): Verdict {
  const { status } = answer
  const wait = status >= 500 || LATER.has(status)
  // A balancer may ask for patience in its own words; anything else that is not ours says nothing about the command.
  const heard = answer.ours || (wait && answer.retryAfterMs !== undefined)
  if (!heard || (status >= 300 && status < 400) || status < 200) {
    return { kind: 'unreachable', code: 'not_ours', detail: UNREACHED, status }
  }
  if (status < 300) return { kind: 'settled', result: answer.body }

  // A no counts only in our own words: with the mark and without them it is something in between, or a newer server.
  const problem = answer.ours && isProblem(answer.body) ? answer.body : undefined
  const code = problem?.code ?? `http_${status}`
  if (wait || !problem) {
    const { retryAfterMs } = answer
    const later = { kind: 'later', code, detail: problem?.detail ?? BUSY, status } as const
    return retryAfterMs === undefined ? later : { ...later, retryAfterMs }
  }
  const { detail = REFUSED } = problem as { detail?: string }
  if (code === CLIENT_OUTDATED) return { kind: 'outdated', code, detail, status }
  if (status === 401) return { kind: 'unauthorised', code, detail, status }
  if (answer.olderServer) return { kind: 'server-outdated', code: 'server_outdated', detail: OLDER, status }
  return { kind: 'refused', code, detail, status }
}
