/** What a file is by its first bytes, whatever it is called: asked on the device before it is kept, and by the server. */

export type FileKind =
  | 'picture'
  | 'document'
  /** What iPhones keep pictures in: nothing but they can read it. */
  | 'heic'

/** How many bytes of a file tell what it is. */
export const KIND_HEAD_BYTES = 32

/** @returns undefined for whatever we do not take: SVG and HTML first of all */
export function kindOfFile(head: Uint8Array): FileKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, KIND_HEAD_BYTES))
  if (text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n\x1a\n') || /^GIF8[79]a/.test(text))
    return 'picture'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'picture'
  if (text.startsWith('%PDF-')) return 'document'
  if (text.slice(4, 8) !== 'ftyp') return undefined
  // The major brand decides; the compatible ones after it only when it says nothing.
  for (const brands of [text.slice(8, 12), text.slice(16)]) {
    if (/avif|avis/.test(brands)) return 'picture'
    if (/heic|heix|heim|heis|hevc|mif1|msf1/.test(brands)) return 'heic'
  }
  return undefined
}
