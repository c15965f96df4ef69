/** The uploads of one account: keeps files until the server has them, and says at any moment how far each is. */
import { newId } from '#contract/kit/new-id.ts'
import { heard } from '../../lib/fault-log.ts'
import type { AccountStore } from '../account-store.ts'
import { retryDelayMs, UNASKED_MAX_MS } from '../outbox/backoff.ts'
import type { OutboxMessage } from '../outbox/outbox-channel.ts'
import { OutboxError, storageError } from '../outbox/outbox-error.ts'
import type { Channel, Clock, Lock, Random, Reachability } from '../outbox/ports.ts'
import type { UploadMessage } from './upload-channel.ts'
import { sendUploads } from './upload-round.ts'
import type { UploadTransport } from './upload-transport.ts'
import { isUnderWay, type Upload, type UploadBackup } from './upload.ts'

export interface UploaderPorts {
  store: AccountStore
  transport: UploadTransport
  lock: Lock
  channel: Channel<UploadMessage>
  /** The outbox's, heard by the outbox of this page too: commands that may go now. */
  commands: Channel<OutboxMessage>
  connectivity: Reachability
  clock: Clock
  random: Random
  /** Asks for a Background Sync. */
  onWaiting?: () => void
  /** A request was answered with 401: this is its code. */
  onUnauthorised?: (code: string) => void
  onError?: (error: unknown) => void
}

export interface NewUpload {
  /** Made by whoever names it in a command; made here when left out. */
  id?: string
  file: Blob
  name: string
  kind: Upload['kind']
  /** Words for those who do not see a picture. */
  alt?: string
}

export interface Uploader {
  /** Reads what is kept and begins to send. */
  start(): Promise<void>
  stop(): void
  /** Resolves when the bytes are durably on the device. @throws OutboxError when they could not be kept: then none is */
  add(files: readonly NewUpload[]): Promise<Upload[]>
  /** By id, so by age. Same array until something changes. */
  list(): readonly Upload[]
  subscribe(listener: () => void): () => void
  /** The bytes, as long as they are on this device. */
  blob(id: string): Promise<Blob | undefined>
  pause(ids: readonly string[]): Promise<void>
  /** Goes on with what was paused; tries again what failed. */
  resume(ids: readonly string[]): Promise<void>
  /** Drops what no command names, here and on the server. */
  discard(ids: readonly string[]): Promise<void>
  /** Sends what waits now. Resolves when nothing more can be sent at the moment. */
  drain(): Promise<void>
  /** What is not sent yet, with its bytes, for a file a person can keep. */
  exportWaiting(): Promise<UploadBackup[]>
  /** Takes uploads of a backup back in; those that are here stay. Before the commands that name them. */
  importWaiting(backups: readonly UploadBackup[]): Promise<void>
}

