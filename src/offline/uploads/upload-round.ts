/**
 * Sends the uploads that wait, in order, one at a time; the caller holds the lock. Nothing here is remembered: whoever
 * gets the lock next goes on from the store and from what the server says it has.
 */
import { UPLOAD_RETRY_MAX_MS } from '#contract/media/file-limits.ts'
import { heard } from '../../lib/fault-log.ts'
import type { AccountStore } from '../account-store.ts'
import { RETRY_AFTER_MAX_MS, retryDelayMs, UNASKED_MAX_MS } from '../outbox/backoff.ts'
import type { Command, CommandFailure } from '../outbox/command.ts'
import type { Clock, Random } from '../outbox/ports.ts'
import { sendUpload } from './upload-sender.ts'
import { UploadError, type UploadTransport } from './upload-transport.ts'
import type { Upload } from './upload.ts'

export interface UploadRoundPorts {
  store: AccountStore
  transport: UploadTransport
  clock: Clock
  random: Random
  mayContinue: () => boolean
  /** A part that is on its way is dropped when the person stops its upload: told by this signal. */
  signalFor: (id: string) => AbortSignal
  onChanged: (upload: Upload) => void
  onRemoved: (id: string) => void
  /** Commands that may go now, or were refused for their upload. */
  onCommands: (commands: readonly Command[]) => void
  onContact?: (reached: boolean) => void
  /** A request was answered with 401. */
  onUnauthorised?: (code: string) => void
  /** When the network last came back, in milliseconds since 1970: what failed before it need not wait any longer. */
  returnedAt?: number
}

export interface UploadOutcome {
  stopped?: 'unreachable' | 'unauthorised'
  /** When the first that was asked to wait may go on, in milliseconds from now. */
  retryInMs?: number
  /** How many are still to be sent, without rest. */
  left: number
}

export async function sendUploads(ports: UploadRoundPorts): Promise<UploadOutcome> {
  const { store, transport, clock } = ports
  await tidyUploads(ports)
  const began = clock.now()
  let stopped: UploadOutcome['stopped']
  const tried = new Set<string>()
  /** Since when the server has done something, as far as is known: what failed before needs not wait any longer. */
  let wellAt = ports.returnedAt ?? -Infinity
  /** Once for each: one that keeps failing beside others that do not has its own pace. */
  const released = new Set<string>()
  while (!stopped && ports.mayContinue() && clock.now() - began < UPLOAD_RETRY_MAX_MS) {
    const next = (await store.uploads()).find(
      (upload) => (upload.state === 'waiting' || upload.state === 'uploading') && mayGo(upload),
    )
    if (!next) break
    if (restMs(next, clock.now()) > 0 || tried.has(next.id)) released.add(next.id)
    tried.add(next.id)
    stopped = await attempt(next.id)
  }
  const rest = (await store.uploads()).filter(({ state }) => state === 'waiting' || state === 'uploading')
  const rests = rest.map((upload) => restMs(upload, clock.now())).filter((ms) => ms > 0)
  return {
    ...(stopped && { stopped }),
    ...(rests.length > 0 && { retryInMs: Math.min(...rests) }),
    left: rest.length,
  }

  function mayGo(upload: Upload): boolean {
    if (restMs(upload, clock.now()) === 0 && !tried.has(upload.id)) return true
    const { failure } = upload
    return (
      failure !== undefined && !failure.asked && !released.has(upload.id) && Date.parse(failure.at) < wellAt
    )
  }

  async function attempt(id: string): Promise<UploadOutcome['stopped']> {
    // Before anything is asked: who stops it now must not be overheard.
    const signal = ports.signalFor(id)
    const upload = await change(id, (current) =>
      current.state === 'paused' || current.state === 'done' ? undefined : { ...current, state: 'uploading' },
    )
    const blob = await store.uploadBlob(id)
    if (!upload || !blob) return undefined
    try {
      const file = await sendUpload(upload, blob, {
        transport,
        now: () => clock.now(),
        signal,
        async onProgress(progress) {
          const kept = await change(id, (current) =>
            current.state === 'uploading' ? withProgress(current, progress) : undefined,
          )
          if (!kept || signal.aborted) throw new Stopped()
        },
      })
      ports.onContact?.(true)
      wellAt = Math.max(wellAt, clock.now())
      const { upload: done, commands } = await store.settleUpload(id, file)
      if (done) ports.onChanged(done)
      ports.onCommands(commands)
      return undefined
    } catch (error) {
      // Paused or dropped by the person: the store says so already.
      if (signal.aborted || error instanceof Stopped) return undefined
      if (!(error instanceof UploadError)) throw error
      return putBack(id, error)
    }
  }

  async function putBack(id: string, error: UploadError): Promise<UploadOutcome['stopped']> {
    const now = clock.now()
    const { code, detail, status } = error
    const failure: CommandFailure = {
      code,
      detail,
      at: new Date(now).toISOString(),
      ...(error.retryAfterMs !== undefined && { asked: true }),
      ...(status !== undefined && { status }),
    }
    ports.onContact?.(error.fault !== 'unreachable')
    if (status === 401) ports.onUnauthorised?.(code)
    if (error.fault === 'refused') {
      const { session: _, ...failed } = (await current(id)) ?? ({} as Upload)
      await change(id, () => ({ ...failed, state: 'failed', failure }))
      ports.onCommands(await refuseCommands(ports, id, failure))
      return undefined
    }
    await change(id, (kept) => {
      if (kept.state === 'paused') return undefined
      const attempts = kept.attempts + 1
      const waitMs =
        error.fault === 'later'
          ? (error.retryAfterMs ?? retryDelayMs(attempts, ports.random, { maxMs: UNASKED_MAX_MS }))
          : 0
      return { ...kept, state: 'waiting', attempts, failure, notBefore: now + waitMs }
    })
    return error.fault === 'unreachable' || error.fault === 'unauthorised' ? error.fault : undefined
  }

  async function current(id: string): Promise<Upload | undefined> {
    return (await store.uploads()).find((upload) => upload.id === id)
  }

  async function change(
    id: string,
    make: (current: Upload) => Upload | undefined,
  ): Promise<Upload | undefined> {
    const stored = await store.changeUpload(id, make)
    if (stored) ports.onChanged(stored)
    return stored
  }
}

