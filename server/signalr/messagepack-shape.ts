import { ProtocolError } from './hub-message.ts'

const MAX_DEPTH = 64

/**
 * Checks that bytes are exactly one complete MessagePack value, without building anything. Decoders set arrays aside
 * by the length the sender claims: a few bytes of nested claims would otherwise cost gigabytes.
 * @throws ProtocolError when something is missing, left over, unknown or nested deeper than 64
 */
export function checkShape(bytes: Buffer): void {
  const end = skip(bytes, 0, 0)
  if (end !== bytes.length) throw new ProtocolError('Invalid MessagePack: bytes left over.')
}

/**
 * The elements of a message, each in its own bytes: one that cannot be decoded leaves the others readable.
 * @throws ProtocolError when the bytes are no array
 */
export function elementsOf(bytes: Buffer): Buffer[] {
  const head = bytes[0] as number
  const [count, from] =
    head >= 0x90 && head <= 0x9f
      ? [head & 0x0f, 1]
      : head === 0xdc
        ? [length(bytes, 1, 2), 3]
        : head === 0xdd
          ? [length(bytes, 1, 4), 5]
          : [undefined, 0]
  if (count === undefined) throw new ProtocolError('A message must be a MessagePack array.')
  const elements: Buffer[] = []
  for (let at = from, index = 0; index < count; index++) {
    const next = skip(bytes, at, 1)
    elements.push(bytes.subarray(at, next))
    at = next
  }
  return elements
}

function skip(bytes: Buffer, at: number, depth: number): number {
  if (at >= bytes.length) throw new ProtocolError('Invalid MessagePack: incomplete.')
  const head = bytes[at] as number
  if (head <= 0x7f || head >= 0xe0) return at + 1
  if (head <= 0x8f) return skipMany(bytes, at + 1, (head & 0x0f) * 2, depth)
  if (head <= 0x9f) return skipMany(bytes, at + 1, head & 0x0f, depth)
  if (head <= 0xbf) return within(bytes, at + 1 + (head & 0x1f))
  switch (head) {
    case 0xc0: // nil
    case 0xc2: // false
    case 0xc3: // true
      return at + 1
    case 0xc4: // bin 8, 16, 32
    case 0xd9: // str 8, 16, 32
      return within(bytes, at + 2 + length(bytes, at + 1, 1))
    case 0xc5:
    case 0xda:
      return within(bytes, at + 3 + length(bytes, at + 1, 2))
    case 0xc6:
    case 0xdb:
      return within(bytes, at + 5 + length(bytes, at + 1, 4))
    case 0xc7: // ext 8, 16, 32: one more byte, its type
      return within(bytes, at + 3 + length(bytes, at + 1, 1))
    case 0xc8:
      return within(bytes, at + 4 + length(bytes, at + 1, 2))
    case 0xc9:
      return within(bytes, at + 6 + length(bytes, at + 1, 4))
    case 0xcc: // uint 8, int 8
    case 0xd0:
      return within(bytes, at + 2)
    case 0xcd: // uint 16, int 16
    case 0xd1:
      return within(bytes, at + 3)
    case 0xca: // float 32, uint 32, int 32
    case 0xce:
    case 0xd2:
      return within(bytes, at + 5)
    case 0xcb: // float 64, uint 64, int 64
    case 0xcf:
    case 0xd3:
      return within(bytes, at + 9)
    case 0xd4: // fixext 1, 2, 4, 8, 16
    case 0xd5:
    case 0xd6:
    case 0xd7:
    case 0xd8:
      return within(bytes, at + 2 + 2 ** (head - 0xd4))
    case 0xdc:
      return skipMany(bytes, at + 3, length(bytes, at + 1, 2), depth)
    case 0xdd:
      return skipMany(bytes, at + 5, length(bytes, at + 1, 4), depth)
    case 0xde:
      return skipMany(bytes, at + 3, length(bytes, at + 1, 2) * 2, depth)
    case 0xdf:
      return skipMany(bytes, at + 5, length(bytes, at + 1, 4) * 2, depth)
    default:
      throw new ProtocolError('Invalid MessagePack: unknown format.')
  }
}

function skipMany(bytes: Buffer, at: number, count: number, depth: number): number {
  if (depth >= MAX_DEPTH) throw new ProtocolError('Invalid MessagePack: nested too deeply.')
  if (count > bytes.length - at) throw new ProtocolError('Invalid MessagePack: incomplete.')
  let next = at
  for (let index = 0; index < count; index++) next = skip(bytes, next, depth + 1)
  return next
}

function length(bytes: Buffer, at: number, size: number): number {
  within(bytes, at + size)
  return bytes.readUIntBE(at, size)
}

function within(bytes: Buffer, end: number): number {
  if (end > bytes.length) throw new ProtocolError('Invalid MessagePack: incomplete.')
  return end
}
