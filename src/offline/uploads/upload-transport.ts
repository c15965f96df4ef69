/**
 * Sends a file to Firebase Storage, or to the embedded store that speaks like it, in parts that go on where they were
 * cut; then tells our server, which makes of it what is shown.
 *
 * The X-Goog-Upload protocol, as the SDK speaks it (docs/decisions/012): the SDK itself keeps the address of an upload
 * under way in memory only, so that after a reload it would send everything again.
 * Source: https://firebase.google.com/docs/reference/rest/storage/rest and the SDK's own requests.
 */
import { answers } from '#contract/wire/answer-proof.ts'
import { isMarked } from '#contract/wire/client-version.ts'
import { OPERATION_RETRY_MAX_MS, RESUMABLE_ABOVE_BYTES, uploadName } from '#contract/media/file-limits.ts'
import type { StoredFile } from '#contract/media/file.ts'
import { ROUTES } from '#contract/routes.ts'
import { heard, noteFault } from '../../lib/fault-log.ts'
import { parseRetryAfter } from '../outbox/backoff.ts'
import { judge } from '../outbox/verdict.ts'
import type { Upload } from './upload.ts'

/** What opens the file store for this account. */
export interface UploadAccess {
  uid: string
  /** Firebase's proof of who is signed in, fresh. */
  idToken: string
  /** Address of the file store without a slash at the end; empty for our own origin. */
  storeUrl: string
  bucket: string
}

export interface UploadTransport {
  /** Begins an upload in parts. @returns where the parts go */
  begin(upload: Upload, signal: AbortSignal): Promise<string>
  /** How many bytes the store has; undefined when it no longer knows of this upload. */
  confirmed(session: string, signal: AbortSignal): Promise<{ bytes: number; whole: boolean } | undefined>
  /** Sends one part; the last one makes it whole. */
  sendPart(session: string, part: Blob, offset: number, last: boolean, signal: AbortSignal): Promise<void>
  /** Sends a small file in one request. */
  sendWhole(upload: Upload, blob: Blob, signal: AbortSignal): Promise<void>
  /** Has our server make of it what is shown; twice is once. */
  finish(upload: Upload, signal: AbortSignal): Promise<StoredFile>
  /** Tells the store that it will not be wanted; nobody minds if it fails. */
  cancel(upload: Upload): Promise<void>
}

export type UploadFault =
  /** Nobody of ours answered. */
  | 'unreachable'
  /** Ours asked for time. */
  | 'later'
  /** A person must sign in. */
  | 'unauthorised'
  /** What the server had of it is gone: begin again. */
  | 'lost'
  /** Refused for what it is. */
  | 'refused'

export class UploadError extends Error {
  readonly fault: UploadFault
  readonly code: string
  /** Italian, for the person. */
  readonly detail: string
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined

  constructor(
    fault: UploadFault,
    more: {
      code: string
      detail: string
      status?: number | undefined
      retryAfterMs?: number | undefined
      cause?: unknown
    },
  ) {
    super(`${fault}: ${more.code}`, { cause: more.cause })
    this.name = 'UploadError'
    this.fault = fault
    this.code = more.code
    this.detail = more.detail
    this.status = more.status
    this.retryAfterMs = more.retryAfterMs
  }
}

const UNREACHED = 'Il server non ha risposto: riproveremo da soli.'
/** What the store is told the content is: what it really is, the server looks for itself. */
const CONTENT_TYPE = 'application/octet-stream'

export interface UploadTransportOptions {
  /** @returns undefined when nobody is signed in that could send it */
  access: () => Promise<UploadAccess | undefined>
  /** The product's own session, for our server. */
  token: () => string | undefined | Promise<string | undefined>
  headers?: Readonly<Record<string, string>>
  fetch?: typeof fetch
  timeoutMs?: number
}

