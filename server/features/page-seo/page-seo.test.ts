import { afterAll, beforeAll, expect, it } from 'vitest'
import { PUBLIC_PAGE_PATHS } from '#contract/lists/site/public-pages.ts'
import { type Person, type TestApp, newAdmin, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'

let at: TestApp
let admin: Person
let lea: Person
beforeAll(async () => {
  at = await startTestApp()
  admin = await newAdmin(at)
  lea = await newAdmin(at)
  await at.database.pool.query(`update admin set name = 'Lea' where uid = $1`, [lea.uid])
})
afterAll(() => at.close())

const EMPTY = { title: '', description: '', noindex: false, picture: null }
const set = (path: string, more: object, who = admin) =>
  who.call('PUT', '/api/Admin/setPageSeo', { path, ...EMPTY, ...more })
const reset = (path: string, baseVersion?: number, who = admin) =>
  who.call('PUT', '/api/Admin/resetPageSeo', { path, baseVersion })
const all = async (): Promise<any[]> => (await admin.call('GET', '/api/Admin/getPageSeo')).body
const one = async (path: string) => (await all()).find((page) => page.path === path)
/** As every page of the site reads it. */
const seen = async (path: string) =>
  ((await (await fetch(`${at.url}/api/Site/getPageSeo`)).json()) as any[]).find((page) => page.path === path)
const map = async () => (await fetch(`${at.url}/sitemap/pages.xml`)).text()

it('has every page of the list, and what is written of one lies over nothing else', async () => {
  expect((await all()).map(({ path }) => path)).toEqual(PUBLIC_PAGE_PATHS)
  expect(await one('/news')).toEqual({ path: '/news', ...EMPTY, version: 0, changed: null })
  const { body } = await set('/news', { title: ' Il nostro giornale ', baseVersion: 0 })
  expect(body).toMatchObject({ title: 'Il nostro giornale', version: 1, changed: { by: 'Amministrazione' } })
  await expect.poll(() => seen('/news')).toEqual({ path: '/news', ...EMPTY, title: 'Il nostro giornale' })
  expect(await seen('/guide')).toBeUndefined()
})

it('says it to who writes over another’s words, and keeps to the version that was seen', async () => {
  await set('/guide', { title: 'Le guide', baseVersion: 0 })
  const late = await set('/guide', { title: 'Guide di Lea', baseVersion: 0 }, lea)
  expect([late.status, late.body.code]).toEqual([409, 'conflict'])
  expect(late.body.detail).toMatch(/^Amministrazione ha cambiato questa pagina nel frattempo\./)
  expect(await one('/guide')).toMatchObject({ title: 'Le guide', version: 1 })
  const decided = await set('/guide', { title: 'Guide di Lea', baseVersion: 1 }, lea)
  expect(decided.body).toMatchObject({ title: 'Guide di Lea', version: 2, changed: { by: 'Lea' } })
  expect((await reset('/guide', 1)).body.detail).toMatch(/^Lea ha cambiato/)
  expect((await set('/guide', { title: 'Di qui', baseVersion: 1 }, lea)).body.detail).toMatch(
    /^Su un altro dispositivo hai cambiato/,
  )
  const { rows } = await at.database.pool.query(
    `select h.actor, h.value from field_history h join page_seo p on p.id = h.entity_id
      where h.topic = 'pageSeo' and p.path = '/guide' and h.field = 'title' order by h.id`,
  )
  expect(rows).toEqual([
    { actor: admin.uid, value: 'Le guide' },
    { actor: lea.uid, value: 'Guide di Lea' },
  ])
  // Another page is nobody else's matter.
  expect((await set('/awards', { title: 'I premi', baseVersion: 0 })).status).toBe(200)
})

it('is taken back, and what was taken back is known to who did not see it', async () => {
  await set('/planning', { title: 'Pianificare', baseVersion: 0 })
  await expect.poll(() => seen('/planning')).toBeDefined()
  const back = await reset('/planning', 1, lea)
  expect(back.body).toEqual({ path: '/planning', ...EMPTY, version: 2, changed: null })
  await expect.poll(() => seen('/planning')).toBeUndefined()
  expect((await set('/planning', { title: 'Ancora', baseVersion: 1 })).body.detail).toMatch(
    /^Lea ha cambiato/,
  )
  expect((await set('/planning', { title: 'Ancora', baseVersion: 2 })).body).toMatchObject({ version: 3 })
  // Nothing written is nothing that stands there.
  expect((await set('/planning', { baseVersion: 3 })).body).toMatchObject({ version: 4, changed: null })
  expect((await reset('/cookie', 0)).body).toMatchObject({ version: 0, changed: null })
})

it('keeps a page out of the map of the site, but never the home page', async () => {
  const list = '/fornitori/location'
  expect((await set('/', { noindex: true })).body).toMatchObject({
    code: 'rule_broken',
    errors: [{ path: 'noindex' }],
  })
  expect((await set('/', { title: 'Sposarsi' })).status).toBe(200)
  await newVendor(at)
  await expect.poll(map).toContain(`${list}</loc>`)
  await set(list, { noindex: true, baseVersion: 0 })
  expect(await map()).not.toContain(`${list}</loc>`)
  // The list of a place is another page.
  expect(await map()).toContain(`${list}?region=toscana</loc>`)
  await reset(list)
  expect(await map()).toContain(`${list}</loc>`)
})

it('shows a picture of the writer’s, in use until it is taken back', async () => {
  const send = async (person: Person) =>
    (await sendFile(at, person, await phonePhoto(1200, 630))).body.id as string
  const usedBy = async (id: string) =>
    (await at.database.pool.query('select used_by from file where id = $1', [id])).rows[0]?.used_by
  const [mine, hers] = [await send(admin), await send(lea)]
  expect((await set('/wed-ai', { picture: { fileId: hers } })).body.code).toBe('rule_broken')
  const { body } = await set('/wed-ai', { picture: { fileId: mine, alt: 'Una tavola' } })
  expect(body.picture).toMatchObject({ id: mine, alt: 'Una tavola' })
  const { url, width, height } = body.picture
  await expect
    .poll(() => seen('/wed-ai'))
    .toMatchObject({ picture: { url, width, height, alt: 'Una tavola' } })
  expect((await fetch(at.url + url)).status).toBe(200)
  expect((await set('/wed-ai', { title: 'Chiedete', picture: body.picture })).body.picture.id).toBe(mine)
  await reset('/wed-ai')
  expect(await usedBy(mine)).toBeNull()
})

it('is of our pages alone, within its limits, and administrators’ to write', async () => {
  for (const [path, more] of [
    ['/fornitore/x', {}],
    ['/news', { title: 'a'.repeat(121) }],
    ['/news', { description: 'a'.repeat(321) }],
  ] as const)
    expect((await set(path, more)).status).toBe(400)
  const vendor = await newVendor(at)
  expect((await set('/news', { title: 'Mia' }, vendor)).status).toBe(403)
  expect((await vendor.call('GET', '/api/Admin/getPageSeo')).status).toBe(403)
})
