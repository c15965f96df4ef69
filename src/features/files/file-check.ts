/** Looks at a chosen file before it is kept: what would be refused hours later, when the network is back, is refused now. */
import { DOCUMENT_MAX_BYTES, FILM_MAX_BYTES, PICTURE_MAX_BYTES } from '#contract/media/file-limits.ts'
import { KIND_HEAD_BYTES, kindOfFile } from '#contract/media/file-kind.ts'

export type CheckedFile =
  | { file: File; kind: 'picture' | 'document' | 'film'; width: number; height: number }
  /** Why not, for people. */
  | { file: File; refused: string }

const TEXTS = {
  heic: 'è in formato HEIC, che non sappiamo aprire: scegli «Più compatibile» nelle impostazioni della fotocamera, o salvala come JPEG',
  picture: 'non è una foto che sappiamo aprire: vanno bene JPEG, PNG, WebP, AVIF e GIF',
  document: 'non si può allegare: vanno bene foto e PDF',
  film: 'non è un video che sappiamo mostrare: vanno bene MP4 e WebM',
  largeFilm: 'è troppo grande: il massimo è 200 MB',
  large: 'è troppo grande: il massimo è 10 MB',
  empty: 'è vuoto',
  unreadable: 'non si lascia leggere: sceglilo di nuovo',
} as const

/** @param documents whether a PDF will do as well @param films whether it must be a film */
export async function checkFile(file: File, { documents = false, films = false } = {}): Promise<CheckedFile> {
  const no = (text: string) => ({ file, refused: `«${file.name}» ${text}.` })
  if (file.size === 0) return no(TEXTS.empty)
  let head: Uint8Array
  try {
    head = new Uint8Array(await file.slice(0, KIND_HEAD_BYTES).arrayBuffer())
  } catch {
    // No fault: the file went away, or may not be read.
    return no(TEXTS.unreadable)
  }
  const kind = kindOfFile(head)
  if (films) {
    if (kind !== 'film') return no(TEXTS.film)
    return file.size > FILM_MAX_BYTES ? no(TEXTS.largeFilm) : { file, kind, ...NO_SIZE }
  }
  if (kind === 'heic') return no(TEXTS.heic)
  if (!kind || kind === 'film' || (kind === 'document' && !documents))
    return no(documents ? TEXTS.document : TEXTS.picture)
  if (file.size > (kind === 'picture' ? PICTURE_MAX_BYTES : DOCUMENT_MAX_BYTES)) return no(TEXTS.large)
  return { file, kind, ...(kind === 'picture' ? await sizeOf(file) : NO_SIZE) }
}

const NO_SIZE = { width: 0, height: 0 }

/** How large it is when upright; the server says it again. A browser that cannot draw it may still send it. */
async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    // No fault: what the browser cannot draw is measured by the server.
    return NO_SIZE
  }
}