export function createUploadTransport(options: UploadTransportOptions): UploadTransport {
  const timeoutMs = options.timeoutMs ?? OPERATION_RETRY_MAX_MS
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args))

  async function enter(): Promise<UploadAccess> {
    const access = await options.access()
    if (access) return access
    throw new UploadError('unauthorised', { code: 'signed_out', detail: 'Accedi di nuovo per inviarla.' })
  }

  async function request(url: string, init: RequestInit, signal?: AbortSignal): Promise<Response> {
    const signals = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
    try {
      return await send(url, {
        cache: 'no-store',
        redirect: 'manual',
        ...init,
        signal: AbortSignal.any(signals),
      })
    } catch (cause) {
      throw new UploadError('unreachable', { code: 'network', detail: UNREACHED, cause })
    }
  }

  /** Asks the file store; refusals become UploadErrors. */
  async function askStore(
    url: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
    signal: AbortSignal,
  ) {
    const { idToken, storeUrl } = await enter()
    const answer = await request(
      url,
      { ...init, headers: { Authorization: `Firebase ${idToken}`, ...headers } },
      signal,
    )
    // The embedded store carries our server's mark; another is known by what it says.
    const mayBeOurs = storeUrl !== '' || isMarked(answer)
    if (!answer.ok) throw await storeError(answer, mayBeOurs)
    if (!mayBeOurs) throw notOurs(answer)
    return answer
  }

  async function addressOf(id: string): Promise<{ at: string; name: string }> {
    const { storeUrl, bucket, uid } = await enter()
    const name = uploadName(uid, id)
    return { at: `${storeUrl}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`, name }
  }

  /** The store's token of a whole upload, by which a server without its keys may fetch it. */
  async function downloadToken(id: string, signal: AbortSignal): Promise<string | undefined> {
    const { storeUrl, bucket, uid } = await enter()
    // The embedded store is the server's own.
    if (storeUrl === '') return undefined
    const url = `${storeUrl}/v0/b/${bucket}/o/${encodeURIComponent(uploadName(uid, id))}`
    const answer = await askStore(url, { headers: {} }, signal)
    const { name, downloadTokens } = await readObject(answer)
    if (name !== uploadName(uid, id)) throw notOurs(answer)
    return downloadTokens?.split(',')[0]
  }

  return {
    async begin({ id, size }, signal) {
      const { at, name } = await addressOf(id)
      const answer = await askStore(
        at,
        {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json; charset=utf-8',
            'X-Goog-Upload-Protocol': 'resumable',
            'X-Goog-Upload-Command': 'start',
            'X-Goog-Upload-Header-Content-Length': String(size),
            'X-Goog-Upload-Header-Content-Type': CONTENT_TYPE,
          },
          body: JSON.stringify({ name, contentType: CONTENT_TYPE }),
        },
        signal,
      )
      const session = answer.headers.get('X-Goog-Upload-URL')
      if (!session) throw notOurs(answer)
      const { storeUrl } = await enter()
      if (storeUrl !== '') return session
      // Our own origin, whatever a balancer in between takes it for.
      const { pathname, search } = new URL(session)
      return pathname + search
    },

    async confirmed(session, signal) {
      const headers = { 'X-Goog-Upload-Command': 'query' }
      try {
        const answer = await askStore(session, { method: 'POST', headers }, signal)
        const status = answer.headers.get('X-Goog-Upload-Status')
        const bytes = Number(answer.headers.get('X-Goog-Upload-Size-Received') ?? Number.NaN)
        if (status === 'cancelled') return undefined
        if (status === null || Number.isNaN(bytes)) throw notOurs(answer)
        return { bytes, whole: status === 'final' }
      } catch (error) {
        if (error instanceof UploadError && error.fault === 'lost') return undefined
        throw error
      }
    },

    async sendPart(session, part, offset, last, signal) {
      const answer = await askStore(
        session,
        {
          method: 'POST',
          headers: {
            'X-Goog-Upload-Command': last ? 'upload, finalize' : 'upload',
            'X-Goog-Upload-Offset': String(offset),
          },
          body: part,
        },
        signal,
      )
      const wanted = last ? 'final' : 'active'
      if (answer.headers.get('X-Goog-Upload-Status') !== wanted) throw notOurs(answer)
    },

    async sendWhole({ id }, blob, signal) {
      const { at, name } = await addressOf(id)
      const boundary = `lovoglio-${id}`
      const metadata = JSON.stringify({ name, contentType: CONTENT_TYPE })
      const body = new Blob([
        `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n`,
        `--${boundary}\r\nContent-Type: ${CONTENT_TYPE}\r\n\r\n`,
        blob,
        `\r\n--${boundary}--`,
      ])
      const headers = {
        'X-Goog-Upload-Protocol': 'multipart',
        'Content-Type': `multipart/related; boundary=${boundary}`,
      }
      const answer = await askStore(at, { method: 'POST', headers, body }, signal)
      const kept = await readObject(answer)
      if (kept.name !== name || Number(kept.size) !== blob.size) throw notOurs(answer)
    },

    async finish({ id, name, alt }, signal) {
      const [session, token] = [await options.token(), await downloadToken(id, signal)]
      const route = ROUTES['Files/finishUpload']
      const answer = await request(
        route.path,
        {
          method: route.method,
          headers: {
            Accept: 'application/json',
            'Content-Type': 'application/json',
            ...options.headers,
            ...(session && { Authorization: `Bearer ${session}` }),
          },
          body: JSON.stringify({ id, name, alt, ...(token && { token }) }),
        },
        signal,
      )
      const file = await readFinished(answer)
      // With Firebase's own store the server cannot clear up behind it.
      if (token) await removeUpload(id)
      return file
    },

    async cancel({ id, session, state }) {
      if (state === 'done') return
      if (session) {
        const headers = { 'X-Goog-Upload-Command': 'cancel' }
        await askStore(session, { method: 'POST', headers }, new AbortController().signal).catch(
          heard('upload-transport'),
        )
      }
      await removeUpload(id)
    },
  }

  async function removeUpload(id: string): Promise<void> {
    try {
      const { storeUrl, bucket, uid } = await enter()
      const url = `${storeUrl}/v0/b/${bucket}/o/${encodeURIComponent(uploadName(uid, id))}`
      await askStore(url, { method: 'DELETE', headers: {} }, new AbortController().signal)
    } catch (fault) {
      // It goes by itself after a week.
      noteFault('upload-transport', fault)
    }
  }
}

