/**
 * Answers that are the same for every visitor, kept in memory until something public changes: the hot lists.
 * An entry is made once: its JSON, its ETag, and each compressed form when first asked for.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const MAX_ENTRIES = 1_000
const MAX_BYTES = 64 * 1024 * 1024
/** Answers may depend on the day; none lives longer than this. */
const MAX_AGE_MS = 60_000
/** Below this, compressing costs more than it saves. */
const COMPRESS_FROM_BYTES = 1_024

type Encoding = 'br' | 'gzip' | 'identity'
interface Entry {
  etag: string
  madeAt: number
  forms: Map<Encoding, Promise<Buffer>>
  bytes: number
}

export interface SharedAnswer {
  etag: string
  encoding: Encoding
  /** The body in that encoding. */
  body: () => Promise<Buffer>
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export interface SharedCache {
  /** The answer for an address, made by `make` when there is none. */
  get(url: string, acceptEncoding: string, make: () => Promise<unknown>): Promise<SharedAnswer>
  /** Drops everything: something public has changed. */
  clear(): void
}

export function createSharedCache(clock: () => number = Date.now): SharedCache {
  const entries = new Map<string, Promise<Entry>>()
  let bytes = 0
  let generation = 0

  async function fill(make: () => Promise<unknown>): Promise<Entry> {
    const json = Buffer.from(JSON.stringify(await make()))
    const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
    return {
      etag,
      madeAt: clock(),
      forms: new Map([['identity', Promise.resolve(json)]]),
      bytes: json.length,
    }
  }

  function trim(): void {
    while (entries.size > MAX_ENTRIES || bytes > MAX_BYTES) {
      const oldest = entries.keys().next().value!
      void entries.get(oldest)!.then((entry) => (bytes -= entry.bytes))
      entries.delete(oldest)
      if (entries.size === 0) bytes = 0
    }
  }

  return {
    async get(url, acceptEncoding, make) {
      let pending = entries.get(url)
      if (pending && clock() - (await pending).madeAt > MAX_AGE_MS) {
        entries.delete(url)
        pending = undefined
      }
      if (!pending) {
        const born = generation
        const made = fill(make)
        pending = made
        entries.set(url, made)
        made.then(
          (entry) => {
            // What was being read while something changed may be old: it answers this once, and is not kept.
            if (born !== generation && entries.get(url) === made) entries.delete(url)
            else bytes += entry.bytes
            trim()
          },
          () => entries.delete(url),
        )
      }
      const entry = await pending
      const encoding = entry.bytes < COMPRESS_FROM_BYTES ? 'identity' : preferred(acceptEncoding)
      return { etag: entry.etag, encoding, body: () => formOf(entry, encoding) }
    },
    clear() {
      generation++
      entries.clear()
      bytes = 0
    },
  }
}

function preferred(accept: string): Encoding {
  if (/\bbr\b/.test(accept)) return 'br'
  return /\bgzip\b/.test(accept) ? 'gzip' : 'identity'
}

async function formOf(entry: Entry, encoding: Encoding): Promise<Buffer> {
  const ready = entry.forms.get(encoding)
  if (ready) return ready
  const json = await entry.forms.get('identity')!
  const form =
    encoding === 'br'
      ? brotli(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : zip(json, { level: 6 })
  entry.forms.set(encoding, form)
  return form
}
