import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile, mkdir } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import { connectAuthEmulator, createUserWithEmailAndPassword, getAuth, type User } from 'firebase/auth'
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
  type FirebaseStorage,
  type UploadTask,
} from 'firebase/storage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  registerEmbeddedIdentity,
  type EmbeddedIdentity,
} from '#server/identity/embedded/embedded-identity.ts'
import { createFolderStorage } from '#server/platform/files/folder-storage.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import {
  registerEmbeddedStorage,
  type EmbeddedStorage,
  type EmbeddedStorageDeps,
} from './embedded-storage.ts'
import { CHUNK_MAX_BYTES } from './storage-limits.ts'

const MIB = 1024 * 1024
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(2000)])
const PDF = Buffer.from('%PDF-1.7\n%fine\n')

type Served = { app: FastifyInstance; identity: EmbeddedIdentity; files: EmbeddedStorage; origin: string }
type Person = { app: FirebaseApp; user: User; storage: FirebaseStorage; folder: string }

let database: TestDatabase
let filesDir: string
let server: Served
let people: FirebaseApp[]
let giulia: Person

/** Days the server's clock is ahead of the real one. */
let aheadDays = 0
const clock = () => new Date(Date.now() + aheadDays * 24 * 60 * 60 * 1000)

beforeEach(async () => {
  aheadDays = 0
  people = []
  database = await createTestDatabase()
  filesDir = await mkdtemp(join(tmpdir(), 'lovoglio-files-'))
  server = await serve()
  giulia = await person('giulia@example.it')
})

afterEach(async () => {
  await Promise.all(people.map((app) => deleteApp(app)))
  await server.app.close()
  await database.close()
  await rm(filesDir, { recursive: true, force: true })
})

async function serve(deps: Partial<EmbeddedStorageDeps> = {}, port = 0): Promise<Served> {
  const app = Fastify({ forceCloseConnections: true })
  const identity = await registerEmbeddedIdentity(app, {
    pool: database.pool,
    keySecret: 'a secret of the tests',
    publicUrl: () => 'https://lovoglio.test',
    projectId: 'lovoglio',
    testApi: false,
    scryptCost: { logN: 10, r: 8, p: 1 },
  })
  const { verifyIdToken } = identity
  const files = await registerEmbeddedStorage(app, {
    pool: database.pool,
    contents: createFolderStorage(filesDir),
    verifyIdToken,
    clock,
    ...deps,
  })
  const origin = await app.listen({ port, host: '127.0.0.1' })
  return { app, identity, files, origin }
}

async function restart(deps: Partial<EmbeddedStorageDeps> = {}) {
  const port = Number(new URL(server.origin).port)
  await server.app.close()
  server = await serve(deps, port)
}

async function person(email: string): Promise<Person> {
  const app = initializeApp({ apiKey: 'k', projectId: 'any', storageBucket: 'any.appspot.com' }, email)
  people.push(app)
  const auth = getAuth(app)
  connectAuthEmulator(auth, server.origin, { disableWarnings: true })
  const { user } = await createUserWithEmailAndPassword(auth, email, 'rose-e-peonie')
  return { app, user, storage: storageOf(app), folder: `couples/${user.uid}` }
}

function storageOf(app: FirebaseApp): FirebaseStorage {
  const storage = getStorage(app)
  connectStorageEmulator(storage, '127.0.0.1', Number(new URL(server.origin).port))
  storage.maxOperationRetryTime = 3_000
  return storage
}

const code = (promise: Promise<unknown> | UploadTask) =>
  promise.then(
    () => 'no error',
    (error: { code?: string }) => error.code,
  )

/** Waits until the task has sent at least so many bytes. */
function sentAtLeast(task: UploadTask, bytes: number): Promise<void> {
  return new Promise((resolve, reject) => {
    task.on('state_changed', (snapshot) => snapshot.bytesTransferred >= bytes && resolve(), reject)
  })
}

function stateOf(task: UploadTask, state: string): Promise<void> {
  return new Promise((resolve) => {
    task.on(
      'state_changed',
      (snapshot) => snapshot.state === state && resolve(),
      () => {},
    )
  })
}

