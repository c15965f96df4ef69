import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import {
  HubException,
  MessageType,
  ProtocolError,
  tellable,
  type CompletionMessage,
  type HubMessage,
  type InvocationMessage,
} from './hub-message.ts'
import type { HubConnection, HubMethod } from './hub-types.ts'
import { UploadStream } from './upload-stream.ts'

/** What the calls of one client need of the connection they came by. */
export interface InvocationHost {
  readonly connection: HubConnection
  readonly methods: ReadonlyMap<string, HubMethod>
  /** Whether more should not be streamed to the client for now. */
  readonly backedUp: boolean
  /** @throws when the message cannot be encoded */
  reply(message: HubMessage): void
  /** Counts received bytes that wait for a method to start or to read (negative: no longer). */
  held(byteLength: number): void
  failed(target: string, error: unknown): void
}

const MAX_STREAMING_CALLS = 100
const ITEMS_PER_TURN = 64
const BACKED_UP_PAUSE_MS = 15

/** A call that no method can take: the client reads this as it is. */
class CallRefusal extends Error {}

/**
 * Runs the calls of one client: plain ones one after another in the order they came, streams and uploads started in
 * that order and then side by side.
 */
export class HubInvocations {
  readonly #host: InvocationHost
  // Most connections never call anything: what only callers need is made for the first call.
  #calls: Set<AbortController> | undefined
  #active: Map<string, AbortController> | undefined
  #uploads: Map<string, UploadStream> | undefined
  #streaming = 0
  #queue: (() => Promise<void> | undefined)[] = []
  #busy = true

  constructor(host: InvocationHost) {
    this.#host = host
  }

  /** Calls wait until the host has greeted its connection. */
  start(): void {
    this.#busy = false
    void this.#runQueue()
  }