/** The person, or another tab, has paused or dropped it. */
class Stopped extends Error {}

/** Drafts nobody came back to (a message that was never sent) are kept this long, in milliseconds. */
const DRAFT_KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** Forgets what no command names any more: sent and shown, or discarded with its command. */
async function tidyUploads({
  store,
  transport,
  clock,
  onChanged,
  onRemoved,
  onCommands,
}: UploadRoundPorts): Promise<void> {
  const uploads = await store.uploads()
  const over = uploads.filter(
    ({ claimed, createdAt }) => claimed || clock.now() - Date.parse(createdAt) > DRAFT_KEPT_MS,
  )
  const gone = new Set(await store.forgetUploads(over.map(({ id }) => id)))
  for (const upload of over.filter(({ id }) => gone.has(id))) {
    onRemoved(upload.id)
    // Not waited for: the store forgets it by itself.
    void transport.cancel(upload).catch(heard('upload-round'))
  }
  const commands = await store.commands()
  for (const { id, state, file } of uploads) {
    const waits = commands.some((command) => command.state === 'waiting' && command.awaits?.includes(id))
    if (!waits) continue
    // Done between the command's making and its keeping: say so to it now.
    if (state === 'done' && file) onCommands((await store.settleUpload(id, file)).commands)
    // Its command was sent again by the person.
    if (state === 'failed') {
      const again = await store.changeUpload(id, ({ failure: _, ...upload }) => ({
        ...upload,
        state: 'waiting',
      }))
      if (again) onChanged(again)
    }
  }
}

/** Takes the commands that need a refused upload to "da rivedere", with its reason. */
async function refuseCommands(
  { store }: UploadRoundPorts,
  id: string,
  failure: CommandFailure,
): Promise<Command[]> {
  const refused: Command[] = []
  for (const command of await store.commands()) {
    if (!command.awaits?.includes(id)) continue
    const stored = await store.change(command.id, (kept) =>
      kept.state === 'waiting' ? { ...kept, state: 'review', failure } : undefined,
    )
    if (stored) refused.push(stored)
  }
  return refused
}

function withProgress(
  { session: _, ...upload }: Upload,
  { sent, session }: { sent: number; session?: string | undefined },
): Upload {
  return { ...upload, sent, attempts: 0, ...(session && { session }) }
}

/** How long it must still wait. A time further off than any server may ask is a clock that was put back. */
function restMs({ notBefore = 0 }: Upload, now: number): number {
  const left = notBefore - now
  return left > 0 && left <= RETRY_AFTER_MAX_MS ? left : 0
}
