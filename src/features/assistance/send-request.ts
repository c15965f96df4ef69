/** The two ways a request leaves: through the outbox for who has an account here, at once for who has none. */
import type { NewAssistanceRequest } from '#contract/admin/assistance.ts'
import { useApi } from '../../api/api-context.tsx'
import { ApiError, NetworkError, unreached } from '../../api/api-error.ts'
import type { KeyFor } from '../../api/tries.ts'
import type { Fault } from '../../lib/fault-log.ts'
import { useSession } from '../../session/session-context.tsx'
import { useSyncHub } from '../sync/reach-face.ts'
import type { Draft } from './assistance-draft.ts'
import { RefusedRequest, type Sent } from './sent-request.ts'

/** Tried again with the same in it, it is the same request with the same files. */
type Send = (keyFor: KeyFor, draft: Draft, files: readonly File[], faults: readonly Fault[]) => Promise<Sent>

export function useSendRequest(): Send {
  const api = useApi()
  const hub = useSyncHub()
  const role = useSession((session) => session.last?.role)

  /** What writes is loaded only for who has an account. */
  async function queue(request: NewAssistanceRequest, files: readonly File[]): Promise<Sent> {
    const { queueRequest } = await import('./queue-request.ts')
    const refused = await queueRequest(hub, request, files)
    if (refused) throw new RefusedRequest(refused)
    return { number: undefined }
  }

  async function sendNow(
    keyFor: KeyFor,
    request: NewAssistanceRequest,
    files: readonly File[],
  ): Promise<Sent> {
    const { sendRequestNow } = await import('./send-now.ts').catch(unreached)
    return sendRequestNow(api, keyFor, request, files)
  }

  return (keyFor, draft, files, faults) => {
    const { category } = draft
    if (!category) throw new TypeError('a request has a category')
    const named = files.map(({ name, size, lastModified }) => [name, size, lastModified])
    const id = keyFor([draft, named, faults])
    const request = { ...draft, id, category, faults: [...faults] }
    return role === 'couple' || role === 'vendor' ? queue(request, files) : sendNow(keyFor, request, files)
  }
}

/** Why it did not leave, for people. */
export function unsentText(error: unknown): string {
  if (error instanceof RefusedRequest) return error.message
  if (error instanceof NetworkError)
    return 'Sei senza rete. Quello che hai scritto resta qui: premi Invia quando torna.'
  return error instanceof ApiError ? error.detail : 'Non è partita. Ricarica la pagina e riprova.'
}
