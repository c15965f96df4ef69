/**
 * Answers that are the same for every visitor, kept in memory until something they are made of changes: the hot
 * lists.
 * An entry is made once: its JSON, its ETag, and each compressed form when first asked for.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { heard } from '../faults.ts'

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
  tags: readonly string[]
  forms: Map<Encoding, Promise<Buffer>>
  bytes: number
}

export interface SharedAnswer {
  etag: string
  /** What it is made of. */
  tags: readonly string[]
  encoding: Encoding
  /** The body in that encoding. */
  body: () => Promise<Buffer>
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Makes an answer, and says what it is made of. */
export interface AnswerMaker<T = unknown> {
  make(): Promise<T>
  tagsOf(answer: T): readonly string[]
}

export interface SharedCache {
  /** The answer to a question, made when there is none. */
  get<T>(question: string, acceptEncoding: string, maker: AnswerMaker<T>): Promise<SharedAnswer>
  /** Drops what is made of any of these, and what is being read while they change. */
  drop(tags: ReadonlySet<string>): void
  /** How often an answer was there, how often it had to be made, and how many are kept. */
  status(): { hits: number; misses: number; entries: number }
}

/** An answer that is there or being made; it weighs nothing until it is. */
interface Slot {
  entry: Promise<Entry>
  madeAt: number
  bytes: number
  /** What it is made of, once that is known. */
  tags?: readonly string[]
  /** The answer that will take its place is being made. */
  isRenewed?: boolean
}

export function createSharedCache(clock: () => number = Date.now): SharedCache {
  const slots = new Map<string, Slot>()
  let bytes = 0
  let changes = 0
  let [hits, misses] = [0, 0]
  /** One after the other: those made together would be renewed together, and hold up all others. */
  let renewing = Promise.resolve()

  function forget(question: string): void {
    bytes -= slots.get(question)?.bytes ?? 0
    slots.delete(question)
  }

  function weigh(slot: Slot, entry: Entry): void {
    slot.bytes = entry.bytes
    slot.tags = entry.tags
    bytes += entry.bytes
    while (slots.size > MAX_ENTRIES || bytes > MAX_BYTES) forget(slots.keys().next().value!)
  }

  function fill(question: string, maker: AnswerMaker): Slot {
    const slot: Slot = { entry: entryOf(maker), madeAt: clock(), bytes: 0 }
    slots.set(question, slot)
    // What was dropped while it was being read may be old: it answers this once, and is not kept.
    const isKept = () => slots.get(question) === slot
    slot.entry.then(
      (entry) => isKept() && weigh(slot, entry),
      () => isKept() && forget(question),
    )
    return slot
  }

  async function renew(question: string, old: Slot, maker: AnswerMaker): Promise<void> {
    const before = changes
    const isKept = () => slots.get(question) === old && changes === before
    if (!isKept()) return
    const madeAt = clock()
    const entry = await entryOf(maker)
    // In the forms that were asked for until now: nobody waits for them.
    for (const encoding of (await old.entry).forms.keys()) await formOf(entry, encoding)
    if (!isKept()) return
    forget(question)
    const slot: Slot = { entry: Promise.resolve(entry), madeAt, bytes: 0 }
    slots.set(question, slot)
    weigh(slot, entry)
  }

  return {
    async get(question, acceptEncoding, maker) {
      const kept = slots.get(question)
      const age = kept ? clock() - kept.madeAt : Infinity
      const isFresh = age <= MAX_AGE_MS
      if (isFresh) hits += 1
      else misses += 1
      if (!isFresh) forget(question)
      else if (age >= RENEW_FROM_MS && !kept!.isRenewed) {
        kept!.isRenewed = true
        // One that fails is made again when the old one is too old.
        renewing = renewing.then(() => renew(question, kept!, maker)).catch(heard('shared-cache'))
      }
      const entry = await (isFresh ? kept! : fill(question, maker)).entry
      const encoding = entry.bytes < COMPRESS_FROM_BYTES ? 'identity' : preferred(acceptEncoding)
      return { etag: entry.etag, tags: entry.tags, encoding, body: () => formOf(entry, encoding) }
    },
    drop(tags) {
      changes += 1
      for (const [question, slot] of slots)
        if (!slot.tags || slot.tags.some((tag) => tags.has(tag))) forget(question)
    },
    status: () => ({ hits, misses, entries: slots.size }),
  }
}

async function entryOf({ make, tagsOf }: AnswerMaker): Promise<Entry> {
  const answer: unknown = await make()
  const json = Buffer.from(JSON.stringify(answer))
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  return {
    etag,
    tags: tagsOf(answer),
    forms: new Map([['identity', Promise.resolve(json)]]),
    bytes: json.length,
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
