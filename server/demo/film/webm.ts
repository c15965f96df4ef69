/** Writes WebM, the part of Matroska that a silent film needs (https://www.rfc-editor.org/rfc/rfc9559). */

export interface Frame {
  /** When it is shown, in milliseconds from the start. */
  atMs: number
  /** Whether it can be read without those before it. */
  isKey: boolean
  data: Uint8Array
}

export interface Film {
  width: number
  height: number
  durationMs: number
  codec: 'V_VP9' | 'V_VP8'
  frames: readonly Frame[]
}

/** The whole file. Each key frame begins a cluster that the cues name, so that players can go to it. */
export function webmOf({ width, height, durationMs, codec, frames }: Film): Buffer {
  const head = element('1a45dfa3', [
    integer('4286', 1),
    integer('42f7', 1),
    integer('42f2', 4),
    integer('42f3', 8),
    element('4282', Buffer.from('webm')),
    integer('4287', 4),
    integer('4285', 2),
  ])
  const info = element('1549a966', [
    // Times are in milliseconds.
    integer('2ad7b1', 1_000_000),
    real('4489', durationMs),
    element('4d80', Buffer.from('Lovoglio')),
    element('5741', Buffer.from('Lovoglio')),
  ])
  const video = element('e0', [integer('b0', width), integer('ba', height)])
  const track = element('ae', [
    integer('d7', 1),
    integer('73c5', 1),
    integer('83', 1),
    element('86', Buffer.from(codec)),
    video,
  ])
  const tracks = element('1654ae6b', track)
  const clusters = clustersOf(frames)
  // Integers take eight bytes whatever they are: the cues are as long before the places are known as after.
  const before = info.length + tracks.length + cuesOf(clusters, 0).length
  return Buffer.concat([
    head,
    element('18538067', [info, tracks, cuesOf(clusters, before), ...clusters.map(({ bytes }) => bytes)]),
  ])
}

interface Cluster {
  atMs: number
  bytes: Buffer
}

function clustersOf(frames: readonly Frame[]): Cluster[] {
  const groups: Frame[][] = []
  for (const frame of frames)
    if (frame.isKey || groups.length === 0) groups.push([frame])
    else groups.at(-1)!.push(frame)
  return groups.map((group) => {
    const { atMs } = group[0]!
    const blocks = group.map(({ atMs: at, isKey, data }) => {
      const header = Buffer.alloc(4)
      header.writeUInt8(0x81, 0)
      header.writeInt16BE(at - atMs, 1)
      header.writeUInt8(isKey ? 0x80 : 0, 3)
      return element('a3', [header, data])
    })
    return { atMs, bytes: element('1f43b675', [integer('e7', atMs), ...blocks]) }
  })
}

function cuesOf(clusters: readonly Cluster[], first: number): Buffer {
  let position = first
  const points = clusters.map(({ atMs, bytes }) => {
    const place = element('b7', [integer('f7', 1), integer('f1', position)])
    position += bytes.length
    return element('bb', [integer('b3', atMs), place])
  })
  return element('1c53bb6b', points)
}

/** @param id as the format writes it, in hexadecimal */
function element(id: string, content: Uint8Array | readonly Uint8Array[]): Buffer {
  const body = content instanceof Uint8Array ? content : Buffer.concat(content)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n))
  return Buffer.concat([Buffer.from(id, 'hex'), size, body])
}

function integer(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return element(id, bytes)
}

function real(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}
