/** What 0290 makes of pictures that were written before they had to be the writer's files. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import type { Identity } from '#server/identity/identity.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'
import { PICTURE_KINDS } from './picture-kinds.ts'

let at: TestApp
let photo: Buffer
beforeAll(async () => {
  at = await startTestApp()
  photo = await phonePhoto(360, 240)
})
afterAll(() => at.close())

const query = async (text: string, values: unknown[] = []) =>
  (await at.database.pool.query(text, values)).rows
const stored = async (person: Person) => {
  const { picture } = (await sendFile(at, person, photo)).body
  return { ...picture, alt: 'Il portico' }
}
const drawn = (n: number) => ({
  id: `demo-${n}`,
  url: `/media/demo/villa-${n}-1600.webp`,
  width: 4,
  height: 3,
  alt: '',
  placeholder: '',
})
const nowhere = { ...drawn(9), id: 'p', url: '/media/p.webp' }

async function migrated() {
  const client = await at.database.pool.connect()
  await client.query(await readFile('server/migrations/0290_pictures_in_use.sql', 'utf8'))
  client.release(true)
}

it('the demo stays as it was: its pictures ship with the product', async () => {
  const { database } = at
  expect(await seedDemo({ database, identity: {} as Identity })).toBe(true)
  // Of the site's own pages the demo rewrites none.
  const tables = Object.keys(PICTURE_KINDS).filter((name) => name !== 'page_seo')
  const state = () =>
    Promise.all(tables.map((name) => query(`select md5(string_agg(t::text, '' order by id)) from ${name} t`)))
  const before = await state()
  expect(before.flat()).not.toContainEqual({ md5: null })
  await migrated()
  expect(await state()).toEqual(before)
  await query('delete from vendor')
  await query('delete from banner')
})

it('files that rows point to come into use, and open for everybody; what is nobody’s or another’s goes', async () => {
  const [villa, other, admin, anna] = [
    await newVendor(at),
    await newVendor(at, 'Altra villa'),
    await newAdmin(at),
    await newCouple(at),
  ]
  const [own, second, theirs, poster, hers, sites, inText] = await Promise.all(
    [villa, villa, other, villa, anna, admin, admin].map(stored),
  )
  await query('update vendor set logo = $2, cover = $3, gallery = $4 where id = $1', [
    villa.vendorId,
    own,
    theirs,
    JSON.stringify([drawn(1), own, theirs, nowhere, second]),
  ])
  await query('update couple set photo = $2 where id = $1', [anna.coupleId, hers])
  const ids = { film: newId(), banner: newId(), lost: newId(), article: newId(), kept: newId() }
  await query(
    `insert into video (id, vendor_id, title, provider, source, poster, position, created_at, updated_at, version)
     values ($1, $2, 'Festa', 'vimeo', '1', $3, 0, now(), now(), 1)`,
    [ids.film, villa.vendorId, poster],
  )
  for (const [id, picture] of [
    [ids.banner, sites],
    [ids.lost, nowhere],
    [ids.kept, drawn(2)],
  ])
    await query(
      `insert into banner (id, placement, advertiser, title, picture, link, "from", "to", weight, created_at, updated_at, version)
       values ($1, 'home', 'Prova', 'Prova', $2, '/awards', '2026-01-01', '2026-12-31', 1, now(), now(), 1)`,
      [id, picture],
    )
  const part = (picture: object) => ({ kind: 'picture', picture, caption: '' })
  const heading = { kind: 'heading', level: 2, text: 'Titolo' }
  await query(
    `insert into article (id, slug, title, summary, body, author, state, minutes, created_at, updated_at, version)
     values ($1, 'una', 'Una', 'Breve', $2, '{"name": "Redazione", "role": ""}', 'draft', 1, now(), now(), 1)`,
    [ids.article, JSON.stringify([part(inText), heading, part(nowhere), part(drawn(3))])],
  )

  await migrated()
  const [{ logo, cover, gallery }] = await query('select logo, cover, gallery from vendor where id = $1', [
    villa.vendorId,
  ])
  expect(cover).toBeNull()
  expect(logo).toEqual({ ...own, url: expect.stringMatching(/^\/media\/p\/[0-9a-f]{36}-240\.webp$/) })
  expect(gallery).toEqual([drawn(1), logo, { ...second, url: expect.stringMatching(/^\/media\/p\//) }])
  expect((await fetch(at.url + logo.url)).status).toBe(200)
  expect((await query('select photo from couple where id = $1', [anna.coupleId]))[0].photo).toEqual(hers)
  expect((await query('select poster from video where id = $1', [ids.film]))[0].poster.id).toBe(poster.id)
  const banners = await query('select id, picture, deleted_at from banner order by id')
  expect(banners).toEqual([
    { id: ids.banner, picture: expect.objectContaining({ id: sites.id }), deleted_at: null },
    { id: ids.lost, picture: nowhere, deleted_at: expect.anything() },
    { id: ids.kept, picture: drawn(2), deleted_at: null },
  ])
  const [{ body }] = await query('select body from article where id = $1', [ids.article])
  expect(body.map((one: any) => one.picture?.id ?? one.kind)).toEqual([inText.id, 'heading', 'demo-3'])
  const used = await query('select id, used_by, unused_since from file order by id')
  const usedBy = used.map(({ id, used_by, unused_since }) => [id, unused_since === null ? used_by : 'free'])
  expect(Object.fromEntries(usedBy)).toEqual({
    [own.id]: villa.vendorId,
    [second.id]: villa.vendorId,
    [theirs.id]: 'free',
    [poster.id]: ids.film,
    [hers.id]: anna.coupleId,
    [sites.id]: ids.banner,
    [inText.id]: ids.article,
  })

  // Twice is once.
  const state = () => query('select logo, cover, gallery, version from vendor order by id')
  const before = await state()
  await migrated()
  expect(await state()).toEqual(before)
})