  /** @throws ProtocolError when an id is already in use, or when too many streams are */
  invoke(message: InvocationMessage, byteLength: number): void {
    const { invocationId, streamIds = [] } = message
    const alongside = message.type === MessageType.StreamInvocation || streamIds.length > 0
    if (alongside && ++this.#streaming > MAX_STREAMING_CALLS)
      throw new ProtocolError('Too many streams at once.')
    const abort = new AbortController()
    if (invocationId !== undefined) {
      this.#active ??= new Map()
      if (this.#active.has(invocationId)) throw new ProtocolError('Invocation ID already in use.')
      this.#active.set(invocationId, abort)
    }
    this.#calls ??= new Set()
    this.#calls.add(abort)
    const uploads = streamIds.map((id) => {
      this.#uploads ??= new Map()
      if (this.#uploads.has(id)) throw new ProtocolError('Stream ID already in use.')
      const upload = new UploadStream((taken) => this.#host.held(-taken))
      this.#uploads.set(id, upload)
      return upload
    })
    this.#host.held(byteLength)
    this.#queue.push(() => {
      this.#host.held(-byteLength)
      const done = this.#run(message, uploads, abort)
      if (!alongside) return done
      void done.then(() => this.#streaming--)
      return undefined
    })
    if (!this.#busy) void this.#runQueue()
  }

  item(streamId: string, item: unknown, byteLength: number): void {
    const upload = this.#uploads?.get(streamId)
    if (upload === undefined) return
    this.#host.held(byteLength)
    upload.push(item, byteLength)
  }

  /** @returns whether the id was that of an upload */
  endUpload(streamId: string, error: string | undefined): boolean {
    const upload = this.#uploads?.get(streamId)
    upload?.end(error === undefined ? undefined : new HubException(error))
    return upload !== undefined
  }

  cancel(invocationId: string): void {
    this.#active?.get(invocationId)?.abort()
  }

  /** The connection is gone: calls that wait are dropped, those that run are told. */
  end(): void {
    this.#queue = []
    for (const abort of this.#calls ?? []) abort.abort()
    for (const upload of this.#uploads?.values() ?? []) upload.end(new Error('The connection ended.'))
  }

  async #runQueue(): Promise<void> {
    this.#busy = true
    for (;;) {
      const call = this.#queue.shift()
      if (call === undefined) break
      const done = call()
      if (done !== undefined) await done
    }
    this.#busy = false
  }

  async #run(message: InvocationMessage, uploads: UploadStream[], abort: AbortController): Promise<void> {
    const { invocationId, target } = message
    const { signal } = abort
    let outcome: Pick<CompletionMessage, 'error' | 'result'> = {}
    let happened = failedInvoking(target)
    try {
      const method = this.#host.methods.get(target.toLowerCase())
      if (method === undefined) throw new CallRefusal(`Unknown hub method '${target}'`)
      if (message.unreadable)
        throw new CallRefusal(`Failed to invoke '${target}' due to an error on the server.`)
      const value = await method.call({ signal }, this.#host.connection, ...message.args, ...uploads)
      const streams = isAsyncIterable(value)
      if (streams && invocationId !== undefined && message.type === MessageType.StreamInvocation) {
        happened = FAILED_STREAMING
        await this.#stream(target, invocationId, value, signal)
      } else if (streams) {
        void Promise.resolve(value[Symbol.asyncIterator]().return?.()).catch((error: unknown) =>
          this.#host.failed(target, error),
        )
        throw new CallRefusal(
          `The client attempted to invoke the streaming '${target}' method with a non-streaming invocation.`,
        )
      } else if (message.type === MessageType.StreamInvocation)
        throw new CallRefusal(
          `The client attempted to invoke the non-streaming '${target}' method with a streaming invocation.`,
        )
      else outcome = { result: value }
    } catch (error) {
      outcome = { error: this.#publicMessage(target, error, happened) }
    }
    for (const upload of uploads) upload.discard()
    for (const id of message.streamIds ?? []) this.#uploads?.delete(id)
    this.#calls?.delete(abort)
    if (invocationId === undefined) return
    this.#active?.delete(invocationId)
    this.#complete(invocationId, target, outcome)
  }

  #complete(
    invocationId: string,
    target: string,
    outcome: Pick<CompletionMessage, 'error' | 'result'>,
  ): void {
    try {
      this.#host.reply({ type: MessageType.Completion, invocationId, ...outcome })
    } catch (error) {
      const text = this.#publicMessage(target, error, failedInvoking(target))
      this.#host.reply({ type: MessageType.Completion, invocationId, error: text })
    }
  }

  async #stream(
    target: string,
    invocationId: string,
    items: AsyncIterable<unknown>,
    signal: AbortSignal,
  ): Promise<void> {
    const iterator = items[Symbol.asyncIterator]()
    let aborted: () => void = () => {}
    signal.addEventListener('abort', () => aborted())
    for (let count = 1; !signal.aborted; count++) {
      const step = await new Promise<IteratorResult<unknown> | undefined>((resolve, reject) => {
        aborted = () => resolve(undefined)
        iterator.next().then(resolve, reject)
      })
      if (step?.done === true) return
      if (step === undefined || signal.aborted) break
      this.#host.reply({ type: MessageType.StreamItem, invocationId, item: step.value })
      if (count % ITEMS_PER_TURN === 0) await nextTurn()
      while (this.#host.backedUp && !signal.aborted) await pause(BACKED_UP_PAUSE_MS)
    }
    // Not awaited: a generator that waits for something for ever would never return.
    void Promise.resolve(iterator.return?.()).catch((error: unknown) => this.#host.failed(target, error))
  }

  #publicMessage(target: string, error: unknown, happened: string): string {
    if (error instanceof CallRefusal) return error.message
    if (!(error instanceof HubException)) this.#host.failed(target, error)
    return tellable(happened, error)
  }
}

const failedInvoking = (target: string): string =>
  `An unexpected error occurred invoking '${target}' on the server.`
const FAILED_STREAMING = 'An error occurred on the server while streaming results.'

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
