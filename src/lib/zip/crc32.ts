/** The sum that ZIP keeps of each file (ISO 3309, reflected polynomial). */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

/** @param before the sum of what came before; 0 at the beginning */
export function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 0xff]! ^ (sum >>> 8)
  return ~sum >>> 0
}

/** Piece by piece: no file is in memory whole. */
export async function crc32Of(content: Blob): Promise<number> {
  let sum = 0
  const reader = content.stream().getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    sum = crc32(piece.value, sum)
  return sum
}
