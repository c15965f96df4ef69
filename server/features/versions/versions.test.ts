import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { ADMIN_RIGHTS } from '#contract/lists/admin/admin-rights.ts'
import { CONTENT_KINDS } from '#contract/lists/site/content-kinds.ts'
import { SITE_FOOT } from '#contract/lists/site/site-foot.ts'
import { keepHouse } from '#server/platform/housekeeping.ts'
import { type Person, type TestApp, newAdmin, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'

let at: TestApp
let ada: Person
let lea: Person
beforeAll(async () => {
  at = await startTestApp()
  ada = await newAdmin(at)
  lea = await newAdmin(at)
  await at.database.pool.query(`update admin set name = 'Lea' where uid = $1`, [lea.uid])
})
afterAll(() => at.close())

const ask = (call: 'getVersions' | 'getVersion', query: Record<string, string>, who = ada) =>
  who.call('GET', `/api/Admin/${call}?${new URLSearchParams(query).toString()}`)
const list = async (kind: string, of?: string): Promise<any[]> =>
  (await ask('getVersions', { kind, ...(of && { of }) })).body
const old = async (version: number, kind: string, of?: string) =>
  (await ask('getVersion', { kind, version: String(version), ...(of && { of }) })).body
const foot = (body: object, who = ada) => who.call('PUT', '/api/Admin/updateFooter', body)

const DRAWN = {
  id: 'x',
  url: '/media/demo/x-1600.webp',
  width: 4,
  height: 3,
  alt: 'Una sala',
  placeholder: '',
}
const BANNER = {
  placement: 'home',
  advertiser: 'Carta e Piombo',
  title: 'Segnaposto',
  text: '',
  picture: DRAWN,
  link: '/awards',
  from: '2026-01-01',
  to: '2026-02-01',
  weight: 10,
}
async function newBanner(more: object = {}): Promise<string> {
  const id = newId()
  const { status } = await ada.call('POST', '/api/Admin/addBanner', { id, ...BANNER, ...more })
  expect(status).toBe(200)
  return id
}
const banner = (id: string, body: object, who = ada) => who.call('PUT', `/api/Admin/updateBanner/${id}`, body)

it('has nothing of what nobody wrote, and then who wrote what, the latest first', async () => {
  expect(await list('siteFoot')).toEqual([])
  await foot({ about: 'Una frase.', baseVersion: 0 })
  await foot({ about: 'Un’altra frase.', baseVersion: 1 }, lea)
  await foot({ groups: SITE_FOOT.groups.slice(1), social: {}, baseVersion: 2 })
  expect(await list('siteFoot')).toMatchObject([
    { version: 3, by: 'Amministrazione', fields: ['groups'], takenBack: false },
    { version: 2, by: 'Lea', fields: ['about'] },
    { version: 1, fields: ['about', 'groups', 'social'] },
  ])
})

it('a version has every field as it was then, whole, however long', async () => {
  const { version: _, last: __, ...now } = (await ada.call('GET', '/api/Admin/getFooter')).body
  expect(await old(3, 'siteFoot')).toEqual({ version: 3, values: now, lost: [] })
  expect((await old(2, 'siteFoot')).values).toEqual({ ...SITE_FOOT, about: 'Un’altra frase.' })
  expect((await old(1, 'siteFoot')).values).toEqual({ ...SITE_FOOT, about: 'Una frase.' })
})

it('one is brought back by the write of its editor, as a new version; not over what was written meanwhile', async () => {
  const { values } = await old(1, 'siteFoot')
  await foot({ about: 'Di Lea, adesso.', baseVersion: 3 }, lea)
  const late = await foot({ ...values, baseVersion: 3 })
  expect([late.status, late.body.code]).toEqual([409, 'conflict'])
  const back = await foot({ ...values, baseVersion: 4 })
  expect(back.body).toMatchObject({ ...values, version: 5 })
  expect((await list('siteFoot'))[0]).toMatchObject({ version: 5, fields: ['about', 'groups'] })
})

it('of a banner every write is refused that would take a colleague’s words unseen', async () => {
  const id = await newBanner()
  await banner(id, { title: 'Di Lea', baseVersion: 1 }, lea)
  const { values } = await old(1, 'banner', id)
  expect(values).toEqual(BANNER)
  const late = await banner(id, { ...values, baseVersion: 1, unlessWritten: true })
  expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('un’altra persona')])
  expect((await banner(id, { ...values, baseVersion: 2, unlessWritten: true })).body.title).toBe('Segnaposto')
})

it('a picture that was taken away is put back as long as it is kept, by a colleague too; then it is told as lost', async () => {
  const file = newId()
  await sendFile(at, ada, await phonePhoto(400, 300), { id: file })
  const id = await newBanner({ picture: { fileId: file, alt: 'Un piatto' } })
  await banner(id, { picture: DRAWN, baseVersion: 1 })
  const { values, lost } = await old(1, 'banner', id)
  expect([values.picture.alt, lost]).toEqual(['Un piatto', []])
  const back = await banner(id, { ...values, baseVersion: 2, unlessWritten: true }, lea)
  expect([back.status, back.body.picture?.id]).toEqual([200, file])
  const { rows } = await at.database.pool.query(
    'select used_by, public_key is null as hidden from file where id = $1',
    [file],
  )
  expect(rows).toEqual([{ used_by: id, hidden: false }])

  await banner(id, { picture: DRAWN, baseVersion: 3 })
  await at.database.pool.query('delete from file where id = $1', [file])
  expect((await old(1, 'banner', id)).lost).toEqual([file])
  expect((await old(4, 'banner', id)).lost).toEqual([])
})