export function createUploader(ports: UploaderPorts): Uploader {
  const { store, clock, channel, connectivity, random } = ports
  const listeners = new Set<() => void>()
  const undo: (() => void)[] = []
  const aborts = new Map<string, AbortController>()
  const gone = new Set<string>()
  let uploads: readonly Upload[] = []
  let running = false
  let again = false
  let failures = 0
  let returnedAt: number | undefined
  let draining: Promise<void> | undefined
  let waitingForLock = new AbortController()
  let callOff: (() => void) | undefined

  function show(next: readonly Upload[]): void {
    uploads = next
    for (const listener of listeners) listener()
  }

  function put(upload: Upload): void {
    if (gone.has(upload.id)) return
    const known = uploads.find(({ id }) => id === upload.id)
    if (known && known.revision >= upload.revision) return
    // Stopped by the person, here or in another tab: the part that is on its way is dropped.
    if (upload.state === 'paused') aborts.get(upload.id)?.abort()
    const others = uploads.filter(({ id }) => id !== upload.id)
    show([...others, upload].sort((a, b) => (a.id < b.id ? -1 : 1)))
  }

  function remove(id: string): void {
    gone.add(id)
    aborts.get(id)?.abort()
    if (uploads.some((upload) => upload.id === id)) show(uploads.filter((upload) => upload.id !== id))
  }

  function tell(upload: Upload): void {
    channel.post({ kind: 'changed', upload })
    put(upload)
  }

  function tellRemoved(id: string): void {
    channel.post({ kind: 'removed', id })
    remove(id)
  }

  async function refresh(): Promise<void> {
    // What is added while the store answers is not missing from it.
    const before = uploads
    const stored = await store.uploads()
    const ids = new Set(stored.map(({ id }) => id))
    for (const { id } of before) if (!ids.has(id)) remove(id)
    for (const upload of stored) put(upload)
  }

  function wakeIn(ms: number): void {
    callOff?.()
    callOff = running ? clock.after(ms, wake) : undefined
  }

  async function round(): Promise<void> {
    const outcome = await ports.lock.run(
      () =>
        sendUploads({
          store,
          transport: ports.transport,
          clock,
          random,
          mayContinue: () => running,
          ...(returnedAt !== undefined && { returnedAt }),
          signalFor(id) {
            const abort = new AbortController()
            aborts.set(id, abort)
            return abort.signal
          },
          onChanged: tell,
          onRemoved: tellRemoved,
          onCommands: (commands) => {
            ports.commands.post({ kind: 'changed', commands })
          },
          ...(ports.onUnauthorised && { onUnauthorised: ports.onUnauthorised }),
          onContact: (reached) => (reached ? connectivity.reportSuccess() : connectivity.reportFailure()),
        }),
      { signal: waitingForLock.signal },
    )
    await refresh()
    failures = outcome?.stopped === 'unreachable' ? failures + 1 : 0
    if (outcome?.stopped === 'unreachable') wakeIn(retryDelayMs(failures, random, { maxMs: UNASKED_MAX_MS }))
    else if (outcome?.retryInMs !== undefined) wakeIn(outcome.retryInMs)
  }

  async function loop(): Promise<void> {
    while (again && running) {
      again = false
      try {
        await round()
      } catch (error) {
        ports.onError?.(error)
        failures += 1
        if (error instanceof OutboxError && error.code === 'closed') stop()
        else wakeIn(retryDelayMs(failures, random))
      }
    }
  }

  function run(): Promise<void> {
    if (!running) return Promise.resolve()
    again = true
    draining ??= loop().finally(() => (draining = undefined))
    return draining
  }

  function wake(): void {
    // Nothing kept, nothing to do: no lock, no request.
    if (uploads.length > 0 && connectivity.state() === 'online') void run()
  }

  function stop(): void {
    running = false
    waitingForLock.abort()
    callOff?.()
    for (const abort of aborts.values()) abort.abort()
    for (const off of undo.splice(0)) off()
  }

  async function changeAll(
    ids: readonly string[],
    change: (current: Upload) => Upload | undefined,
  ): Promise<void> {
    for (const id of ids) {
      const stored = await store.changeUpload(id, change)
      if (stored) tell(stored)
    }
  }

  async function keep(added: readonly { upload: Upload; blob: Blob }[]): Promise<void> {
    await store.addUploads(added).catch((cause: unknown) => {
      throw storageError(cause)
    })
    // One that was here before may come back under its id, out of a copy.
    for (const { upload } of added) gone.delete(upload.id)
    for (const { upload } of added) tell({ ...upload, revision: 1 })
    ports.onWaiting?.()
    wake()
  }

  return {
    async start() {
      if (running) return
      running = true
      waitingForLock = new AbortController()
      undo.push(
        channel.listen((message) => {
          if (message.kind === 'removed') return remove(message.id)
          put(message.upload)
          // Whoever keeps it may be gone before it is sent.
          if (message.upload.state === 'waiting' && message.upload.revision <= 2) wake()
        }),
        // A command that left, or came, may leave an upload to nobody, or to somebody.
        ports.commands.listen((message) => {
          const waits =
            message.kind === 'changed' && message.commands.some(({ state }) => state === 'waiting')
          const left = message.kind !== 'changed' || (message.settled?.length ?? 0) > 0
          if (waits || left) wake()
        }),
        connectivity.subscribe(() => {
          if (connectivity.state() === 'online') returnedAt = clock.now()
          wake()
        }),
      )
      await refresh()
      if (uploads.some(isUnderWay)) ports.onWaiting?.()
      wake()
    },

    stop,

    async add(files) {
      const now = clock.now()
      const added = files.map(({ id = newId(now), file, name, kind, alt = '' }) => ({
        blob: file,
        upload: {
          id,
          name,
          kind,
          size: file.size,
          alt,
          state: 'waiting' as const,
          sent: 0,
          attempts: 0,
          claimed: false,
          createdAt: new Date(now).toISOString(),
          revision: 0,
        },
      }))
      await keep(added)
      return added.map(({ upload }) => upload)
    },

    list: () => uploads,

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    blob: (id) => store.uploadBlob(id),

    pause: (ids) =>
      changeAll(ids, (current) =>
        current.state === 'waiting' || current.state === 'uploading'
          ? { ...current, state: 'paused' }
          : undefined,
      ),

    async resume(ids) {
      await changeAll(ids, ({ failure: _, notBefore: __, ...current }) =>
        current.state === 'paused' || current.state === 'failed'
          ? { ...current, state: 'waiting', attempts: 0 }
          : undefined,
      )
      wake()
    },

    async discard(ids) {
      const known = uploads.filter(({ id }) => ids.includes(id))
      const forgotten = await store.forgetUploads(ids)
      for (const id of forgotten) tellRemoved(id)
      for (const upload of known)
        if (forgotten.includes(upload.id)) void ports.transport.cancel(upload).catch(heard('uploader'))
    },

    async drain() {
      if (connectivity.state() === 'online' || (await connectivity.check())) await run()
    },

    async exportWaiting() {
      const backups: UploadBackup[] = []
      for (const { id, name, kind, size, alt, createdAt, state } of await store.uploads()) {
        const blob = state === 'done' ? undefined : await store.uploadBlob(id)
        if (!blob) continue
        const base64 = toBase64(new Uint8Array(await blob.arrayBuffer()))
        backups.push({ id, name, kind, size, alt, createdAt, type: blob.type, base64 })
      }
      return backups
    },

    async importWaiting(backups) {
      const missing = backups.filter(({ id }) => !uploads.some((upload) => upload.id === id))
      if (missing.length === 0) return
      await keep(
        missing.map(({ type, base64, ...upload }) => ({
          upload: { ...upload, state: 'waiting', sent: 0, attempts: 0, claimed: false, revision: 0 },
          blob: new Blob([fromBase64(base64)], { type }),
        })),
      )
    },
  }
}

/** In slices: one call with millions of arguments fails. */
function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 32_768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(text)
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text)
  const bytes = new Uint8Array(raw.length)
  for (let at = 0; at < raw.length; at += 1) bytes[at] = raw.charCodeAt(at)
  return bytes
}
