import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  newCouple,
  newPartner,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'
import { heavyPhoto, phonePhoto, putUpload, sendFile } from '#tests/support/uploads.ts'
import { deleteFilesOf, releaseFile, showToAll, useFile } from './file-service.ts'

let at: TestApp
let anna: Person & { coupleId: string }
let photo: Buffer
/** Days the server's clock is ahead. */
let ahead = 0
beforeAll(async () => {
  at = await startTestApp(() => new Date(Date.now() + ahead * 86_400_000))
  anna = await newCouple(at)
  photo = await phonePhoto()
})
beforeEach(() => {
  ahead = 0
})
afterAll(() => at.close())

const get = (url: string) => fetch(at.url + url)
const read = async (url: string) => Buffer.from(await (await get(url)).arrayBuffer())
const finish = (person: Person, id: string, name = 'foto.jpg') =>
  person.call('POST', '/api/Files/finishUpload', { id, name })
const onDisk = async () => {
  const shelves = await readdir(path.join(at.dataDir, 'media')).catch(() => [])
  const lists = await Promise.all(
    shelves.filter((one) => one.length === 2).map((one) => readdir(path.join(at.dataDir, 'media', one))),
  )
  return lists.flat()
}
const inStore = async (uid: string) =>
  (await at.database.pool.query('select 1 from storage_object where name like $1', [`uploads/${uid}/%`]))
    .rowCount

describe('a picture that has arrived', () => {
  it('is drawn anew: upright, in every size, without a word of where and with what it was taken', async () => {
    expect((await sharp(photo).metadata()).exif?.includes('segreto-exif')).toBe(true)
    const { status, body } = await sendFile(at, anna, photo)
    expect(status).toBe(200)
    const { picture } = body
    expect(picture).toMatchObject({ width: 800, height: 1200, widths: [320, 480, 800] })
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/)
    const base = picture.url.replace(/-\d+\.\w+$/, '')
    for (const [width, kind] of [
      [320, 'avif'],
      [320, 'webp'],
      [480, 'avif'],
      [480, 'webp'],
      [800, 'avif'],
      [800, 'webp'],
    ]) {
      const bytes = await read(`${base}-${width}.${kind}`)
      const found = await sharp(bytes).metadata()
      expect([found.format, found.width]).toEqual([kind === 'avif' ? 'heif' : 'webp', width])
      expect([found.exif, found.xmp, found.iptc, found.icc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(bytes.includes('segreto-exif')).toBe(false)
    }
    // Upright: the dark corner of a picture turned by a quarter is at the right.
    const { data, info } = await sharp(await read(picture.url))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => data[(y * info.width + x) * info.channels]!
    expect(pixel(info.width - 20, 20)).toBeLessThan(60)
    expect(pixel(20, 20)).toBeGreaterThan(120)
  })

  it('leaves nothing of the original in the file store', async () => {
    await sendFile(at, anna, photo)
    expect(await inStore(anna.uid)).toBe(0)
  })

  it('is made once, however often its end is told', async () => {
    const id = newId()
    await putUpload(at, anna, id, photo)
    const answers = await Promise.all([finish(anna, id), finish(anna, id), finish(anna, id)])
    expect(new Set(answers.map(({ body }) => body.picture.url)).size).toBe(1)
    await putUpload(at, anna, id, photo)
    expect((await finish(anna, id)).body).toEqual(answers[0].body)
    expect(await inStore(anna.uid)).toBe(0)
  })

  it('counts in what its account has used', async () => {
    const eva = await newCouple(at)
    expect((await eva.call('GET', '/api/Files/getUsage')).body.usedBytes).toBe(0)
    const { body } = await sendFile(at, eva, photo)
    const usage = (await eva.call('GET', '/api/Files/getUsage')).body
    expect(usage.usedBytes).toBe(body.bytes)
    expect(usage.quotaBytes).toBeGreaterThan(body.bytes)
  })

  it('can be of any kind we can draw', async () => {
    for (const kind of ['png', 'webp', 'gif', 'avif'] as const) {
      const { status, body } = await sendFile(at, anna, await sharp(photo).toFormat(kind).toBuffer())
      expect([kind, status, body.kind]).toEqual([kind, 200, 'picture'])
    }
  })
})

describe('what is no picture', () => {
  const cut = () => photo.subarray(0, Math.floor(photo.length / 2))
  const polyglot = () => Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(200)])

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, number, RegExp]>([
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, /JPEG/],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415, /JPEG/],
    ['a picture cut in the middle', cut, 415, /rovinata/],
    [
      'the head of a picture over a page',
      () => Buffer.concat([photo.subarray(0, 20), Buffer.from('<html>'.repeat(99))]),
      415,
      /rovinata/,
    ],
    ['a HEIC', () => heic, 415, /HEIC/],
    ['a PDF cut in the middle', () => Buffer.from('%PDF-1.7\nmetà'), 415, /PDF/],
    ['nothing', () => Buffer.alloc(0), 415, /JPEG/],
    [
      'a bomb of pixels',
      () =>
        sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      413,
      /punti/,
    ],
  ])('%s is refused in words, and nothing of it stays', async (_, make, wanted, words) => {
    const before = await onDisk()
    const { status, body } = await sendFile(at, anna, await make())
    expect([status, body.detail]).toEqual([wanted, expect.stringMatching(words)])
    expect(await inStore(anna.uid)).toBe(0)
    expect(await onDisk()).toEqual(before)
  })

  it('more than 10 MB is refused in words', async () => {
    const { status, body } = await sendFile(at, anna, await heavyPhoto(10 * 1024 * 1024 + 1))
    expect([status, body.detail]).toEqual([413, expect.stringMatching(/il massimo è 10 MB/)])
  })

  it('a page hidden behind a picture does not survive', async () => {
    const { body } = await sendFile(at, anna, polyglot())
    expect((await read(body.picture.url)).includes('<script>')).toBe(false)
  })

  it('an upload that is not there is not found', async () => {
    expect((await finish(anna, newId())).status).toBe(404)
  })
})

