/** The way a request leaves for who has no account here: at once, with its files before it. */
import { isMarked } from '#contract/wire/client-version.ts'
import type { NewAssistanceRequest } from '#contract/admin/assistance.ts'
import { type ApiClient, problemOf } from '../../api/api-client.ts'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import type { KeyFor } from '../../api/tries.ts'
import { RefusedRequest, type Sent } from './sent-request.ts'

/** Tried again with the same in it, it is the same request with the same files. */
export async function sendRequestNow(
  api: ApiClient,
  keyFor: KeyFor,
  request: NewAssistanceRequest,
  files: readonly File[],
): Promise<Sent> {
  const sent = []
  for (const [index, file] of files.entries())
    sent.push({ fileId: await attach(request.id, keyFor([request.id, index]), file) })
  const body = { ...request, files: sent }
  const { number } = await api('Assistance/addRequest', { body, idempotencyKey: keyFor(body) })
  return { number }
}

/** Sends one file under the request it is for. @returns its id */
async function attach(requestId: string, id: string, file: File): Promise<string> {
  const name = encodeURIComponent(file.name.trim().slice(0, 200) || 'allegato')
  const answer = await fetch(`/api/Assistance/attachment/${requestId}/${id}?name=${name}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  }).catch((error: unknown) => {
    throw new NetworkError(error)
  })
  if (answer.ok && isMarked(answer)) return id
  const refusal = await problemOf(answer)
  throw refusal instanceof ApiError ? new RefusedRequest(refusal.detail) : refusal
}
