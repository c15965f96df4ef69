import type { EncodedMessage } from './encoded-message.ts'
import { isTracked, MessageType, ProtocolError, type HubMessage } from './hub-message.ts'

const ACK_DELAY_MS = 1000

/**
 * Both halves of a stateful reconnect (HubProtocol.md, "Stateful Reconnect"): what was sent and not yet acknowledged,
 * and the count of what was received, so that what is sent twice is heard once.
 */
export class ReplayBuffer {
  readonly #sendAck: (sequenceId: number) => void
  #ackTimer: NodeJS.Timeout | undefined
  #unacknowledged: EncodedMessage[] = []
  #firstUnacknowledgedId = 1
  #bytes = 0
  #nextReceivedId = 1
  #latestReceivedId = 0
  #waitsForSequence = false

  /** @param sendAck says how many messages were received, at most once a second and only after new ones */
  constructor(sendAck: (sequenceId: number) => void) {
    this.#sendAck = sendAck
  }

  /** Bytes sent and not yet acknowledged. */
  get byteLength(): number {
    return this.#bytes
  }

  /** Number of the first message a resend will carry, for a Sequence. */
  get resendsFrom(): number {
    return this.#firstUnacknowledgedId
  }

  get unacknowledged(): readonly EncodedMessage[] {
    return this.#unacknowledged
  }

  keep(message: EncodedMessage): void {
    this.#unacknowledged.push(message)
    this.#bytes += message.byteLength
  }

  acknowledge(sequenceId: number): void {
    const count = Math.min(this.#unacknowledged.length, sequenceId - this.#firstUnacknowledgedId + 1)
    if (count <= 0) return
    for (const message of this.#unacknowledged.splice(0, count)) this.#bytes -= message.byteLength
    this.#firstUnacknowledgedId += count
  }

  /** A new transport has been put under the connection: nothing counts until the peer says where it resumes. */
  reconnected(): void {
    this.#waitsForSequence = true
  }

  stop(): void {
    clearTimeout(this.#ackTimer)
  }

  /**
   * Whether a received message is to be heard.
   * @throws ProtocolError when the peer resumes after messages that never came
   */
  accepts(message: HubMessage): boolean {
    if (this.#waitsForSequence && message.type !== MessageType.Sequence) return false
    if (message.type === MessageType.Sequence) {
      if (message.sequenceId > this.#nextReceivedId)
        throw new ProtocolError("Sequence ID greater than amount of messages we've received.")
      this.#waitsForSequence = false
      this.#nextReceivedId = message.sequenceId
      return true
    }
    if (!isTracked(message)) return true
    this.#ackTimer ??= setTimeout(() => {
      this.#ackTimer = undefined
      this.#sendAck(this.#latestReceivedId)
    }, ACK_DELAY_MS)
    const current = this.#nextReceivedId++
    if (current <= this.#latestReceivedId) return false
    this.#latestReceivedId = current
    return true
  }
}