describe('a document', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n')
  it('is only ever downloaded, under its own name', async () => {
    const { body } = await sendFile(at, anna, pdf, { name: 'Preventivo d’oro.pdf' })
    expect(body).toMatchObject({ kind: 'document', name: 'Preventivo d’oro.pdf' })
    const answer = await get(body.url)
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Preventivo%20d%E2%80%99oro.pdf",
    )
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf)
  })
})

describe('whose it is', () => {
  it('nobody puts into, reads or finishes what another sends', async () => {
    const [eva, id] = [await newCouple(at), newId()]
    expect(await putUpload(at, { uid: anna.uid, idToken: eva.idToken }, id, photo)).toBe(403)
    await putUpload(at, anna, id, photo)
    expect((await finish(eva, id)).status).toBe(404)
    const name = encodeURIComponent(`uploads/${anna.uid}/${id}`)
    const asked = await fetch(`${at.url}/v0/b/lovoglio.appspot.com/o/${name}?alt=media`, {
      headers: { Authorization: `Firebase ${eva.idToken}` },
    })
    expect(asked.status).toBe(403)
    await finish(anna, id)
    await putUpload(at, eva, id, photo)
    expect((await finish(eva, id)).body.code).toBe('already_exists')
  })

  it('is the couple’s, whichever of them sent it, and no other account uses it', async () => {
    const [marco, villa] = [await newPartner(at, anna), await newVendor(at)]
    const { body } = await sendFile(at, marco, photo)
    const { db } = at.database
    const by = newId()
    await expect(useFile(db, { fileId: body.id, ownerId: villa.vendorId, usedBy: by })).rejects.toThrow()
    await useFile(db, { fileId: body.id, ownerId: anna.coupleId, usedBy: by })
    await expect(useFile(db, { fileId: body.id, ownerId: anna.coupleId, usedBy: newId() })).rejects.toThrow()
  })

  it('an address opens only whole, and to everybody only while it is shown to everybody', async () => {
    const { body } = await sendFile(at, anna, photo)
    const { db, pool } = at.database
    expect((await get(body.picture.url)).headers.get('cache-control')).toBe('no-store')
    expect((await get(body.picture.url.replace(/[0-9a-f](?=-800)/, 'x'))).status).toBe(404)
    expect((await get(body.picture.url.replace('/files/', '/media/p/'))).status).toBe(404)
    const publicKey = async () =>
      (await pool.query('select public_key as key from file where id = $1', [body.id])).rows[0].key as string
    await showToAll(db, body.id, true)
    const shown = `/media/p/${await publicKey()}-800.webp`
    const answer = await get(shown)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
    expect((await get(shown.replace('/media/p/', '/files/'))).status).toBe(404)
    await showToAll(db, body.id, false)
    expect((await get(shown)).status).toBe(404)
  })

  it('a suspended account sends nothing', async () => {
    const eva = await newCouple(at)
    await at.database.pool.query('update couple set active = false where id = $1', [eva.coupleId])
    expect((await sendFile(at, eva, photo)).body.code).toBe('deactivated')
  })
})

describe('what nothing uses', () => {
  it('goes after thirty days, from the disk too; what is used, or was used again, stays', async () => {
    const { db } = at.database
    const files = [
      await sendFile(at, anna, photo),
      await sendFile(at, anna, photo),
      await sendFile(at, anna, photo),
    ]
    const [never, kept, again] = files.map(({ body }) => body.id as string) as [string, string, string]
    const use = (fileId: string) => useFile(db, { fileId, ownerId: anna.coupleId, usedBy: newId() })
    await use(kept)
    await use(again)
    await releaseFile(db, again, new Date().toISOString())
    await use(again)
    ahead = 29
    await at.app.files.sweep()
    expect(await onDisk()).toEqual(expect.arrayContaining([never, kept, again]))
    ahead = 31
    await at.app.files.sweep()
    const left = await onDisk()
    expect(left).not.toContain(never)
    expect(left).toEqual(expect.arrayContaining([kept, again]))
    expect((await get(files[0]!.body.picture.url)).status).toBe(404)
  })

  it('of an account that is deleted opens no more at once, and leaves the disk', async () => {
    const eva = await newCouple(at)
    const { body } = await sendFile(at, eva, photo)
    await eva.call('DELETE', `/api/Couple/deleteCouple/${eva.coupleId}`)
    expect((await get(body.picture.url)).status).toBe(404)
    ahead = 2
    await at.app.files.sweep()
    expect(await onDisk()).not.toContain(body.id)
    await deleteFilesOf(eva.coupleId, at.database.db)
  })
})

it('answers others while it draws', async () => {
  const heavy = await phonePhoto(4000, 3000)
  const ids = Array.from({ length: 3 }, () => newId())
  for (const id of ids) await putUpload(at, anna, id, heavy)
  const drawing = Promise.all(ids.map((id) => finish(anna, id)))
  const start = performance.now()
  let slowest = 0
  let asked = 0
  const done = drawing.then(() => true)
  while (!(await Promise.race([done, new Promise<false>((r) => setTimeout(() => r(false), 20))]))) {
    const began = performance.now()
    await get('/api/ping')
    slowest = Math.max(slowest, performance.now() - began)
    asked += 1
  }
  expect((await drawing).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(asked).toBeGreaterThan(3)
  // No question waited for the drawing.
  expect(slowest).toBeLessThan((performance.now() - start) / 2)
})
