/** Message types of the SignalR hub protocol (HubProtocol.md of dotnet/aspnetcore). */
export const MessageType = {
  Invocation: 1,
  StreamItem: 2,
  Completion: 3,
  StreamInvocation: 4,
  CancelInvocation: 5,
  Ping: 6,
  Close: 7,
  Ack: 8,
  Sequence: 9,
} as const

export interface InvocationMessage {
  readonly type: typeof MessageType.Invocation | typeof MessageType.StreamInvocation
  /** Absent: nobody waits for an answer. */
  readonly invocationId?: string | undefined
  readonly target: string
  readonly args: readonly unknown[]
  readonly streamIds?: readonly string[] | undefined
  /** Its arguments have no value here: the call fails, and nothing else. */
  readonly unreadable?: true | undefined
}

export interface CompletionMessage {
  readonly type: typeof MessageType.Completion
  readonly invocationId: string
  readonly error?: string | undefined
  /** `undefined` is a call without a result; `null` is a result. */
  readonly result?: unknown
}

export type HubMessage =
  | InvocationMessage
  | CompletionMessage
  | { readonly type: typeof MessageType.StreamItem; readonly invocationId: string; readonly item: unknown }
  | { readonly type: typeof MessageType.CancelInvocation; readonly invocationId: string }
  | { readonly type: typeof MessageType.Ping }
  | {
      readonly type: typeof MessageType.Close
      readonly error?: string | undefined
      readonly allowReconnect?: boolean | undefined
    }
  | { readonly type: typeof MessageType.Ack | typeof MessageType.Sequence; readonly sequenceId: number }

/** Whether a message counts in the sequence of a stateful reconnect: everything that carries the application's words. */
export function isTracked(message: HubMessage): boolean {
  return message.type <= MessageType.CancelInvocation
}

/** The client broke the protocol: its connection ends with this message. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError'
}

/** The one error whose message reaches the caller; of any other the client learns only that something failed. */
export class HubException extends Error {
  override readonly name = 'HubException'
}

/** What a client reads of an error: of a HubException its message too, as ASP.NET Core says it with detailed errors off. */
export const tellable = (happened: string, error: unknown): string =>
  error instanceof HubException ? `${happened} HubException: ${error.message}` : happened

const MAX_INVOCATION_ID_LENGTH = 128
const MAX_STREAMS_PER_CALL = 32

/** A parsed message's fields before they are trusted. */
export interface RawFields {
  readonly type: unknown
  readonly invocationId?: unknown
  readonly target?: unknown
  readonly args?: unknown
  readonly streamIds?: unknown
  readonly unreadable?: true
  readonly item?: unknown
  readonly error?: unknown
  readonly result?: unknown
  readonly allowReconnect?: unknown
  readonly sequenceId?: unknown
}

/**
 * Checks what either protocol has read.
 * @returns `undefined` for a type of a later protocol, which is to be ignored
 * @throws ProtocolError when a field is missing or of the wrong kind
 */
export function checkedMessage(raw: RawFields): HubMessage | undefined {
  switch (raw.type) {
    case MessageType.Invocation:
    case MessageType.StreamInvocation: {
      const optional = raw.type === MessageType.Invocation && (raw.invocationId ?? null) === null
      return {
        type: raw.type,
        invocationId: optional ? undefined : id(raw.invocationId),
        target: text(raw.target, 'target'),
        args: list(raw.args, 'arguments'),
        streamIds: streamIds(raw.streamIds),
        ...(raw.unreadable && { unreadable: true }),
      }
    }
    case MessageType.StreamItem:
      return { type: raw.type, invocationId: id(raw.invocationId), item: raw.item }
    case MessageType.Completion: {
      const error = (raw.error ?? null) === null ? undefined : text(raw.error, 'error')
      if (error !== undefined && (raw.result ?? null) !== null)
        throw new ProtocolError("The 'error' and 'result' properties are mutually exclusive.")
      return { type: raw.type, invocationId: id(raw.invocationId), error, result: raw.result }
    }
    case MessageType.CancelInvocation:
      return { type: raw.type, invocationId: id(raw.invocationId) }
    case MessageType.Ping:
      return { type: raw.type }
    case MessageType.Close:
      return { type: raw.type, error: typeof raw.error === 'string' ? raw.error : undefined }
    case MessageType.Ack:
    case MessageType.Sequence:
      if (!Number.isSafeInteger(raw.sequenceId) || (raw.sequenceId as number) < 0)
        throw new ProtocolError("Invalid 'sequenceId'.")
      return { type: raw.type, sequenceId: raw.sequenceId as number }
    default:
      if (!Number.isSafeInteger(raw.type)) throw new ProtocolError('Missing or invalid message type.')
      return undefined
  }
}

function text(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new ProtocolError(`Missing or invalid '${name}'.`)
  return value
}

function id(value: unknown): string {
  const found = text(value, 'invocationId')
  if (found.length === 0 || found.length > MAX_INVOCATION_ID_LENGTH)
    throw new ProtocolError("Missing or invalid 'invocationId'.")
  return found
}

function list(value: unknown, name: string): unknown[] {
  if (!Array.isArray(value)) throw new ProtocolError(`Missing or invalid '${name}'.`)
  return value
}

function streamIds(value: unknown): string[] | undefined {
  if ((value ?? null) === null) return undefined
  const ids = list(value, 'streamIds').map(id)
  if (ids.length > MAX_STREAMS_PER_CALL) throw new ProtocolError('Too many streams in one call.')
  return ids.length === 0 ? undefined : ids
}
