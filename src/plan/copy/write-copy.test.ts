import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { CopyPart } from '#contract/plan/copy.ts'
import { NetworkError } from '../../api/api-error.ts'
import type { ApiClient } from '../../api/api-client.ts'
import type { SyncEngine } from '../../features/sync/sync-hub.ts'
import { openZip } from '../../lib/zip/zip-reader.ts'
import { bringFiles } from './restore-copy.ts'
import { readCopy } from './read-copy.ts'
import { type CopyWork, makeCopy } from './write-copy.ts'

const COUPLE = '0192f0a0-0000-7000-8000-000000000001'
const id = (last: number) => `0192f0a0-0000-7000-8000-0000000000${10 + last}`
const thing = (last: number, fields: object) => ({
  id: id(last),
  coupleId: COUPLE,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  version: 1,
  ...fields,
})
const picture = (last: number) => ({
  id: id(last),
  url: `/files/${'a'.repeat(30)}${last}-1600.webp`,
  width: 4,
  height: 3,
  alt: '',
  placeholder: '',
})
const PHOTO = thing(1, {
  fileId: id(2),
  albumId: id(3),
  caption: 'Noi due',
  onWebsite: false,
  position: 'a',
  picture: picture(2),
})
const TASK = thing(4, {
  title: '=HYPERLINK("x")',
  notes: '',
  category: 'fiori',
  dueDate: null,
  done: false,
  doneAt: null,
  assignee: 'one',
  vendorId: null,
  position: 'a',
  fromTemplate: null,
})
const PAPER = {
  id: id(6),
  kind: 'document',
  name: 'Contratto firmato.pdf',
  url: `/files/${'b'.repeat(36)}.pdf`,
  bytes: 4,
}
const PARTS: Partial<Record<CopyPart, object[]>> = {
  couple: [
    { id: COUPLE, version: 1, partners: [{ firstName: 'Anna' }, { firstName: 'Marco' }], photo: null },
  ],
  task: [TASK],
  galleryAlbum: [thing(3, { title: 'La promessa, a Siena', position: 'a' })],
  galleryPicture: [PHOTO],
  favorite: [
    thing(7, { vendorId: id(8), status: 'saved', note: '', vendor: { id: id(8), cover: picture(9) } }),
  ],
  message: [thing(5, { text: 'Ecco', files: [PAPER] })],
}
const JPEG = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3])], { type: 'image/jpeg' })
const PDF = new Blob(['%PDF-1.7'], { type: 'application/pdf' })

/** A server that has these parts, a page of one thing at a time. */
const server = ((_: string, { query }: { query: { part: CopyPart; after?: string } }) => {
  const all = (PARTS[query.part] ?? []) as { id: string }[]
  const from = query.after ? all.findIndex((one) => one.id === query.after) + 1 : 0
  const items = all.slice(from, from + 1)
  return Promise.resolve({ items, next: from + 1 < all.length ? items[0]!.id : null })
}) as unknown as ApiClient
const nobody = (() => Promise.reject(new NetworkError('off'))) as ApiClient

interface Kept {
  id: string
  name: string
  kind: 'picture'
  alt: string
  state: string
  blob: Blob
}
function engineWith(uploads: Kept[], added: unknown[] = []): SyncEngine {
  const uploader = {
    list: () => uploads,
    blob: async (one: string) => uploads.find((upload) => upload.id === one)?.blob,
    add: async (files: unknown[]) => void added.push(...files),
  }
  const backup = {
    format: 'lovoglio-outbox',
    formatVersion: 1,
    exportedAt: '2026-11-21T10:00:00.000Z',
    commands: [],
  }
  return {
    outbox: { exportPending: () => backup },
    uploads: { open: async () => uploader, now: () => uploader },
  } as unknown as SyncEngine
}
const files = (url: string) => (url.endsWith('.pdf') ? PDF : JPEG)
const work = (more: Partial<CopyWork> = {}): CopyWork => ({
  engine: engineWith([]),
  api: server,
  cache: new QueryClient(),
  accountId: COUPLE,
  online: true,
  now: new Date('2026-11-24T10:00:00.000Z'),
  signal: new AbortController().signal,
  fetch: (async (url: string) =>
    new Response(files(url), { headers: { 'Content-Type': files(url).type } })) as never,
  onProgress: () => undefined,
  ...more,
})
const textsOf = async (zip: Blob) =>
  Object.fromEntries(
    await Promise.all(
      (await openZip(zip)).map(
        async (file) => [file.path, await (await file.read(1_000_000)).text()] as const,
      ),
    ),
  )

