import { createHash } from 'node:crypto'
import { CompactSign, compactVerify, errors } from 'jose'
import type { HubUser } from './hub-types.ts'

const ALGORITHM = 'HS256'

/** What a negotiation promised. */
export interface Promised {
  /** Public, unless the token itself is the connection's id (version 0). */
  readonly id: string
  readonly secret: boolean
  /** Path of the hub. */
  readonly hub: string
  readonly stateful: boolean
  /** The last moment to connect by it, in milliseconds of the clock. */
  readonly until: number
}

interface Words extends Promised {
  /** Of whom it is, not readable: the token is part of addresses. */
  readonly of: string
}

/**
 * The token that opens a negotiated connection says by itself what was negotiated, under a signature: whichever process
 * has the key knows it, and none has to remember it.
 */
export class ConnectionTokens {
  readonly #key: Uint8Array

  constructor(key: Uint8Array) {
    this.#key = key
  }

  make(promised: Promised, user: HubUser | undefined): Promise<string> {
    const words: Words = { ...promised, of: this.#hidden(user) }
    return new CompactSign(new TextEncoder().encode(JSON.stringify(words)))
      .setProtectedHeader({ alg: ALGORITHM })
      .sign(this.#key)
  }

  /** @returns undefined for what no process with this key has made */
  async read(token: string): Promise<Words | undefined> {
    try {
      const { payload } = await compactVerify(token, this.#key, { algorithms: [ALGORITHM] })
      return JSON.parse(new TextDecoder().decode(payload)) as Words
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  isOf(words: Words, user: HubUser | undefined): boolean {
    return words.of === this.#hidden(user)
  }

  #hidden(user: HubUser | undefined): string {
    if (user === undefined) return ''
    return createHash('sha256').update(this.#key).update(user.id).digest('base64url').slice(0, 22)
  }
}
