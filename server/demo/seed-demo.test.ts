import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'
import { usualResponseHours } from '../features/bookings/response-time.ts'
import { createFileShelf } from '../features/files/file-shelf.ts'
import { galleryAlbums, galleryPictures, publicGalleryOf } from '../features/gallery/gallery-service.ts'
import type { Identity } from '../identity/identity.ts'
import { createFolderStorage } from '../platform/files/folder-storage.ts'
import { seedDemo } from './seed-demo.ts'

let at: TestApp
let folder: string
beforeAll(async () => {
  at = await startTestApp()
  folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-demo-'))
})
afterAll(async () => {
  await at.close()
  await rm(folder, { recursive: true, force: true })
})

it('fills an empty database once, with a gallery whose files are there and answer times that bookings give', async () => {
  const { database } = at
  const shelf = createFileShelf(createFolderStorage(folder))
  const createAccount = ({ email }: { email: string }) => Promise.resolve(`uid of ${email}`)
  const seed = () => seedDemo({ database, identity: { createAccount } as unknown as Identity, shelf })
  expect([await seed(), await seed()]).toEqual([true, false])

  const query = async (text: string) => (await database.pool.query(text)).rows
  const [{ id: coupleId }] = await query(
    `select id from couple where partners::text like '%coppia@lovoglio.test%'`,
  )
  const albums = await galleryAlbums.list(coupleId, database.db)
  const pictures = await galleryPictures.list(coupleId, database.db)
  expect(albums.length).toBe(4)
  expect(pictures.length).toBeGreaterThanOrEqual(24)
  expect(new Set(pictures.map(({ albumId }) => albumId))).toEqual(new Set(albums.map(({ id }) => id)))
  for (const { fileId, caption, picture } of pictures) {
    expect(caption).not.toBe('')
    for (const width of picture.widths!)
      for (const kind of ['avif', 'webp']) {
        const file = await shelf.open(fileId, `${width}.${kind}`)
        expect(file, `${caption} ${width}`).not.toBeNull()
        file!.stream.destroy()
      }
  }
  const shown = pictures.filter(({ onWebsite }) => onWebsite)
  expect((await publicGalleryOf(coupleId, database.db)).length).toBe(shown.length)

  const answering = await query('select id, response_hours from vendor where response_hours is not null')
  expect(answering.length).toBeGreaterThan(0)
  for (const { id, response_hours } of answering)
    expect(await usualResponseHours(id, database.db)).toBe(response_hours)
  const [{ count }] = await query(`select count(*)::integer from vendor where response_hours is null
    and id in (select vendor_id from booking group by vendor_id having count(*) >= 12)`)
  expect(count).toBe(0)

  // The vendor that signs in has a year to be compared with the one before.
  const [{ days }] = await query(`select count(*)::integer as days from vendor_view v
    join vendor_account a using (vendor_id) where a.account_email = 'fornitore@lovoglio.test'`)
  expect(days).toBeGreaterThan(365)
  // What is paid for was seen on each of its days, and no other.
  const [seen] =
    await query(`select bool_and(c.day between p."from" and p."to" and c.views > c.clicks) as within,
    count(distinct c.placement_id)::integer as placements from placement_count c
    join vendor_visibility p on p.id = c.placement_id`)
  expect(seen).toEqual({ within: true, placements: expect.any(Number) })
  expect(seen.placements).toBeGreaterThan(0)
  // What is looked for finds what the list says, and some of it nobody; nothing is counted of today.
  const [searched] = await query(`select count(distinct words)::int as words, bool_or(without > 0) as unmet,
    bool_and(without in (0, searches)) as whole, max(day) < (now() at time zone 'Europe/Rome')::date as past
    from search_words`)
  expect(searched).toEqual({ words: expect.any(Number), whole: true, unmet: true, past: true })
  expect(searched.words).toBeGreaterThan(20)
  // One page is not out: its own account alone sees what it still lacks.
  const drafts = await query(`select v.slug, jsonb_array_length(v.gallery) as photos from vendor v
    join vendor_account a on a.vendor_id = v.id
    where not v.active and v.deactivation_reason is null and a.account_email = 'bozza@lovoglio.test'`)
  expect(drafts).toEqual([{ slug: 'agnese-mastropasqua-fotografia-monopoli', photos: 2 }])
  // It has paid for what it has.
  const paid =
    await query(`select i.state, v.type_of_account, s.plan from vendor_account a join vendor v on v.id = a.vendor_id
    join invoice i using (vendor_id) join subscription s using (vendor_id)
    where a.account_email = 'fornitore@lovoglio.test' order by i.issued_on`)
  expect(paid).toEqual(
    Array.from({ length: 2 }, () => ({ state: 'paid', type_of_account: 'elite', plan: 'elite' })),
  )

  // Marco has written in three lists, and over a note that Anna was writing: one of them is asked.
  const open = await query(`select topic, field, previous, value, actor, over from field_history
    where conflict and settled_at is null and audience like '%${coupleId}%'`)
  expect(open).toEqual([
    {
      topic: 'task',
      field: 'notes',
      previous: 'Cena del 20, sei posti: vengono anche i tuoi.',
      value: 'Cena del 20, due posti: i miei quella sera non possono.',
      actor: 'uid of marco@lovoglio.test',
      over: 'uid of coppia@lovoglio.test',
    },
  ])
  const byMarco = await query(
    "select distinct topic from field_history where actor = 'uid of marco@lovoglio.test' order by topic",
  )
  expect(byMarco.map(({ topic }) => topic)).toEqual(['budgetItem', 'galleryPicture', 'task'])
})