test('a copy has all that the server has, its pictures and papers as files, and reads itself again', async () => {
  const progress: number[][] = []
  const made = await makeCopy(work({ onProgress: (...how) => progress.push(how) }))
  expect(made.name).toBe('lovoglio-copia-2026-11-24.zip')
  const texts = await textsOf(made.file)
  expect(Object.keys(texts).toSorted()).toEqual([
    'LEGGIMI.txt',
    'attivita.csv',
    'budget.csv',
    'copia.json',
    'foto/la-promessa-a-siena/0001-noi-due.jpg',
    'invitati.csv',
    'messaggi/0002-contratto-firmato.pdf',
  ])
  expect(progress.at(-1)).toEqual([2, 2])
  const { copy, read } = await readCopy(made.file, COUPLE)
  expect(copy.parts).toMatchObject(PARTS)
  expect([copy.fromDevice, copy.incomplete, copy.absent]).toEqual([[], [], []])
  // A vendor's own pictures are not the couple's.
  expect(copy.files.map((file) => file.id)).toEqual([id(2), id(6)])
  expect(await read(copy.files[0]!.path, 100)).toMatchObject({ size: JPEG.size })
})

test('what a spreadsheet would run is text in the tables', async () => {
  const { 'attivita.csv': table } = await textsOf((await makeCopy(work())).file)
  expect(table).toContain(`"'=HYPERLINK(""x"")"`)
  expect(table).toContain('Anna')
})

test('without a network a copy has what the device has, and says in words what it has not', async () => {
  const cache = new QueryClient()
  cache.setQueryData(['gallery', 'pictures'], [PHOTO])
  cache.setQueryData(['messages', 'conversations'], [{}, {}])
  cache.setQueryData(['messages', 'thread', 'v'], { messages: PARTS.message, more: false })
  const off = async () => Promise.reject(new TypeError('off'))
  const { copy, file } = await makeCopy(work({ api: nobody, cache, online: false, fetch: off as never }))
  expect(Object.keys(copy.parts)).toEqual(['galleryPicture', 'conversation', 'message'])
  expect(copy.incomplete).toContain('task')
  // Of two conversations one was never opened here.
  expect(copy.incomplete).toContain('message')
  expect(copy.absent.map(({ name }) => name)).toEqual(['Noi due', 'Contratto firmato.pdf'])
  const { 'LEGGIMI.txt': letter } = await textsOf(file)
  expect(letter).toContain('le attività')
  expect(letter).toContain('- Noi due')
  expect(letter).toContain('- Contratto firmato.pdf')
})

test('a picture that only this device has is in the copy, as it was chosen', async () => {
  const own: Kept = { id: id(2), name: 'IMG_1.jpg', kind: 'picture', alt: '', state: 'done', blob: JPEG }
  const off = async () => Promise.reject(new TypeError('off'))
  const { copy } = await makeCopy(work({ fetch: off as never, engine: engineWith([own]) }))
  expect(copy.files.map((file) => file.id)).toEqual([id(2)])
})

test('a file that waits to be sent goes along, and comes back before the edits that name it', async () => {
  const waits: Kept = {
    id: id(9),
    name: 'IMG_2.jpg',
    kind: 'picture',
    alt: 'Il mare',
    state: 'waiting',
    blob: JPEG,
  }
  const made = await makeCopy(work({ engine: engineWith([waits]) }))
  const opened = await readCopy(made.file, COUPLE)
  expect(opened.copy.waiting).toMatchObject([{ id: id(9), path: 'in-attesa/0001-img-2.jpg' }])
  const added: object[] = []
  const back = { name: 'Noi due', submission: {} as never, fileId: id(2) }
  expect(await bringFiles(engineWith([], added), opened, [back], true)).toBe(0)
  expect(added).toMatchObject([
    { id: id(9), alt: 'Il mare', kind: 'picture' },
    { id: id(2), name: 'Noi due', kind: 'picture' },
  ])
})

test('a file of a copy that is no picture, or not there, is counted and not sent', async () => {
  const html = new Response('<html>', { headers: { 'Content-Type': 'image/jpeg' } })
  const made = await makeCopy(work({ fetch: (async () => html.clone()) as never }))
  const opened = await readCopy(made.file, COUPLE)
  const added: object[] = []
  const back = (last: number) => ({ name: '', submission: {} as never, fileId: id(last) })
  expect(await bringFiles(engineWith([], added), opened, [back(2), back(5)], false)).toBe(2)
  expect(added).toEqual([])
})

test('what a portal answers in the place of a picture is no picture', async () => {
  const portal = async () => new Response('Accedi al Wi-Fi', { headers: { 'Content-Type': 'text/html' } })
  const { copy } = await makeCopy(work({ fetch: portal as never }))
  expect(copy.files).toEqual([])
  expect(copy.absent).toHaveLength(2)
})

test('a copy that is called off leaves no file', async () => {
  const abort = new AbortController()
  const fetch = (async () => {
    abort.abort()
    throw new DOMException('', 'AbortError')
  }) as never
  await expect(makeCopy(work({ signal: abort.signal, fetch }))).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  )
})
