/** Where a picture or a film may lie: with us, or at a site we embed; never at an address that somebody wrote. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { Picture } from '#contract/media/picture.ts'
import { type Person, type TestApp, newVendor, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
let villa: Person & { vendorId: string }
beforeAll(async () => {
  at = await startTestApp()
  villa = await newVendor(at)
})
afterAll(() => at.close())

const lying = (url: string, placeholder = '') => ({ id: 'p', url, width: 4, height: 3, alt: '', placeholder })
const FOREIGN = [
  'https://altrove.test/x.webp',
  '//altrove.test/x.webp',
  '/\\altrove.test/x.webp',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '/api/User/logout',
  '/../x.webp',
  '/files/%2e%2e/x.webp',
  '/x.svg',
  '/x.webp?a=1',
]

describe('the address of a picture', () => {
  it.each(FOREIGN)('is never %s', (url) => expect(Picture.safeParse(lying(url)).success).toBe(false))
  it.each(['/media/demo/villa-1-1600.webp', '/files/a0b1-960.webp', '/media/p/ff-480.avif', '/art/a.png'])(
    'may be %s',
    (url) => expect(Picture.safeParse(lying(url)).success).toBe(true),
  )
  it('has a placeholder that fetches nothing', () => {
    for (const placeholder of ['https://altrove.test/x.webp', 'data:text/html,x', 'url(x)'])
      expect(Picture.safeParse(lying('/files/a.webp', placeholder)).success).toBe(false)
    expect(Picture.safeParse(lying('/files/a.webp', 'data:image/webp;base64,AA+/=')).success).toBe(true)
  })

  it('is asked of everything a vendor writes', async () => {
    const change = (body: object) => villa.call('PUT', `/api/Vendor/updateVendor/${villa.vendorId}`, body)
    for (const picture of FOREIGN.map((url) => lying(url)))
      for (const body of [{ logo: picture }, { cover: picture }, { gallery: [picture] }])
        expect((await change(body)).body.code).toBe('malformed')
  })
})

describe('a video', () => {
  const add = (provider: string, source: string) => {
    const body = { id: newId(), title: 'Festa', provider, source, position: 0 }
    return villa.call('POST', '/api/Vendor/addVideoVendor', body)
  }
  it.each([
    ['youtube', 'dQw4w9WgXcQ'],
    ['vimeo', '76979871'],
    ['file', '/media/films/location.webm'],
  ])('is one of %s', async (provider, source) => expect((await add(provider, source)).status).toBe(200))

  it.each([
    ['youtube', 'https://altrove.test/x'],
    ['youtube', '76979871'],
    ['vimeo', 'dQw4w9WgXcQ'],
    ['vimeo', '../76979871'],
    ['file', 'https://altrove.test/x.webm'],
    ['file', 'dQw4w9WgXcQ'],
    ['file', '//altrove.test/x.webm'],
  ])('is not of %s: %s', async (provider, source) => {
    expect([400, 422]).toContain((await add(provider, source)).status)
  })

  it('stays one when only half of it is changed', async () => {
    const { body } = await add('vimeo', '76979871')
    const change = (more: object) => villa.call('PUT', `/api/Vendor/updateVideoVendorById/${body.id}`, more)
    expect((await change({ provider: 'file' })).body.code).toBe('rule_broken')
    expect((await change({ source: '/media/films/location.webm' })).body.code).toBe('rule_broken')
    expect((await change({ provider: 'youtube', source: 'dQw4w9WgXcQ' })).status).toBe(200)
  })
})

it('what was written before goes, and what is ours stays', async () => {
  const { pool } = at.database
  const own = lying('/files/a-960.webp', 'data:image/webp;base64,AA==')
  const foreign = lying('https://altrove.test/x.webp')
  await pool.query('update vendor set logo = $2, cover = $3, gallery = $4 where id = $1', [
    villa.vendorId,
    foreign,
    own,
    JSON.stringify([own, foreign, own]),
  ])
  const ids = { good: newId(), bad: newId() }
  for (const [id, source] of [
    [ids.good, '12345'],
    [ids.bad, 'https://altrove.test'],
  ])
    await pool.query(
      `insert into video (id, vendor_id, title, provider, source, poster, position, created_at, updated_at, version)
       values ($1, $2, 'Festa', 'vimeo', $3, $4, 0, now(), now(), 1)`,
      [id, villa.vendorId, source, foreign],
    )
  const client = await pool.connect()
  await client.query(await readFile('server/migrations/0220_own_pictures.sql', 'utf8'))
  client.release(true)
  const { rows } = await pool.query('select logo, cover, gallery from vendor where id = $1', [villa.vendorId])
  expect(rows).toEqual([{ logo: null, cover: own, gallery: [own, own] }])
  const left = await pool.query('select id, poster, deleted_at from video where id = any($1) order by id', [
    Object.values(ids),
  ])
  expect(left.rows).toEqual([
    { id: ids.good, poster: null, deleted_at: null },
    { id: ids.bad, poster: null, deleted_at: expect.anything() },
  ])
})
