import type { EncodedMessage } from './encoded-message.ts'
import { isTracked, MessageType, ProtocolError, type HubMessage } from './hub-message.ts'

/**
 * Both halves of a stateful reconnect (HubProtocol.md, "Stateful Reconnect"): what was sent and not yet acknowledged,
 * and the count of what was received, so that what is sent twice is heard once.
 */
export class ReplayBuffer {
  #unacknowledged: EncodedMessage[] = []
  #firstUnacknowledgedId = 1
  #bytes = 0
  #nextReceivedId = 1
  #latestReceivedId = 0
  #waitsForSequence = false

  /** Bytes sent and not yet acknowledged. */
  get byteLength(): number {
    return this.#bytes
  }

  /** Number of the newest message received, for an Ack. */
  get latestReceivedId(): number {
    return this.#latestReceivedId
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
    const current = this.#nextReceivedId++
    if (current <= this.#latestReceivedId) return false
    this.#latestReceivedId = current
    return true
  }
}
