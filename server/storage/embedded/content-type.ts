import { StorageError } from './storage-error.ts'
import { UPLOADS_FOLDER, type StorageLimits } from './storage-limits.ts'

/** How many bytes of a file are enough to tell what it is. */
export const HEAD_BYTES = 64

const PICTURES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/heic']
const VIDEOS = ['video/mp4', 'video/quicktime', 'video/webm']
/** Types whose content must be what the name says. */
const CHECKED = new Set([...PICTURES, ...VIDEOS, 'application/pdf'])
/** Types a browser may show in a page of ours: none of them runs anything. */
const SHOWN = new Set([...PICTURES, ...VIDEOS])

const FTYP_BRANDS: [RegExp, string][] = [
  [/avif|avis/, 'image/avif'],
  [/heic|heix|heim|heis|hevc|mif1|msf1/, 'image/heic'],
  [/qt {2}/, 'video/quicktime'],
  [/isom|iso2|iso4|iso5|iso6|mp41|mp42|avc1|M4V |dash/, 'video/mp4'],
]

/** What the first bytes of a file say it is, or null. */
export function detectType(head: Buffer): string | null {
  const ascii = head.toString('latin1')
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg'
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^GIF8[79]a/.test(ascii)) return 'image/gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(ascii)) return 'image/webp'
  if (ascii.startsWith('%PDF-')) return 'application/pdf'
  if (ascii.startsWith('\x1aE\xdf\xa3')) return 'video/webm'
  if (ascii.slice(4, 8) === 'ftyp') {
    // the major brand decides; the compatible ones after it only when it says nothing
    const brands = [ascii.slice(8, 12), ascii.slice(16, 48)]
    for (const brand of brands) {
      const found = FTYP_BRANDS.find(([pattern]) => pattern.test(brand))
      if (found) return found[1]
    }
  }
  return null
}

/** The type without its parameters, in lower case; `image/jpg` is what some systems call a JPEG. */
export function bareType(contentType: string): string {
  const bare = contentType.split(';')[0]!.trim().toLowerCase()
  return bare === 'image/jpg' || bare === 'image/pjpeg' ? 'image/jpeg' : bare
}

/** Refuses (415) a picture, a video or a PDF that is something else inside. */
export function checkContent(contentType: string, detected: string | null): void {
  const declared = bareType(contentType)
  if (!CHECKED.has(declared) || declared === detected) return
  // what a phone calls MP4 is now and then a QuickTime file, and the other way round
  if (declared.startsWith('video/') && detected?.startsWith('video/')) return
  throw new StorageError(415, 'unsupportedMediaType', `The content is not ${declared}.`)
}

/** Whether a browser may show the file in place; everything else is a download, SVG and HTML first of all. */
export function mayShowInline(contentType: string, detected: string | null): boolean {
  const declared = bareType(contentType)
  return SHOWN.has(declared) && declared === detected
}

/** The most bytes a file may have, by where it goes and what it is said to be. */
export function sizeLimit(name: string, contentType: string, limits: StorageLimits): number {
  if (name.startsWith(UPLOADS_FOLDER)) return limits.uploadMaxBytes
  return bareType(contentType).startsWith('video/') ? limits.videoMaxBytes : limits.fileMaxBytes
}
