import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { type FileStorage, openFileStorage, removeAll } from './file-storage.ts'

let directory: string
let s3: S3Server
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-storage-'))
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.close()
  await rm(directory, { recursive: true, force: true })
})

async function local(content: Buffer | string): Promise<string> {
  const file = path.join(directory, newId())
  await writeFile(file, content)
  return file
}

/** Two openings of one storage, as two processes have it. */
const kinds: [string, () => Promise<[FileStorage, FileStorage]>][] = [
  [
    'a folder',
    async () => {
      const config = { dataDir: path.join(directory, newId()), filesBucket: undefined }
      return [await openFileStorage(config, 'files'), await openFileStorage(config, 'files')]
    },
  ],
  [
    'a bucket',
    async () => {
      const filesBucket = await s3.newBucket()
      const config = { dataDir: directory, filesBucket }
      return [await openFileStorage(config, 'files'), await openFileStorage(config, 'files')]
    },
  ],
]

describe.each(kinds)('files in %s', (_name, open) => {
  let storage: FileStorage
  let beside: FileStorage
  beforeEach(async () => {
    ;[storage, beside] = await open()
  })

  const read = async (key: string, range?: { start: number; end: number }) => {
    const opened = await beside.open(key, range)
    return opened && { bytes: opened.bytes, content: await buffer(opened.stream) }
  }
  const keys = async (prefix: string) => {
    const found: string[] = []
    for await (const kept of beside.list(prefix)) found.push(...kept.map(({ key }) => key))
    return found.toSorted()
  }

  test('are read elsewhere as they were put, whole and by ranges', async () => {
    const content = randomBytes(3_000_000)
    await storage.put('ab/one.webp', await local(content))
    const whole = await read('ab/one.webp')
    expect(whole?.bytes).toBe(3_000_000)
    expect(whole?.content.equals(content)).toBe(true)
    const middle = await read('ab/one.webp', { start: 1_000_000, end: 1_999_999 })
    expect(middle?.bytes).toBe(3_000_000)
    expect(middle?.content.equals(content.subarray(1_000_000, 2_000_000))).toBe(true)
  })

  test('may be empty, and are put over what was there', async () => {
    await storage.put('a', await local(''))
    expect(await read('a')).toEqual({ bytes: 0, content: Buffer.alloc(0) })
    await storage.put('a', await local('first, and longer'))
    await storage.put('a', await local('second'))
    expect((await read('a'))?.content.toString()).toBe('second')
  })

  test('that are not there are null, and taken away twice without a fault', async () => {
    expect(await beside.open('ab/none')).toBeNull()
    expect(await beside.open('none', { start: 0, end: 9 })).toBeNull()
    await storage.put('ab/one', await local('x'))
    await storage.remove('ab/one')
    await storage.remove('ab/one')
    expect(await beside.open('ab/one')).toBeNull()
    expect(await keys('')).toEqual([])
  })

  test('are listed by what their keys begin with, with when they were put', async () => {
    for (const key of ['ab/1/x.webp', 'ab/1/y.avif', 'ab/10/x.webp', 'cd/2/x.webp'])
      await storage.put(key, await local(key))
    expect(await keys('')).toEqual(['ab/1/x.webp', 'ab/1/y.avif', 'ab/10/x.webp', 'cd/2/x.webp'])
    expect(await keys('ab/1/')).toEqual(['ab/1/x.webp', 'ab/1/y.avif'])
    for await (const kept of storage.list('cd/'))
      for (const { writtenAt } of kept)
        expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(10_000)
    await removeAll(storage, 'ab/1/')
    expect(await keys('')).toEqual(['ab/10/x.webp', 'cd/2/x.webp'])
  })
})

describe('files in a folder', () => {
  let dataDir: string
  let storage: FileStorage
  beforeEach(async () => {
    dataDir = path.join(directory, newId())
    storage = await openFileStorage({ dataDir, filesBucket: undefined }, 'media')
  })

  test('are seen whole or not at all while they are put over one another', async () => {
    const [first, second] = [Buffer.alloc(1_500_000, 'a'), Buffer.alloc(1_000_000, 'b')]
    await storage.put('one', await local(first))
    let putting = true
    const writing = (async () => {
      for (let i = 0; i < 20; i++) await storage.put('one', await local(i % 2 ? first : second))
      putting = false
    })()
    while (putting) {
      const content = await buffer((await storage.open('one'))!.stream)
      expect(content.equals(first) || content.equals(second)).toBe(true)
    }
    await writing
  })

  test('put and taken away at the same moment are each what was said of them', async () => {
    await Promise.all(
      Array.from({ length: 30 }, async (_, i) => {
        await storage.put(`zz/${i}`, await local(String(i)))
        if (i % 2) await storage.remove(`zz/${i}`)
      }),
    )
    const left: string[] = []
    for await (const kept of storage.list('zz/')) left.push(...kept.map(({ key }) => key))
    expect(left).toHaveLength(15)
  })

  test('leave nothing half made behind, and are nobody else’s to read', async () => {
    await expect(storage.put('a', path.join(directory, 'not-there'))).rejects.toThrow()
    await storage.put('xx/b', await local('x'))
    expect(await readdir(path.join(dataDir, 'media/.making'))).toEqual([])
    expect((await stat(path.join(dataDir, 'media/xx'))).mode & 0o077).toBe(0)
  })
})

test('a bucket opens to who holds its secret, and to nobody else', async () => {
  const strict = await startS3Server({ checksSignatures: true })
  try {
    const bucket = await strict.newBucket()
    const config = { dataDir: directory, filesBucket: bucket }
    const storage = await openFileStorage(config, 'media')
    await storage.put('ab/one', await local('mine'))
    const opened = await storage.open('ab/one', { start: 1, end: 2 })
    expect((await buffer(opened!.stream)).toString()).toBe('in')
    const thief = { ...config, filesBucket: { ...bucket, secretAccessKey: 'guessed' } }
    const other = await openFileStorage(thief, 'media')
    await expect(other.open('ab/one')).rejects.toThrow(/signature/i)
    await expect(other.remove('ab/one')).rejects.toThrow(/signature/i)
    await storage.remove('ab/one')
    expect(await storage.open('ab/one')).toBeNull()
  } finally {
    await strict.close()
  }
})
