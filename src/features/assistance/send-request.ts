/** The two ways a request leaves: through the outbox for who has an account here, at once for who has none. */
import type { NewAssistanceRequest } from '#contract/assistance.ts'
import { newId } from '#contract/new-id.ts'
import { useApi } from '../../api/api-context.tsx'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { useSession } from '../../session/session-context.tsx'
import { useSyncHub } from '../sync/reach-queries.ts'
import type { Draft } from './assistance-draft.ts'

export interface Sent {
  /** What to quote; undefined while the request waits for the network. */
  number: string | undefined
}

/** Thrown for files that will not do, one sentence for each, and for a device that could not keep them. */
export class RefusedRequest extends Error {}

export function useSendRequest(): (id: string, draft: Draft, files: readonly File[]) => Promise<Sent> {
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

  async function sendNow(request: NewAssistanceRequest, files: readonly File[]): Promise<Sent> {
    const sent = []
    for (const file of files) sent.push({ fileId: await attach(request.id, file) })
    const { number } = await api('Assistance/addRequest', {
      body: { ...request, files: sent },
      idempotencyKey: request.id,
    })
    return { number }
  }

  return (id, draft, files) => {
    const { category } = draft
    if (!category) throw new TypeError('a request has a category')
    const request = { ...draft, id, category }
    return role === 'couple' || role === 'vendor' ? queue(request, files) : sendNow(request, files)
  }
}

/** Sends one file under the request it is for. @returns its id */
async function attach(requestId: string, file: File): Promise<string> {
  const id = newId()
  const name = encodeURIComponent(file.name.trim().slice(0, 200) || 'allegato')
  const answer = await fetch(`/api/Assistance/attachment/${requestId}/${id}?name=${name}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  }).catch((error: unknown) => {
    throw new NetworkError(error)
  })
  if (answer.ok) return id
  const problem = (await answer.json().catch(() => ({}))) as { detail?: string }
  throw new RefusedRequest(problem.detail ?? 'Questo file non si può allegare.')
}

/** Why it did not leave, for people. */
export function unsentText(error: unknown): string {
  if (error instanceof RefusedRequest) return error.message
  if (error instanceof NetworkError)
    return 'Sei senza rete. Quello che hai scritto resta qui: premi Invia quando torna.'
  return error instanceof ApiError ? error.detail : 'Non è partita. Ricarica la pagina e riprova.'
}
