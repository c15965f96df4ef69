/**
 * The file store as the phones of one wedding reach it: it loses requests and answers, asks for patience, forgets uploads
 * under way. What speaks its protocol is tested in uploads.test.ts; here it is what the rest has to live with.
 */
import type { Upload } from '#src/offline/uploads/upload.ts'
import { UploadError, type UploadTransport } from '#src/offline/uploads/upload-transport.ts'
import type { Gates, Owner } from './gates.ts'
import type { Wedding, WeddingServer } from './wedding-server.ts'

interface Session {
  id: string
  size: number
  bytes: number
}

/** One goes in one request, the other in parts. */
export const FILES = [1_000, 700_000].map((size) => new Blob([new Uint8Array(size)]))

const lost = () => new UploadError('unreachable', { code: 'network', detail: 'lost' })
const gone = () => new UploadError('lost', { code: 'not_found', detail: 'gone', status: 404 })

export class FileStore {
  readonly #gates: Gates
  readonly #server: WeddingServer
  readonly #wedding: Wedding
  readonly #sessions = new Map<string, Session>()
  readonly #whole = new Set<string>()
  /** Files that our server cannot draw, whoever sends them and however often. */
  readonly #broken = new Set<string>()
  #begun = 0

  constructor(gates: Gates, server: WeddingServer, wedding: Wedding) {
    this.#gates = gates
    this.#server = server
    this.#wedding = wedding
  }

  refuse(id: string): void {
    this.#broken.add(id)
  }

  /** The store as one open tab asks it. */
  transport(owner: Owner, isOnline: () => boolean): UploadTransport {
    const gates = this.#gates
    /** What has left the phone may arrive though the tab is dead, or the answer is lost. */
    const ask = async <Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> => {
      await gates.wait(
        owner,
        () =>
          void Promise.resolve()
            .then(work)
            .catch(() => undefined),
      )
      if (!isOnline() || gates.chance(0.06)) throw lost()
      if (gates.chance(0.03))
        throw new UploadError('later', { code: 'storage_503', detail: 'later', retryAfterMs: 3_000 })
      const answer = await work()
      if (gates.chance(0.08)) throw lost()
      await gates.wait(owner)
      return answer
    }
    return {
      begin: ({ id, size }) =>
        ask(() => {
          const session = `session-${(this.#begun += 1)}`
          this.#sessions.set(session, { id, size, bytes: 0 })
          return session
        }),
      confirmed: (session) =>
        ask(() => {
          if (gates.chance(0.05)) this.#sessions.delete(session)
          const known = this.#sessions.get(session)
          return known && { bytes: known.bytes, whole: known.bytes === known.size }
        }),
      sendPart: (session, part, offset, last) =>
        ask(() => {
          const known = this.#sessions.get(session)
          if (!known || known.bytes !== offset) throw gone()
          known.bytes += part.size
          if (last && known.bytes === known.size) this.#whole.add(known.id)
        }),
      sendWhole: ({ id }) => ask(() => void this.#whole.add(id)),
      finish: (upload) => ask(() => this.#finish(upload)),
      cancel: async () => undefined,
    }
  }

  #finish({ id }: Upload) {
    if (!this.#whole.has(id)) throw gone()
    if (this.#broken.has(id))
      throw new UploadError('refused', { code: 'unsupported_media_type', detail: 'rovinata', status: 415 })
    return this.#gates.outside(this.#server.makeFile(this.#wedding, id))
  }
}
