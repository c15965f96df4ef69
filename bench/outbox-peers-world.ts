/** The same small world for every queue: a server that counts effects, a network with faults, a disk that outlives kills. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import type { CommandAnswer, SentCommands } from '#contract/wire/sync.ts'

export interface Write {
  /** Edits of one entity must arrive in order. */
  entity: string
  mark: number
  /** The server refuses it with 422. */
  bad?: boolean
}

export type Fault = 'lost after commit' | '500' | 'drop' | 'hang'

export class PeerWorld {
  online = true
  signedIn = true
  /** What goes wrong with the next requests, one each. */
  readonly faults: Fault[] = []
  /** Marks, in the order the server wrote them. */
  readonly effects: number[] = []
  readonly #answers = new Map<string, Response>()
  readonly #bodies = new Map<string, string>()
  /** localStorage of the device. */
  readonly local = new Map<string, string>()
  /** The disk takes nothing more. */
  full = false

  constructor() {
    globalThis.indexedDB = new IDBFactory()
  }

  /** The server: it keeps answers by Idempotency-Key for whoever sends one, and takes several writes together, as ours does. */
  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), 'http://app.test'), init)
    const fault = this.online ? this.faults.shift() : 'drop'
    const body = JSON.parse(await request.text()) as Write | SentCommands
    if (fault === 'hang') return new Promise(() => undefined)
    if (fault === 'drop') throw new TypeError('Failed to fetch')
    if (fault === '500') return json(500, { code: 'internal' })
    const answer =
      'commands' in body
        ? await this.#serveTogether(body)
        : this.#serve(request.headers.get('Idempotency-Key'), body)
    if (fault === 'lost after commit') throw new TypeError('Failed to fetch')
    return answer.clone()
  }

  /** In their order, up to one that is not done. */
  async #serveTogether({ commands }: SentCommands): Promise<Response> {
    const answers: CommandAnswer[] = []
    for (const { key, body } of commands) {
      const answer = this.#serve(key, body as Write).clone()
      answers.push({ key, status: answer.status, body: await answer.json(), replayed: false })
      if (!answer.ok) break
    }
    return json(200, { answers })
  }

  #serve(key: string | null, write: Write): Response {
    const known = key && this.#answers.get(key)
    if (known && this.#bodies.get(key) === JSON.stringify(write)) return known
    if (!this.signedIn) return json(401, { code: 'token_expired' })
    if (write.bad) return json(422, { code: 'invalid', detail: 'No.' })
    this.effects.push(write.mark)
    const answer = json(200, write)
    if (key) {
      this.#answers.set(key, answer)
      this.#bodies.set(key, JSON.stringify(write))
    }
    return answer
  }
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json' },
  })

/** One time the app is open in one tab. */
export interface PeerTab {
  /** Resolves true when the person is told that it is kept or done, false when told that it is not. */
  write(write: Write): Promise<boolean>
  /** The network is back, or the person signed in: whatever the queue does by itself then. */
  wake(): Promise<void>
  /** Marks the person finds in a list of what was refused. */
  refused(): number[]
  /** The tab ends without a word. */
  kill(): void
}

export interface Peer {
  name: string
  open(world: PeerWorld): Promise<PeerTab>
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
