/** Makes the file of a vendor's copy. Loaded when somebody asks for one. */
import type { OwnFile } from '#contract/media/own-file.ts'
import { createZip, type ZipWriter } from '../../lib/zip/zip-writer.ts'
import { COPY_FILES_MAX_BYTES, pathFor } from '../../plan/copy/copied-files.ts'
import { type CopyAsked, VENDOR_COPY } from './vendor-copy-reads.ts'

const LETTER = `Questa è la copia di quello che hai su Lovoglio.

Ogni file .json è una parte: la pagina, le prenotazioni, le conversazioni con tutti i messaggi, le fatture e il resto. Si aprono con un
programma qualsiasi, anche con un editor di testo. Nella cartella «file» ci sono le foto, i film e i documenti che hai mandato.

Le fatture in PDF e in XML si scaricano una per una da «Fatture».
`

export interface VendorCopyWork extends CopyAsked {
  now: Date
  fetch: typeof fetch
  /** How many files of how many are in. */
  onProgress: (done: number, of: number) => void
}

export interface MadeVendorCopy {
  file: Blob
  name: string
  files: number
  /** Files that did not come, by their names. */
  absent: readonly string[]
}

/** @throws ApiError, NetworkError where a part cannot be read; AbortError */
export async function makeVendorCopy(work: VendorCopyWork): Promise<MadeVendorCopy> {
  const zip = createZip(work.now)
  const put = (path: string, text: string) => zip.add(path, new Blob([text]), 'text')
  let files: readonly OwnFile[] = []
  for (const [name, { read }] of Object.entries(VENDOR_COPY)) {
    const part = await read(work)
    if (name === 'file') files = part as readonly OwnFile[]
    await put(`${name}.json`, JSON.stringify(part, undefined, 2))
  }
  const absent: string[] = []
  for (const [at, file] of files.entries()) {
    work.signal.throwIfAborted()
    if (!(await putFile(zip, file, at + 1, work))) absent.push(file.name)
    work.onProgress(at + 1, files.length)
  }
  const missing = absent.map((name) => `\n- ${name}`).join('')
  await put('LEGGIMI.txt', `\uFEFF${LETTER}${missing && `\nNon sono arrivati:${missing}\n`}`)
  return {
    file: zip.close(),
    name: `lovoglio-copia-${work.now.toISOString().slice(0, 10)}.zip`,
    files: files.length - absent.length,
    absent,
  }
}

/** @returns whether it came */
async function putFile(
  zip: ZipWriter,
  { name, url }: OwnFile,
  number: number,
  { signal, fetch }: VendorCopyWork,
): Promise<boolean> {
  try {
    // Not to be kept by the worker: hundreds of them would drive out what is looked at.
    const response = await fetch(url, { signal, cache: 'no-store' })
    const content = response.ok ? await response.blob() : undefined
    if (!content || content.type.startsWith('text/html')) return false
    if (zip.bytes() + content.size > COPY_FILES_MAX_BYTES) return false
    await zip.add(pathFor({ folder: 'file', name }, number, content.type), content, 'packed')
    return true
  } catch {
    // No fault: it is said in the letter.
    signal.throwIfAborted()
    return false
  }
}
