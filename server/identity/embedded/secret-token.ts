import { createHash, randomBytes, randomInt } from 'node:crypto'

const TOKEN_BYTES = 32
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/
const UID_CHARS = 28
const UID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A secret of 256 bits that fits in a link: a refresh token or a code of a mail. */
export function makeSecret(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Whether a text could be one of our secrets at all. */
export function looksLikeSecret(text: string): boolean {
  return TOKEN_PATTERN.test(text)
}

/** What of a secret is kept. It has 256 random bits: a fast hash is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** A user id as long as Firebase's. */
export function makeUid(): string {
  let uid = ''
  for (let i = 0; i < UID_CHARS; i += 1) uid += UID_ALPHABET[randomInt(UID_ALPHABET.length)]
  return uid
}
