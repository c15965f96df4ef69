/** The files of a couple: found in its things wherever they stand, so that a new kind's are in the copy too. Pure. */
import { COPY_PARTS, type CopyPart } from '#contract/plan/copy.ts'
import { searchable } from '../../lib/text.ts'
import type { CopyParts, Thing } from './copy-format.ts'

/** The most bytes of files in one copy: a ZIP ends at four gigabytes, and what an account may keep is half of that. */
export const COPY_FILES_MAX_BYTES = 3 * 1024 ** 3

export interface FoundFile {
  id: string
  part: CopyPart
  kind: 'picture' | 'document'
  /** As people know it; empty where it has no name. */
  name: string
  /** Where its folder is within the ZIP. */
  folder: string
  url: string
}

/** Files that somebody sent; what is drawn for the product is nobody's. */
const SENT = /^\/(files|media\/p)\/[\w-]+\.(avif|webp|pdf)$/
/** A vendor's card has the vendor's pictures. */
const OF_OTHERS = new Set(['vendor'])

const FOLDERS: Partial<Record<CopyPart, string>> = {
  message: 'messaggi',
  booking: 'preventivi',
  ownReview: 'recensioni',
  assistanceRequest: 'assistenza',
}

/** Each once, by where it is shown first. */
export function filesIn(parts: CopyParts): FoundFile[] {
  const found = new Map<string, FoundFile>()
  const albums = new Map((parts.galleryAlbum ?? []).map(({ id, title }) => [id, String(title)]))
  for (const part of COPY_PARTS)
    for (const thing of parts[part] ?? []) {
      const folder = FOLDERS[part] ?? `foto/${slugOf(albums.get(String(thing.albumId)) ?? '') || 'altre'}`
      const name = String(thing.caption ?? '')
      for (const file of within(thing))
        if (!found.has(file.id)) found.set(file.id, { ...file, name: name || file.name, part, folder })
    }
  return [...found.values()]
}

function within(value: unknown): Pick<FoundFile, 'id' | 'kind' | 'name' | 'url'>[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(within)
  const { id, url, alt, name } = value as Partial<Record<string, unknown>>
  if (typeof id === 'string' && typeof url === 'string' && SENT.test(url)) {
    const kind = url.endsWith('.pdf') ? 'document' : 'picture'
    return [{ id, url, kind, name: String(name ?? alt ?? '') }]
  }
  return Object.entries(value).flatMap(([key, inner]) => (OF_OTHERS.has(key) ? [] : within(inner)))
}

const NAME_MAX = 50

/** Letters and digits that every system takes in a name. */
const slugOf = (text: string): string =>
  searchable(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX)
    .replace(/^-|-$/g, '')

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** @param number its place, which keeps names apart. @param type MIME */
export function pathFor({ folder, name }: { folder: string; name: string }, number: number, type: string) {
  const words = slugOf(name.replace(/\.\w{2,4}$/, ''))
  const place = String(number).padStart(4, '0')
  return `${folder}/${place}${words && `-${words}`}.${ENDINGS[type] ?? 'bin'}`
}

/** Whatever waits: it may have no thing yet that names it. */
export const waitingFolder = 'in-attesa'

export const thingsOf = (value: unknown): Thing[] =>
  value === null || value === undefined ? [] : ([value].flat() as Thing[])