/** Files above this go in parts. */
export const goesInParts = ({ size }: Pick<Upload, 'size'>): boolean => size > RESUMABLE_ABOVE_BYTES

const notOurs = (answer: Response) =>
  new UploadError('unreachable', { code: 'not_ours', detail: UNREACHED, status: answer.status })

const REFUSED: Partial<Record<number, string>> = {
  402: 'Lo spazio per i vostri file è finito: eliminate qualcosa e riprovate.',
  403: 'Questo account non può inviare file.',
  413: 'Questo file è troppo grande: il massimo è 10 MB, e 200 per un video.',
}

/** A file as the store tells of it. @throws UploadError when it tells nothing */
async function readObject(
  answer: Response,
): Promise<{ name?: string; size?: string; downloadTokens?: string }> {
  const body = (await answer.json().catch(heard('upload-transport', null))) as object | null
  if (typeof body !== 'object' || body === null) throw notOurs(answer)
  return body
}

/** Whether a no is the store's own: Google's calls name the status in the body, and an upload's state in a header. */
async function isOfStore(answer: Response): Promise<boolean> {
  if (answer.headers.has('X-Goog-Upload-Status')) return true
  const body = (await answer.json().catch(heard('upload-transport', null))) as {
    error?: { code?: unknown }
  } | null
  return body?.error?.code === answer.status
}

/**
 * What a refusal of the file store means. Its words are for programs.
 * @param mayBeOurs false where the answer lacks the mark that it should carry
 */
async function storeError(answer: Response, mayBeOurs: boolean): Promise<UploadError> {
  const { status } = answer
  const retryAfterMs = parseRetryAfter(answer.headers.get('Retry-After'), Date.now())
  const more = { code: `storage_${status}`, status, retryAfterMs }
  const ours = mayBeOurs && (await isOfStore(answer))
  if (status >= 500 || status === 429 || status === 408)
    return new UploadError(ours || retryAfterMs !== undefined ? 'later' : 'unreachable', {
      ...more,
      detail: UNREACHED,
    })
  if (!ours) return notOurs(answer)
  if (status === 401)
    return new UploadError('unauthorised', { ...more, detail: 'Accedi di nuovo per inviarla.' })
  const refused = REFUSED[status]
  if (refused) return new UploadError('refused', { ...more, detail: refused })
  // Whatever else it says of an upload under way (unknown, cancelled, another offset): ask it how far it is, or begin again.
  return new UploadError('lost', { ...more, detail: 'L’invio si è interrotto: riproveremo da capo.' })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // No fault: somebody else answered.
    return undefined
  }
}

async function readFinished(answer: Response): Promise<StoredFile> {
  const text = await answer.text().catch((cause: unknown) => {
    throw new UploadError('unreachable', { code: 'network', detail: UNREACHED, cause })
  })
  const body = readJson(text)
  const retryAfterMs = parseRetryAfter(answer.headers.get('Retry-After'), Date.now())
  const verdict = judge({
    status: answer.status,
    body,
    ours: isMarked(answer) && (!answer.ok || answers(ROUTES['Files/finishUpload'], body)),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })
  if (verdict.kind === 'settled') return verdict.result as StoredFile
  const { code, detail, status } = verdict
  if (verdict.kind === 'refused')
    // The store has it no more, or never had it whole.
    throw new UploadError(status === 404 ? 'lost' : 'refused', { code, detail, status })
  if (verdict.kind === 'later')
    throw new UploadError('later', { code, detail, status, retryAfterMs: verdict.retryAfterMs })
  throw new UploadError(verdict.kind === 'unreachable' ? 'unreachable' : 'unauthorised', {
    code,
    detail,
    status,
  })
}
