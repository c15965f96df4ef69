/** What a file is by its first bytes, whatever it is called: asked on the device before it is kept, and by the server. */

export type FileKind =
  | 'picture'
  | 'document'
  | 'film'
  /** What iPhones keep pictures in: nothing but they can read it. */
  | 'heic'

/** How many bytes of a file tell what it is. */
export const KIND_HEAD_BYTES = 64

/** @returns undefined for whatever we do not take: SVG and HTML first of all */
export function kindOfFile(head: Uint8Array): FileKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, KIND_HEAD_BYTES))
  if (text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n\x1a\n') || /^GIF8[79]a/.test(text))
    return 'picture'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'picture'
  if (text.startsWith('%PDF-')) return 'document'
  if (containerOf(head)) return 'film'
  if (text.slice(4, 8) !== 'ftyp') return undefined
  // The major brand decides; the compatible ones after it only when it says nothing.
  for (const brands of [text.slice(8, 12), text.slice(16)]) {
    if (/avif|avis/.test(brands)) return 'picture'
    if (/heic|heix|heim|heis|hevc|mif1|msf1/.test(brands)) return 'heic'
  }
  return undefined
}

/** What a film is kept in: what every browser of today plays, and no other. */
export type FilmContainer = 'mp4' | 'webm'

/** @returns undefined for what is no film, and for what few can play (QuickTime, Matroska, AVI) */
export function containerOf(head: Uint8Array): FilmContainer | undefined {
  const text = String.fromCharCode(...head.subarray(0, KIND_HEAD_BYTES))
  if (text.startsWith('\x1aE\xdf\xa3')) return text.includes('webm') ? 'webm' : undefined
  const isMp4 =
    text.slice(4, 8) === 'ftyp' && /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|dash|MSNV)/.test(text.slice(8, 12))
  return isMp4 ? 'mp4' : undefined
}