it('nobody puts back a picture that was never this one’s', async () => {
  const file = newId()
  await sendFile(at, ada, await phonePhoto(400, 300), { id: file })
  const id = await newBanner()
  const taken = await banner(id, { picture: { fileId: file, alt: '' }, baseVersion: 1 }, lea)
  expect([taken.status, taken.body.code]).toEqual([422, 'rule_broken'])
})

it('a page that was taken back says so, and what was written before and after are each their own', async () => {
  const EMPTY = { title: '', description: '', noindex: false, picture: null }
  const set = (more: object) =>
    ada.call('PUT', '/api/Admin/setPageSeo', { path: '/guide', ...EMPTY, ...more })
  await set({ title: 'Le guide', picture: DRAWN, baseVersion: 0 })
  await ada.call('PUT', '/api/Admin/resetPageSeo', { path: '/guide', baseVersion: 1 })
  await set({ description: 'Da leggere.', baseVersion: 2 })
  const versions = await list('pageSeo', '/guide')
  expect(versions.map(({ version, takenBack }) => [version, takenBack])).toEqual([
    [3, false],
    [2, true],
    [1, false],
  ])
  const values = async (version: number) => (await old(version, 'pageSeo', '/guide')).values
  expect(await values(1)).toEqual({ ...EMPTY, title: 'Le guide', picture: DRAWN })
  expect(await values(2)).toEqual(EMPTY)
  expect(await values(3)).toEqual({ ...EMPTY, description: 'Da leggere.' })
})

it('what was there before anything is remembered begins with what it was', async () => {
  const id = await newBanner({ title: 'Il primo' })
  await banner(id, { title: 'Il secondo', baseVersion: 1 })
  await at.database.pool.query('delete from field_history where entity_id = $1 and version = 1', [id])
  expect(await list('banner', id)).toMatchObject([
    { version: 2, fields: ['title'] },
    { version: 1, fields: [], by: null, at: expect.any(String) },
  ])
  expect((await old(1, 'banner', id)).values.title).toBe('Il primo')
})

it('the home page of then names the vendors of then', async () => {
  const villa = await newVendor(at, 'Villa Cipressa')
  const set = (body: object) => ada.call('PUT', '/api/Admin/updateHomePage', body)
  await set({ featured: [villa.vendorId], baseVersion: 0 })
  await set({ featured: [], baseVersion: 1 })
  expect((await old(1, 'homePage')).values.featured).toMatchObject([
    { id: villa.vendorId, name: 'Villa Cipressa' },
  ])
})

it('keeps versions for a year, and of one thing it lists the latest thirty', async () => {
  const id = await newBanner()
  for (let version = 1; version <= 32; version++) await banner(id, { weight: version, baseVersion: version })
  expect((await list('banner', id)).map(({ version }) => version)).toEqual(
    Array.from({ length: 30 }, (_, index) => 33 - index),
  )
  const age = (days: number) =>
    at.database.pool.query(
      `update field_history set at = now() - $1 * interval '1 day' where entity_id = $2`,
      [days, id],
    )
  await age(200)
  await keepHouse(at.database.pool)
  expect(await list('banner', id)).toHaveLength(30)
  await age(366)
  await keepHouse(at.database.pool)
  expect(await list('banner', id)).toHaveLength(1)
})

it('who may write a content may see its versions, and nobody else; what is not there has none', async () => {
  const reads = [
    'Admin/getAllBanner',
    'Admin/getFooter',
    'Admin/getHomePage',
    'Admin/getPageSeo',
    'Admin/getAllAward',
    'News/getArticleById',
  ] as const
  expect(reads).toHaveLength(CONTENT_KINDS.length)
  for (const read of reads) expect(ADMIN_RIGHTS[read]).toEqual(ADMIN_RIGHTS['Admin/getVersions'])
  expect(ADMIN_RIGHTS['Admin/getVersion']).toEqual(ADMIN_RIGHTS['Admin/getVersions'])
  const statusOf = async (query: Record<string, string>) => (await ask('getVersions', query)).status
  expect(await statusOf({ kind: 'banner', of: newId() })).toBe(404)
  expect(await statusOf({ kind: 'banner', of: 'nessuno' })).toBe(404)
  expect(await statusOf({ kind: 'couple' })).toBe(400)
  expect((await ask('getVersion', { kind: 'siteFoot', version: '999' })).status).toBe(404)
  const id = await newBanner()
  await ada.call('DELETE', `/api/Admin/deleteBanner/${id}`)
  expect(await statusOf({ kind: 'banner', of: id })).toBe(410)
  const vendor = await newVendor(at)
  expect((await ask('getVersions', { kind: 'siteFoot' }, vendor)).status).toBe(403)
})
