let lastMs = 0
let counter = 0

/**
 * Makes a UUIDv7 (RFC 9562, section 5.7, method 1): 48 bits of Unix time in milliseconds, a 12-bit counter that
 * keeps ids of one millisecond in order, 62 random bits. Whoever creates an entity makes its id, offline too.
 * A clock that steps back does not: the last time used stands until the clock has passed it.
 * @param now milliseconds since 1970
 */
export function newId(now: number = Date.now()): string {
  if (now > lastMs) {
    lastMs = now
    counter = crypto.getRandomValues(new Uint16Array(1))[0]! & 0x3ff
  } else if (++counter > 0xfff) {
    lastMs += 1
    counter = 0
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const view = new DataView(bytes.buffer)
  view.setUint16(0, Math.floor(lastMs / 2 ** 32))
  view.setUint32(2, lastMs % 2 ** 32)
  view.setUint16(6, 0x7000 | counter)
  view.setUint8(8, 0x80 | (bytes[8]! & 0x3f))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
