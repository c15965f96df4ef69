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
/** Who asks from then on is answered at once, and the next answer is made meanwhile. */
const RENEW_FROM_MS = 45_000
/** Below this, compressing costs more than it saves. */
const COMPRESS_FROM_BYTES = 1_024

type Encoding = 'br' | 'gzip' | 'identity'
interface Entry {
  etag: string
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
  /** The answer to a question, made by `make` when there is none. */
  get(question: string, acceptEncoding: string, make: () => Promise<unknown>): Promise<SharedAnswer>
  /** Drops everything: something public has changed. */
  clear(): void
}

/** An answer that is there or being made; it weighs nothing until it is. */
interface Slot {
  entry: Promise<Entry>
  madeAt: number
  bytes: number
  /** The answer that will take its place is being made. */
  isRenewed?: boolean
}

export function createSharedCache(clock: () => number = Date.now): SharedCache {
  const slots = new Map<string, Slot>()
  let bytes = 0
  /** One after the other: those made together would be renewed together, and hold up all others. */
  let renewing = Promise.resolve()

  function drop(question: string): void {
    bytes -= slots.get(question)?.bytes ?? 0
    slots.delete(question)
  }

  function weigh(slot: Slot, entry: Entry): void {
    slot.bytes = entry.bytes
    bytes += entry.bytes
    while (slots.size > MAX_ENTRIES || bytes > MAX_BYTES) drop(slots.keys().next().value!)
  }

  function fill(question: string, make: () => Promise<unknown>): Slot {
    const slot: Slot = { entry: entryOf(make), madeAt: clock(), bytes: 0 }
    slots.set(question, slot)
    // What was dropped while it was being read may be old: it answers this once, and is not kept.
    const isKept = () => slots.get(question) === slot
    slot.entry.then(
      (entry) => isKept() && weigh(slot, entry),
      () => isKept() && drop(question),
    )
    return slot
  }

  async function renew(question: string, old: Slot, make: () => Promise<unknown>): Promise<void> {
    const isKept = () => slots.get(question) === old
    if (!isKept()) return
    const madeAt = clock()
    const entry = await entryOf(make)
    // In the forms that were asked for until now: nobody waits for them.
    for (const encoding of (await old.entry).forms.keys()) await formOf(entry, encoding)
    if (!isKept()) return
    drop(question)
    const slot: Slot = { entry: Promise.resolve(entry), madeAt, bytes: 0 }
    slots.set(question, slot)
    weigh(slot, entry)
  }

  return {
    async get(question, acceptEncoding, make) {
      const kept = slots.get(question)
      const age = kept ? clock() - kept.madeAt : Infinity
      const isFresh = age <= MAX_AGE_MS
      if (!isFresh) drop(question)
      else if (age >= RENEW_FROM_MS && !kept!.isRenewed) {
        kept!.isRenewed = true
        // One that fails is made again when the old one is too old.
        renewing = renewing.then(() => renew(question, kept!, make)).catch(() => undefined)
      }
      const entry = await (isFresh ? kept! : fill(question, make)).entry
      const encoding = entry.bytes < COMPRESS_FROM_BYTES ? 'identity' : preferred(acceptEncoding)
      return { etag: entry.etag, encoding, body: () => formOf(entry, encoding) }
    },
    clear() {
      slots.clear()
      bytes = 0
    },
  }
}

async function entryOf(make: () => Promise<unknown>): Promise<Entry> {
  const json = Buffer.from(JSON.stringify(await make()))
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  return { etag, forms: new Map([['identity', Promise.resolve(json)]]), bytes: json.length }
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