async function onDisk(): Promise<string[]> {
  const found = await readdir(filesDir, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

const objectUrl = (name: string, query = '') =>
  `${server.origin}/v0/b/any.appspot.com/o/${encodeURIComponent(name)}${query}`

describe('a file', () => {
  test('is uploaded in one request and read back with its metadata', async () => {
    const file = ref(giulia.storage, `${giulia.folder}/foto/luna di miele.png`)
    const { metadata } = await uploadBytes(file, PNG, {
      contentType: 'image/png',
      cacheControl: 'private, max-age=60',
      customMetadata: { didascalia: 'Capri, città di mare' },
    })
    expect(metadata).toMatchObject({ size: PNG.length, contentType: 'image/png', fullPath: file.fullPath })
    expect(Buffer.from(await getBytes(file))).toEqual(PNG)
    const read = await getMetadata(file)
    expect(read).toMatchObject({
      name: 'luna di miele.png',
      customMetadata: { didascalia: 'Capri, città di mare' },
    })
    expect(read.cacheControl).toBe('private, max-age=60')
    expect(await onDisk()).toHaveLength(1)
  })

  test('may be empty, or end in what looks like the end of the body', async () => {
    for (const content of ['', '\r\n', '\r\n--', 'a\r\n--1234--\r\n']) {
      const file = ref(giulia.storage, `${giulia.folder}/nota.txt`)
      await uploadString(file, content)
      expect(Buffer.from(await getBytes(file)).toString()).toBe(content)
    }
    expect(await onDisk()).toHaveLength(1)
  })

  test('of some megabytes goes in one request as well', async () => {
    const content = randomBytes(3 * MIB)
    const file = ref(giulia.storage, `${giulia.folder}/grande.bin`)
    await uploadBytes(file, content)
    expect(Buffer.compare(Buffer.from(await getBytes(file)), content)).toBe(0)
  })

  test('with a very long name is taken, and one whose name is no name is refused', async () => {
    const file = ref(giulia.storage, `${giulia.folder}/${'à'.repeat(400)}`)
    await uploadBytes(file, PNG)
    expect((await getMetadata(file)).size).toBe(PNG.length)
    const put = async (name: string) => {
      const response = await fetch(`${server.origin}/v0/b/any/o?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: {
          authorization: `Firebase ${await giulia.user.getIdToken()}`,
          'content-type': 'text/plain',
        },
        body: 'x',
      })
      return response.status
    }
    for (const bad of ['../../etc/passwd', 'a//b', './b', 'a\u0000b', 'x/', 'n'.repeat(1100)]) {
      expect(await put(`${giulia.folder}/${bad}`), bad).toBe(400)
    }
    expect(await put(`${giulia.folder}/fine`)).toBe(200)
  })

  test('is replaced by another of its name, which gets new links', async () => {
    const file = ref(giulia.storage, `${giulia.folder}/a.png`)
    await uploadBytes(file, PNG, { contentType: 'image/png' })
    const link = await getDownloadURL(file)
    await uploadBytes(file, PDF, { contentType: 'application/pdf' })
    expect(Buffer.from(await getBytes(file))).toEqual(PDF)
    expect(await getDownloadURL(file)).not.toBe(link)
    expect((await fetch(link)).status).toBe(404)
    expect(await onDisk()).toHaveLength(1)
  })

  test('has metadata that its owner changes and takes away', async () => {
    const file = ref(giulia.storage, `${giulia.folder}/a.png`)
    await uploadBytes(file, PNG, { contentType: 'image/png', customMetadata: { a: '1', b: '2' } })
    await updateMetadata(file, { contentLanguage: 'it', customMetadata: { a: '3', c: '4' } })
    const read = await getMetadata(file)
    expect(read.customMetadata).toEqual({ a: '3', b: '2', c: '4' })
    expect(read).toMatchObject({ contentLanguage: 'it', contentType: 'image/png', metageneration: '2' })
  })

  test('is deleted from the list and from the disk', async () => {
    const file = ref(giulia.storage, `${giulia.folder}/a.png`)
    await uploadBytes(file, PNG)
    const link = await getDownloadURL(file)
    await deleteObject(file)
    expect(await code(getMetadata(file))).toBe('storage/object-not-found')
    expect(await code(deleteObject(file))).toBe('storage/object-not-found')
    expect((await fetch(link)).status).toBe(404)
    expect(await onDisk()).toEqual([])
  })

  test('is still there after the server has been started again', async () => {
    const file = ref(giulia.storage, `${giulia.folder}/a.png`)
    await uploadBytes(file, PNG)
    const link = await getDownloadURL(file)
    await restart()
    expect(Buffer.from(await getBytes(file))).toEqual(PNG)
    expect(Buffer.from(await (await fetch(link)).arrayBuffer())).toEqual(PNG)
  })
})

describe('a download', () => {
  test('is open to whoever holds the link, and to nobody with a wrong one', async () => {
    const file = ref(giulia.storage, `${giulia.folder}/a.png`)
    await uploadBytes(file, PNG, { contentType: 'image/png' })
    const link = await getDownloadURL(file)
    const response = await fetch(link)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('content-disposition')).toMatch(/^inline/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect((await fetch(link.replace(/token=.*/, 'token=wrong'))).status).toBe(404)
    expect((await fetch(link.replace(/&token=.*/, ''))).status).toBe(403)
    expect((await fetch(link, { headers: { 'if-none-match': response.headers.get('etag')! } })).status).toBe(
      304,
    )
    const head = await fetch(link, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(PNG.length))
  })

  test('has links that the owner can take back', async () => {
    const file = ref(giulia.storage, `${giulia.folder}/a.png`)
    await uploadBytes(file, PNG)
    const link = await getDownloadURL(file)
    const token = new URL(link).searchParams.get('token')!
    const response = await fetch(objectUrl(file.fullPath, `?delete_token=${token}`), {
      method: 'POST',
      headers: { authorization: `Firebase ${await giulia.user.getIdToken()}` },
    })
    expect(response.status).toBe(200)
    expect((await fetch(link)).status).toBe(404)
    expect((await fetch(await getDownloadURL(file))).status).toBe(200)
  })

  test('answers ranges', async () => {
    const file = ref(giulia.storage, `${giulia.folder}/a.png`)
    await uploadBytes(file, PNG)
    const link = await getDownloadURL(file)
    const range = async (header: string) => {
      const response = await fetch(link, { headers: { range: header } })
      const content = Buffer.from(await response.arrayBuffer())
      return { status: response.status, range: response.headers.get('content-range'), content }
    }
    const size = PNG.length
    expect(await range('bytes=10-19')).toEqual({
      status: 206,
      range: `bytes 10-19/${size}`,
      content: PNG.subarray(10, 20),
    })
    expect((await range('bytes=2000-')).content).toEqual(PNG.subarray(2000))
    expect((await range('bytes=-5')).content).toEqual(PNG.subarray(-5))
    expect((await range('bytes=0-999999')).content).toEqual(PNG)
    expect(await range('bytes=99999-')).toMatchObject({ status: 416, range: `bytes */${size}` })
    expect((await getBytes(file, 99)).byteLength).toBe(99)
  })

  test('of what could run in a page is never shown in place', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const contentType of [
      'image/svg+xml',
      'text/html',
      'application/xhtml+xml',
      'text/xml',
      'application/pdf',
    ]) {
      const file = ref(giulia.storage, `${giulia.folder}/pagina "a".html`)
      await uploadString(file, contentType === 'application/pdf' ? PDF.toString() : svg, 'raw', {
        contentType,
        contentDisposition: 'inline',
      })
      const response = await fetch(await getDownloadURL(file))
      expect(response.headers.get('content-disposition'), contentType).toMatch(/^attachment; filename\*=/)
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

describe('the type of a file', () => {
  test('is what its content says, for pictures and PDF', async () => {
    const put = (content: string | Buffer, contentType: string) =>
      uploadBytes(ref(giulia.storage, `${giulia.folder}/x`), Buffer.from(content), { contentType })
    expect(await code(put('<svg/>', 'image/png'))).toBe('storage/unknown')
    await expect(put('<html>', 'image/jpeg')).rejects.toMatchObject({ status: 415 })
    await expect(put('<html>', 'application/pdf')).rejects.toMatchObject({ status: 415 })
    await expect(put(PNG, 'image/jpeg')).rejects.toMatchObject({ status: 415 })
    expect(await onDisk()).toEqual([])
    await put(PNG, 'image/png')
    await put(PDF, 'application/pdf')
  })

  test('cannot become a picture afterwards', async () => {
    const file = ref(giulia.storage, `${giulia.folder}/x`)
    await uploadString(file, '<script>', 'raw', { contentType: 'text/plain' })
    await expect(updateMetadata(file, { contentType: 'image/png' })).rejects.toMatchObject({ status: 415 })
    expect((await getMetadata(file)).contentType).toBe('text/plain')
  })
})

describe('a resumable upload', () => {
  test('arrives in chunks and is the same file', async () => {
    const content = randomBytes(2 * MIB + 12_345)
    const file = ref(giulia.storage, `${giulia.folder}/video.bin`)
    const seen: number[] = []
    const task = uploadBytesResumable(file, content)
    task.on('state_changed', (snapshot) => seen.push(snapshot.bytesTransferred))
    const { metadata } = await task
    expect(metadata.size).toBe(content.length)
    expect(new Set(seen).size).toBeGreaterThan(3)
    expect(Buffer.compare(Buffer.from(await getBytes(file)), content)).toBe(0)
    expect(await onDisk()).toHaveLength(1)
  })

  test('is paused and resumed', async () => {
    const content = randomBytes(4 * MIB)
    const file = ref(giulia.storage, `${giulia.folder}/video.bin`)
    const task = uploadBytesResumable(file, content)
    await sentAtLeast(task, 256 * 1024)
    const paused = stateOf(task, 'paused')
    expect(task.pause()).toBe(true)
    await paused
    const at = task.snapshot.bytesTransferred
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(task.snapshot.bytesTransferred).toBe(at)
    expect(await code(getMetadata(file))).toBe('storage/object-not-found')
    expect(task.resume()).toBe(true)
    await task
    expect(Buffer.compare(Buffer.from(await getBytes(file)), content)).toBe(0)
  })

  test('is cancelled, and there is no file', async () => {
    const file = ref(giulia.storage, `${giulia.folder}/video.bin`)
    const task = uploadBytesResumable(file, randomBytes(4 * MIB))
    await sentAtLeast(task, 256 * 1024)
    expect(task.cancel()).toBe(true)
    expect(await code(task)).toBe('storage/canceled')
    expect(await code(getMetadata(file))).toBe('storage/object-not-found')
  })

  test('goes on after the server was started again in the middle', async () => {
    const content = randomBytes(4 * MIB)
    const file = ref(giulia.storage, `${giulia.folder}/video.bin`)
    const task = uploadBytesResumable(file, content)
    await sentAtLeast(task, 256 * 1024)
    task.pause()
    await restart()
    task.resume()
    await task
    expect(Buffer.compare(Buffer.from(await getBytes(file)), content)).toBe(0)
  })

  test('keeps what had arrived of a chunk that was cut off', async () => {
    const upload = await startUpload('a.bin', 600_000)
    const content = randomBytes(600_000)
    const abort = new AbortController()
    const half = new ReadableStream({
      start: (controller) => controller.enqueue(content.subarray(0, 300_000)),
    })
    const cut = fetch(upload.url, {
      method: 'POST',
      headers: {
        ...upload.headers,
        'x-goog-upload-command': 'upload, finalize',
        'x-goog-upload-offset': '0',
      },
      body: half,
      duplex: 'half',
      signal: abort.signal,
    } as RequestInit)
    await new Promise((resolve) => setTimeout(resolve, 150))
    abort.abort()
    await expect(cut).rejects.toThrow()
    const query = await upload.send('query')
    const received = Number(query.headers.get('x-goog-upload-size-received'))
    expect(received).toBe(300_000)
    const done = await upload.send('upload, finalize', content.subarray(received), received)
    expect(done.headers.get('x-goog-upload-status')).toBe('final')
    const read = await getBytes(ref(giulia.storage, `${giulia.folder}/a.bin`))
    expect(Buffer.compare(Buffer.from(read), content)).toBe(0)
  })

  test('refuses a chunk at the wrong place, more than was announced, or too much at once', async () => {
    const upload = await startUpload('a.bin', 600_000)
    const wrong = await upload.send('upload', Buffer.alloc(10), 100)
    expect(wrong.status).toBe(400)
    expect(wrong.headers.get('x-goog-upload-size-received')).toBe('0')
    expect((await upload.send('upload', Buffer.alloc(600_001), 0)).status).toBe(400)
    expect((await upload.send('upload, finalize', Buffer.alloc(1000), 0)).status).toBe(400)
    const big = await startUpload('b.bin', 40 * MIB)
    expect((await big.send('upload', Buffer.alloc(CHUNK_MAX_BYTES + 1), 0)).status).toBe(413)
  })

  test('gives the same answer to a last chunk whose answer was lost', async () => {
    const upload = await startUpload('a.bin', 1000)
    const first = await upload.send('upload, finalize', Buffer.alloc(1000), 0)
    const body = (await first.json()) as { generation: string }
    const query = await upload.send('query')
    expect(query.headers.get('x-goog-upload-status')).toBe('final')
    const again = await upload.send('upload, finalize', Buffer.alloc(1000), 0)
    expect(await again.json()).toEqual(body)
  })

  test('begins again when a crash took away what had arrived', async () => {
    const upload = await startUpload('a.bin', 1000)
    await upload.send('upload', Buffer.alloc(1000), 0)
    await rm(join(filesDir, 'uploads'), { recursive: true })
    await mkdir(join(filesDir, 'uploads'))
    expect((await upload.send('finalize')).status).toBe(500)
    expect((await upload.send('query')).headers.get('x-goog-upload-size-received')).toBe('0')
    expect((await upload.send('upload, finalize', Buffer.alloc(1000), 0)).status).toBe(200)
  })

  test('can be cancelled by its command, and then goes no further', async () => {
    const upload = await startUpload('a.bin', 1000)
    expect((await upload.send('cancel')).headers.get('x-goog-upload-status')).toBe('cancelled')
    expect((await upload.send('upload, finalize', Buffer.alloc(1000), 0)).status).toBe(410)
    expect(await onDisk()).toEqual([])
  })

  test('belongs to who began it', async () => {
    const upload = await startUpload('a.bin', 1000)
    const marco = await person('marco@example.it')
    const headers = {
      authorization: `Firebase ${await marco.user.getIdToken()}`,
      'x-goog-upload-command': 'query',
    }
    expect((await fetch(upload.url, { method: 'POST', headers })).status).toBe(404)
    expect(
      (await fetch(upload.url, { method: 'POST', headers: { 'x-goog-upload-command': 'query' } })).status,
    ).toBe(403)
  })

  test('is forgotten after a week, with what had arrived of it', async () => {
    const upload = await startUpload('a.bin', 600_000)
    await upload.send('upload', Buffer.alloc(262_144), 0)
    expect(await onDisk()).toHaveLength(1)
    aheadDays = 8
    expect((await upload.send('query')).status).toBe(404)
    await server.files.sweep()
    expect(await onDisk()).toEqual([])
  })

  test('shows its headers to a page of another origin', async () => {
    const asked = await fetch(`${server.origin}/v0/b/any/o?name=x`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-headers': 'x-goog-upload-command' },
    })
    expect(asked.headers.get('access-control-allow-origin')).toBe('*')
    expect(asked.headers.get('access-control-allow-headers')).toBe('x-goog-upload-command')
    const upload = await startUpload('a.bin', 10)
    const query = await upload.send('query')
    expect(query.headers.get('access-control-expose-headers')).toContain('x-goog-upload-status')
  })
})

async function startUpload(name: string, size: number) {
  const authorization = `Firebase ${await giulia.user.getIdToken()}`
  const response = await fetch(
    `${server.origin}/v0/b/any.appspot.com/o?name=${encodeURIComponent(`${giulia.folder}/${name}`)}`,
    {
      method: 'POST',
      headers: {
        authorization,
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-length': String(size),
        'content-type': 'application/json; charset=utf-8',
      },
      body: '{"contentType":"application/octet-stream"}',
    },
  )
  const url = response.headers.get('x-goog-upload-url')!
  const headers = { authorization }
  return {
    url,
    headers,
    send: (command: string, body?: Buffer, offset?: number) =>
      fetch(url, {
        method: 'POST',
        headers: {
          ...headers,
          'x-goog-upload-command': command,
          ...(offset === undefined ? {} : { 'x-goog-upload-offset': String(offset) }),
        },
        ...(body === undefined ? {} : { body }),
      } as RequestInit),
  }
}

describe('a folder', () => {
  test('is listed with its folders, page by page', async () => {
    for (const name of ['b.txt', 'a/1.txt', 'a/2.txt', 'a-b/3.txt', 'c.txt', 'd/e/4.txt']) {
      await uploadString(ref(giulia.storage, `${giulia.folder}/${name}`), name)
    }
    const folder = ref(giulia.storage, giulia.folder)
    const all = await listAll(folder)
    expect(all.items.map((item) => item.name)).toEqual(['b.txt', 'c.txt'])
    expect(all.prefixes.map((prefix) => prefix.name)).toEqual(['a-b', 'a', 'd'])
    expect((await listAll(ref(folder, 'a'))).items.map((item) => item.name)).toEqual(['1.txt', '2.txt'])

    const names: string[] = []
    let pageToken: string | undefined
    do {
      const page = await list(folder, { maxResults: 2, ...(pageToken === undefined ? {} : { pageToken }) })
      names.push(...[...page.prefixes, ...page.items].map((item) => item.name))
      pageToken = page.nextPageToken
    } while (pageToken !== undefined)
    expect(names).toEqual(['a-b', 'a', 'b.txt', 'c.txt', 'd'])
  })
})

describe('the rules', () => {
  test('let nobody but the owner write, read, list, change or delete', async () => {
    const mine = `${giulia.folder}/a.png`
    await uploadBytes(ref(giulia.storage, mine), PNG)
    const marco = await person('marco@example.it')
    const theirs = ref(marco.storage, mine)
    expect(await code(uploadBytes(theirs, PNG))).toBe('storage/unauthorized')
    expect(await code(uploadBytesResumable(theirs, randomBytes(300_000)))).toBe('storage/unauthorized')
    expect(await code(getBytes(theirs))).toBe('storage/unauthorized')
    expect(await code(getMetadata(theirs))).toBe('storage/unauthorized')
    expect(await code(getDownloadURL(theirs))).toBe('storage/unauthorized')
    expect(await code(updateMetadata(theirs, { contentLanguage: 'it' }))).toBe('storage/unauthorized')
    expect(await code(deleteObject(theirs))).toBe('storage/unauthorized')
    expect(await code(listAll(ref(marco.storage, giulia.folder)))).toBe('storage/unauthorized')
    expect(await code(getMetadata(ref(marco.storage, `${giulia.folder}/not-there`)))).toBe(
      'storage/unauthorized',
    )
    expect(Buffer.from(await getBytes(ref(giulia.storage, mine)))).toEqual(PNG)
  })

  test('let nobody in who has not signed in', async () => {
    const visitor = initializeApp(
      { apiKey: 'k', projectId: 'any', storageBucket: 'any.appspot.com' },
      'visitor',
    )
    people.push(visitor)
    const storage = storageOf(visitor)
    expect(await code(uploadString(ref(storage, `${giulia.folder}/a`), 'a'))).toBe('storage/unauthorized')
    expect(await code(uploadString(ref(storage, 'public/a'), 'a'))).toBe('storage/unauthorized')
    expect(await code(listAll(ref(storage, '')))).toBe('storage/unauthorized')
    expect((await listAll(ref(storage, 'public'))).items).toEqual([])
  })

  test('know a vendor’s folder, and no folder that is not named', async () => {
    const uid = giulia.user.uid
    await uploadString(ref(giulia.storage, `vendors/${uid}/logo`), 'a')
    for (const path of [
      'public/a',
      `couples/${uid}`,
      `couples/${uid}x/a`,
      `admins/${uid}/a`,
      `__proto__/${uid}/a`,
      'a',
    ]) {
      expect(await code(uploadString(ref(giulia.storage, path), 'a')), path).toBe('storage/unauthorized')
    }
    expect(await code(list(ref(giulia.storage, 'couples')))).toBe('storage/unauthorized')
  })

  test('refuse a forged token and one of a deleted account as not signed in', async () => {
    const file = ref(giulia.storage, `${giulia.folder}/a`)
    await uploadString(file, 'a')
    const forged = await fetch(objectUrl(file.fullPath), { headers: { authorization: 'Firebase a.b.c' } })
    expect(forged.status).toBe(401)
    await database.pool.query('delete from identity_account where uid = $1', [giulia.user.uid])
    expect(await code(getMetadata(file))).toBe('storage/unauthenticated')
  })
})

/** Sends a body to its very end before it looks at the answer, as browsers do; returns the status. */
function sendSlowly(url: string, headers: Record<string, string>, size: number, head = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = http.request(url, { method: 'POST', headers: { ...headers, 'content-length': size } })
    let status = 0
    let ended = false
    const settle = () => ended && status > 0 && resolve(status)
    sent.on('error', reject)
    sent.on('response', (response) => {
      status = response.statusCode ?? 0
      response.resume()
      settle()
    })
    sent.end(Buffer.alloc(size).fill(head, 0, head.length), () => {
      ended = true
      settle()
    })
  })
}

describe('the limits', () => {
  test('of the SDK are those of the specification: when to resume, how long to try', async () => {
    const storage = getStorage(giulia.app, 'gs://untouched')
    expect(storage.maxUploadRetryTime).toBe(600_000)
    expect(storage.maxOperationRetryTime).toBe(120_000)
    const begun = async (bytes: number) => {
      await uploadBytesResumable(ref(giulia.storage, `${giulia.folder}/a`), randomBytes(bytes))
      const { rows } = await database.pool.query('select count(*)::int as n from storage_upload')
      return rows[0].n as number
    }
    expect(await begun(262_144)).toBe(0)
    expect(await begun(262_145)).toBe(1)
  })

  test('hold for one file, declared or not, and for all of an account', async () => {
    await restart({ limits: { fileMaxBytes: 400_000, quotaBytes: 1_000_000 } })
    const file = (name: string) => ref(giulia.storage, `${giulia.folder}/${name}`)

    await expect(uploadBytes(file('a'), randomBytes(400_001))).rejects.toMatchObject({ status: 413 })

    await expect(uploadBytes(file('a'), randomBytes(900_000))).rejects.toMatchObject({ status: 413 })

    await expect(uploadBytesResumable(file('a'), randomBytes(400_001))).rejects.toMatchObject({ status: 413 })
    expect(await onDisk()).toEqual([])

    await uploadBytes(file('a'), randomBytes(400_000))

    await uploadBytesResumable(file('b'), randomBytes(400_000))

    expect(await code(uploadBytes(file('c'), randomBytes(300_000)))).toBe('storage/quota-exceeded')

    await uploadBytes(file('a'), randomBytes(300_000))

    expect(await server.files.usedBytes(giulia.user.uid)).toBe(700_000)
  })

  test('count what has arrived of uploads that were never finished', async () => {
    await restart({ limits: { fileMaxBytes: 600_000, quotaBytes: 1_000_000 } })
    const [first, second] = [await startUpload('a.bin', 600_000), await startUpload('b.bin', 600_000)]
    expect((await first.send('upload', randomBytes(524_288), 0)).status).toBe(200)
    expect((await second.send('upload', randomBytes(262_144), 0)).status).toBe(402)
    expect((await first.send('cancel')).status).toBe(200)
    expect((await second.send('upload', randomBytes(262_144), 0)).status).toBe(200)
  })

  test('are told to a sender whose body nobody reads', async () => {
    await restart({ limits: { fileMaxBytes: MIB } })
    const headers = {
      authorization: `Firebase ${await giulia.user.getIdToken()}`,
      'content-type': 'text/plain',
    }
    const url = (name: string) => `${server.origin}/v0/b/any/o?name=${encodeURIComponent(name)}`
    const put = (name: string, size: number) => sendSlowly(url(name), headers, size)
    expect(await put(`${giulia.folder}/a`, 30 * MIB)).toBe(413)
    expect(await put('couples/another/a', 30 * MIB)).toBe(403)
    const multipart = {
      ...headers,
      'content-type': 'multipart/related; boundary=x',
      'x-goog-upload-protocol': 'multipart',
    }
    const head = '--x\r\n\r\n{}\r\n--x\r\n\r\n'
    expect(await sendSlowly(url(`${giulia.folder}/a`), multipart, 30 * MIB, head)).toBe(413)
  })

  test('hold for metadata', async () => {
    const file = ref(giulia.storage, `${giulia.folder}/a`)
    const put = (metadata: object) => uploadString(file, 'a', 'raw', metadata)
    await expect(put({ customMetadata: { a: 'x'.repeat(9000) } })).rejects.toMatchObject({ status: 400 })
    await expect(put({ contentType: 'text/html\r\nX-A: b' })).rejects.toThrow()
    await expect(put({ contentDisposition: 'a\u0001' })).rejects.toMatchObject({ status: 400 })
  })
})

describe('what is behind', () => {
  test('a file can be rewritten before anybody reads it', async () => {
    await restart({
      refineFile: async ({ path, contentType }) => {
        if (contentType === 'image/png') await writeFile(path, PNG.subarray(0, 100))
      },
    })
    const file = ref(giulia.storage, `${giulia.folder}/a.png`)
    expect((await uploadBytes(file, PNG, { contentType: 'image/png' })).metadata.size).toBe(100)
    expect(Buffer.from(await getBytes(file))).toEqual(PNG.subarray(0, 100))
  })

  test('an account’s files are listed with their contents, and go all at once', async () => {
    await uploadBytes(ref(giulia.storage, `${giulia.folder}/a.png`), PNG, { contentType: 'image/png' })
    await uploadString(ref(giulia.storage, `vendors/${giulia.user.uid}/b`), 'b')
    const files = await server.files.filesOf(giulia.user.uid)
    expect(files.map((file) => file.name)).toEqual([`${giulia.folder}/a.png`, `vendors/${giulia.user.uid}/b`])
    expect(await buffer((await files[0]!.open())!.stream)).toEqual(PNG)
    await server.files.deleteFilesOf(giulia.user.uid)
    expect(await onDisk()).toEqual([])
  })

  test('files that nothing speaks of are swept away, and only those', async () => {
    const file = ref(giulia.storage, `${giulia.folder}/a`)
    await uploadString(file, 'a')
    const orphan = '00000000-0000-4000-8000-000000000000'
    await mkdir(join(filesDir, 'objects', '00'), { recursive: true })
    await writeFile(join(filesDir, 'objects', '00', orphan), 'x')
    await mkdir(join(filesDir, 'uploads'), { recursive: true })
    await writeFile(join(filesDir, 'uploads', 'cut-off.part'), 'x')
    const old = new Date(Date.now() - 9 * 24 * 60 * 60 * 1000)
    const [own] = (await readdir(join(filesDir, 'objects'), { recursive: true })).filter(
      (name) => name.length > 30 && !name.includes(orphan),
    )
    await utimes(join(filesDir, 'objects', own!), old, old)
    await server.files.sweep()
    expect(await onDisk()).toHaveLength(3)
    await utimes(join(filesDir, 'objects', '00', orphan), old, old)
    await utimes(join(filesDir, 'uploads', 'cut-off.part'), old, old)
    await server.files.sweep()
    expect(await onDisk()).toHaveLength(1)
    expect(Buffer.from(await getBytes(file)).toString()).toBe('a')
  })

  test('errors are in the shape of Google, never with a stack', async () => {
    const response = await fetch(objectUrl(`${giulia.folder}/a`))
    expect(await response.json()).toEqual({
      error: {
        code: 403,
        message: 'Permission denied. Please check your permissions.',
        errors: [
          {
            message: 'Permission denied. Please check your permissions.',
            domain: 'global',
            reason: 'forbidden',
          },
        ],
      },
    })
  })
})
