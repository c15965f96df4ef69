/** Whose the pictures are that profiles, films, banners, backgrounds and articles show, and how long their files stay. */
import { glob, readFile } from 'node:fs/promises'
import * as z from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import type { Call } from '#contract/calls/call.ts'
import { newId } from '#contract/kit/new-id.ts'
import { PLAN_PHOTOS } from '#contract/lists/billing/plan-limits.ts'
import type { CallName } from '#contract/routes.ts'
import {
  type Answer,
  type Person,
  type TestApp,
  logIn,
  newAdmin,
  newCouple,
  newIdentity,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'
import { PICTURE_KINDS } from './picture-kinds.ts'

let at: TestApp
let photo: Buffer
let villa: Person & { vendorId: string }
let admin: Person
/** Days the server's clock is ahead. */
let ahead = 0
beforeAll(async () => {
  at = await startTestApp(() => new Date(Date.now() + ahead * 86_400_000))
  photo = await phonePhoto(360, 240)
  villa = await newVendor(at)
  admin = await newAdmin(at)
})
beforeEach(() => {
  ahead = 0
})
afterAll(() => at.close())

const send = async (person: Person) => (await sendFile(at, person, photo)).body.id as string
const fileOf = async (id: string) =>
  (await at.database.pool.query('select used_by, unused_since, public_key from file where id = $1', [id]))
    .rows[0] as { used_by: string | null; unused_since: Date | null; public_key: string | null } | undefined
const status = async (url: string) => (await fetch(at.url + url)).status
/** As ours are written, and nobody's file. */
const likeOurs = (id: string) => ({
  id,
  url: '/media/p/aabb-240.webp',
  width: 4,
  height: 3,
  alt: '',
  placeholder: '',
})
const DRAWN = { ...likeOurs('demo-villa'), url: '/media/demo/villa-1-1600.webp' }

type Given = object | null
interface Kind {
  /** Which table, and which call makes one that shows a picture; answers what it shows. */
  who: () => Person
  make: (id: string, picture: Given) => Promise<Answer>
  change: (id: string, picture: Given) => Promise<Answer>
  remove: (id: string) => Promise<Answer>
  shown: (body: any) => any
}

const days = { from: '2026-11-01', to: '2026-12-01' }
const banner = {
  placement: 'home',
  advertiser: 'Sala',
  title: 'Ballate',
  text: '',
  link: '/awards',
  ...days,
  weight: 1,
}
const article = (id: string) => ({
  id,
  slug: `a-${id}`,
  title: 'Una',
  summary: 'Breve',
  author: { name: 'Redazione', role: '' },
  state: 'draft',
})
const film = { title: 'Festa', provider: 'vimeo', source: '76979871', position: 0 }
const inText = (picture: Given) => [
  { kind: 'heading', level: 2, text: 'Titolo' },
  ...(picture ? [{ kind: 'picture', picture, caption: '' }] : []),
]

const KINDS: Record<string, Kind> = {
  'a film’s poster': {
    who: () => villa,
    make: (id, poster) =>
      villa.call('POST', '/api/Vendor/addVideoVendor', { ...film, id, ...(poster && { poster }) }),
    change: (id, poster) => villa.call('PUT', `/api/Vendor/updateVideoVendorById/${id}`, { poster }),
    remove: (id) => villa.call('DELETE', `/api/Vendor/deleteVideoVendorById/${id}`),
    shown: (body) => body.poster,
  },
  'a banner': {
    who: () => admin,
    make: (id, picture) => admin.call('POST', '/api/Admin/addBanner', { ...banner, id, picture }),
    change: (id, picture) =>
      admin.call('PUT', `/api/Admin/updateBanner/${id}`, { picture: picture ?? DRAWN }),
    remove: (id) => admin.call('DELETE', `/api/Admin/deleteBanner/${id}`),
    shown: (body) => body.picture,
  },
  'an article’s cover': {
    who: () => admin,
    make: (id, cover) =>
      admin.call('POST', '/api/News/addArticle', { ...article(id), body: [], ...(cover && { cover }) }),
    change: (id, cover) => admin.call('PUT', `/api/News/updateArticle/${id}`, { cover }),
    remove: (id) => admin.call('DELETE', `/api/News/deleteArticle/${id}`),
    shown: (body) => body.cover,
  },
  'an article’s text': {
    who: () => admin,
    make: (id, given) => admin.call('POST', '/api/News/addArticle', { ...article(id), body: inText(given) }),
    change: (id, given) => admin.call('PUT', `/api/News/updateArticle/${id}`, { body: inText(given) }),
    remove: (id) => admin.call('DELETE', `/api/News/deleteArticle/${id}`),
    shown: (body) => body.body[1]?.picture,
  },
}
const kinds = Object.entries(KINDS)

describe.each(kinds)('%s', (_, { who, make, change, remove, shown }) => {
  it('is the writer’s file, at an address for everybody, in use as long as it is shown', async () => {
    const [id, one, two] = [newId(), await send(who()), await send(who())]
    const made = await make(id, { fileId: one })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    expect(shown(made.body)).toMatchObject({ id: one, width: 240, height: 360, widths: [240] })
    expect(await status(shown(made.body).url)).toBe(200)
    expect(await fileOf(one)).toMatchObject({ used_by: id, unused_since: null })

    expect(shown((await change(id, { fileId: two })).body).id).toBe(two)
    expect([(await fileOf(one))!.used_by, (await fileOf(two))!.used_by]).toEqual([null, id])
    expect(await status(shown(made.body).url)).toBe(404)
    // What was there before comes back by the picture that was answered then.
    const back = await change(id, shown(made.body))
    expect(shown(back.body).id).toBe(one)
    expect(await status(shown(back.body).url)).toBe(200)

    await change(id, null)
    expect((await fileOf(one))!.used_by).toBeNull()
    await change(id, { fileId: one })
    expect((await remove(id)).status).toBe(200)
    expect(await fileOf(one)).toMatchObject({ used_by: null, public_key: null })
  })

  it('said again, by its file or as it was answered, is the same; its words may be others', async () => {
    const [id, fileId] = [newId(), await send(who())]
    const made = await make(id, { fileId })
    expect((await make(id, { fileId })).body).toEqual(made.body)
    expect((await change(id, { fileId })).body.version).toBe(1)
    expect((await change(id, shown(made.body))).body.version).toBe(1)
    const worded = await change(id, { ...shown(made.body), alt: 'Il portico', url: '/files/altro.webp' })
    expect(shown(worded.body)).toEqual({ ...shown(made.body), alt: 'Il portico' })
  })

  it('is never another’s file, one that is nowhere, one in use elsewhere, or a document', async () => {
    const strangers = [await newVendor(at, 'Altra villa'), await newCouple(at), await newAdmin(at)]
    const theirs = await Promise.all(strangers.map(send))
    const [id, elsewhere] = [newId(), await send(who())]
    await make(newId(), { fileId: elsewhere })
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n')
    const document = (await sendFile(at, who(), pdf, { name: 'a.pdf' })).body.id
    const own = await send(who())
    await make(id, { fileId: own })
    for (const fileId of [...theirs, newId(), elsewhere, document])
      for (const given of [{ fileId }, likeOurs(fileId)])
        for (const write of [() => make(newId(), given), () => change(id, given)]) {
          const answer = await write()
          expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
            422,
            'rule_broken',
            expect.stringMatching(/allegalo di nuovo|ci vuole una foto/),
          ])
        }
    expect((await change(id, likeOurs('qualcosa'))).body.code).toBe('rule_broken')
    for (const fileId of theirs) expect((await fileOf(fileId))!.used_by).toBeNull()
    expect((await fileOf(own))!.used_by).toBe(id)
  })

  it('that ships with the product is an administrator’s to choose', async () => {
    const { status: code, body } = await make(newId(), DRAWN)
    if (who() === admin) expect(shown(body)).toEqual(DRAWN)
    else expect([code, body.code]).toEqual([422, 'rule_broken'])
  })
})

describe('the pictures of a vendor', () => {
  const change = (body: object, person: Person = villa) =>
    person.call('PUT', `/api/Vendor/updateVendor/${villa.vendorId}`, body)

  it('may be logo, cover and one of the gallery at once: let go of when none of them shows it', async () => {
    const [one, two] = [await send(villa), await send(villa)]
    const given = {
      logo: { fileId: one },
      cover: { fileId: one },
      gallery: [{ fileId: one }, { fileId: two }],
    }
    const { body } = await change(given)
    expect([body.logo.id, body.cover.id, body.gallery.map(({ id }: { id: string }) => id)]).toEqual([
      one,
      one,
      [one, two],
    ])
    // In another order, as a screen sends them back.
    expect((await change({ gallery: body.gallery.toReversed() })).body.gallery).toEqual(
      body.gallery.toReversed(),
    )
    await change({ logo: null, gallery: [] })
    expect([(await fileOf(one))!.used_by, (await fileOf(two))!.used_by]).toEqual([villa.vendorId, null])
    expect((await change({ cover: null })).body.cover).toBeUndefined()
    expect((await fileOf(one))!.used_by).toBeNull()
  })

  it('are nobody’s before there is an account, and what stands there stays through other changes', async () => {
    const fileId = await send(villa)
    await change({ cover: { fileId } })
    expect((await change({ headline: 'Sul colle' })).body.cover.id).toBe(fileId)
    const byAdmin = (body: object) => admin.call('PUT', `/api/Admin/updateVendor/${villa.vendorId}`, body)
    const { cover } = (await byAdmin({ headline: 'Nella valle' })).body
    expect((await byAdmin({ cover })).body.cover).toEqual(cover)
    const theirs = { fileId: await send(admin) }
    expect((await byAdmin({ logo: theirs })).body.logo.id).toBe(theirs.fileId)
    expect((await change({ logo: theirs })).body.logo.id).toBe(theirs.fileId)
  })

  it('are as many as its plan says; who had more keeps them, and adds none', async () => {
    const person = await newVendor(at, 'Villa piena')
    const { pool } = at.database
    const more = (n: number) => Array.from({ length: n }, (_, i) => ({ ...DRAWN, id: `demo-${i}` }))
    const put = (gallery: object[]) =>
      admin.call('PUT', `/api/Admin/updateVendor/${person.vendorId}`, { gallery })
    await pool.query(`update vendor set type_of_account = 'base' where id = $1`, [person.vendorId])
    expect((await put(more(PLAN_PHOTOS.base))).status).toBe(200)
    const refused = await put(more(PLAN_PHOTOS.base + 1))
    expect([refused.status, refused.body.code]).toEqual([422, 'plan_limit'])
    expect(refused.body.detail).toContain(`fino a ${PLAN_PHOTOS.base} foto`)
    expect(refused.body.detail).toContain(`Con Premium sono ${PLAN_PHOTOS.premium}.`)
    await pool.query(`update vendor set type_of_account = 'premium' where id = $1`, [person.vendorId])
    expect((await put(more(PLAN_PHOTOS.base + 3))).status).toBe(200)
    await pool.query(`update vendor set type_of_account = 'base' where id = $1`, [person.vendorId])
    expect((await put(more(PLAN_PHOTOS.base + 4))).body.code).toBe('plan_limit')
    expect((await put(more(PLAN_PHOTOS.base + 2))).status).toBe(200)
  })

  it('are put in, moved, described and taken out by their ids; the first of them is the cover', async () => {
    const person = await newVendor(at, 'Villa del riordino')
    const put = (gallery: object) =>
      person.call('PUT', `/api/Vendor/updateVendor/${person.vendorId}`, { gallery })
    const [a, b, c] = [await send(person), await send(person), await send(person)]
    const added = (await put({ put: [{ fileId: a }, { fileId: b, alt: 'La corte' }] })).body
    expect([added.cover.id, added.gallery[1].alt]).toEqual([a, 'La corte'])
    const after = async (gallery: object) => {
      const { body } = await put(gallery)
      return [body.cover?.id, body.gallery.map(({ id }: { id: string }) => id)]
    }
    expect(await after({ put: [{ fileId: c }], move: [{ id: c, after: a }] })).toEqual([a, [a, c, b]])
    expect(await after({ move: [{ id: b, after: null }] })).toEqual([b, [b, a, c]])
    // What is said of the first is said of the cover too.
    expect((await put({ put: [{ fileId: b, alt: 'La corte, di sera' }] })).body.cover.alt).toBe(
      'La corte, di sera',
    )
    expect(await after({ remove: [b] })).toEqual([a, [a, c]])
    expect((await fileOf(b))!.used_by).toBeNull()
    // Taken back, at its place.
    expect(await after({ put: [{ fileId: b }], move: [{ id: b, after: null }] })).toEqual([b, [b, a, c]])
    expect((await put({ put: [{ fileId: await send(villa) }] })).body.code).toBe('rule_broken')
    expect(await after({ remove: [a, b, c] })).toEqual([undefined, []])
  })

  it('are both devices’, which move and put in at once', async () => {
    const person = await newVendor(at, 'Villa a quattro mani')
    const phone = person.token
    await logIn(at, person)
    const desk = person.token
    const from = (token: string, body: object) => {
      person.token = token
      return person.call('PUT', `/api/Vendor/updateVendor/${person.vendorId}`, body)
    }
    const [a, b, c, d] = [await send(person), await send(person), await send(person), await send(person)]
    const { version } = (await from(phone, { gallery: { put: [a, b, c].map((fileId) => ({ fileId })) } }))
      .body
    await from(phone, { gallery: { move: [{ id: c, after: null }] }, baseVersion: version })
    await from(desk, { gallery: { put: [{ fileId: d }] }, baseVersion: version })
    await from(desk, { gallery: { remove: [b] }, baseVersion: version })
    const { body } = await from(desk, {
      gallery: { put: [{ fileId: a, alt: 'La limonaia' }] },
      baseVersion: version,
    })
    expect(body.gallery.map(({ id, alt }: { id: string; alt: string }) => [id, alt])).toEqual([
      [c, ''],
      [a, 'La limonaia'],
      [d, ''],
    ])
  })

  it('of the product that were taken off may be put back, and no others', async () => {
    const person = await newVendor(at, 'Villa disegnata')
    await admin.call('PUT', `/api/Admin/updateVendor/${person.vendorId}`, { gallery: [DRAWN] })
    const put = (gallery: object) =>
      person.call('PUT', `/api/Vendor/updateVendor/${person.vendorId}`, { gallery })
    expect((await put({ remove: [DRAWN.id] })).body.gallery).toEqual([])
    expect((await put({ put: [{ ...DRAWN, id: 'demo-altra' }] })).body.code).toBe('rule_broken')
    expect((await put({ put: [DRAWN] })).body.gallery).toEqual([DRAWN])
  })

  it('go with it: its own files at once, an administrator’s are let go of', async () => {
    const person = await newVendor(at, 'Villa che chiude')
    const [own, theirs] = [await send(person), await send(admin)]
    await person.call('PUT', `/api/Vendor/updateVendor/${person.vendorId}`, { cover: { fileId: own } })
    await admin.call('PUT', `/api/Admin/updateVendor/${person.vendorId}`, { logo: { fileId: theirs } })
    expect((await person.call('DELETE', `/api/Vendor/deleteVendor/${person.vendorId}`)).status).toBe(200)
    expect(await fileOf(own)).toBeUndefined()
    expect(await fileOf(theirs)).toMatchObject({ used_by: null, public_key: null })
  })
})

describe('the other kinds', () => {
  it('a background of the home page is an administrator’s file, in use until it is deleted', async () => {
    const [id, fileId, theirs] = [newId(), await send(admin), await send(villa)]
    const add = (picture: object, as = id) =>
      admin.call('POST', '/api/Admin/addNewBackgroundHomepage', { id: as, picture, side: 'left' })
    expect((await add({ fileId: theirs })).body.code).toBe('rule_broken')
    expect((await add(likeOurs('p'))).body.code).toBe('rule_broken')
    const made = await add({ fileId })
    expect(made.body.picture.id).toBe(fileId)
    expect(await status(made.body.picture.url)).toBe(200)
    expect((await add({ fileId })).body).toEqual(made.body)
    await admin.call('DELETE', `/api/Admin/deleteBackgroundImage/${id}`)
    expect((await fileOf(fileId))!.used_by).toBeNull()
    expect(await status(made.body.picture.url)).toBe(404)
  })

  it('a couple’s photo is its own people’s: no address for everybody, and nobody registers with one', async () => {
    const anna = await newCouple(at)
    const fileId = await send(anna)
    const put = (picture: object) =>
      anna.call('PUT', `/api/Couple/updateCouple/${anna.coupleId}`, { photo: picture })
    expect((await put({ fileId })).body.photo.url).toMatch(/^\/files\//)
    expect((await fileOf(fileId))!.public_key).toBeNull()
    expect((await put({ fileId: await send(villa) })).body.code).toBe('rule_broken')
    expect((await put(DRAWN)).body.code).toBe('rule_broken')
    const { call } = await newIdentity(at)
    for (const given of [DRAWN, likeOurs(fileId), { fileId }]) {
      const profile = { partners: [{ firstName: 'Eva' }], photo: given }
      expect((await call('POST', '/api/Couple/addNewCouple', profile)).body.code).toBe('rule_broken')
    }
  })

  it('a wedding’s website takes no picture but from its gallery; those that stand there may go', async () => {
    const anna = await newCouple(at)
    const change = (body: object) =>
      anna.call('POST', `/api/Couple/updateWebSiteWedding/${anna.coupleId}`, body)
    await change({ title: 'Noi' })
    const standing = [DRAWN, { ...DRAWN, id: 'demo-2' }]
    await at.database.pool.query('update wedding_website set gallery = $2 where id = $1', [
      anna.coupleId,
      JSON.stringify(standing),
    ])
    for (const given of [likeOurs(await send(anna)), { ...DRAWN, id: 'demo-3' }])
      for (const body of [{ cover: given }, { gallery: [...standing, given] }, { gallery: { put: [given] } }])
        expect((await change(body)).body.code).toBe('rule_broken')
    expect((await change({ gallery: standing.slice(1) })).body.gallery).toEqual(standing.slice(1))
  })
})

describe('the sweep', () => {
  it('leaves what is shown, and takes what has not been for a month', async () => {
    const [kept, gone] = [await send(villa), await send(villa)]
    const change = (body: object) => villa.call('PUT', `/api/Vendor/updateVendor/${villa.vendorId}`, body)
    await change({ gallery: [{ fileId: kept }, { fileId: gone }] })
    await change({ gallery: [{ fileId: kept }] })
    ahead = 29
    await at.app.files.sweep()
    expect(await fileOf(gone)).toBeDefined()
    ahead = 31
    await at.app.files.sweep()
    expect([await fileOf(gone), (await fileOf(kept))?.used_by]).toEqual([undefined, villa.vendorId])
    ahead = 0
    expect((await change({ gallery: [{ fileId: gone }] })).body.code).toBe('rule_broken')
  })
})

it('two that take one file at the same moment: one has it', async () => {
  const fileId = await send(villa)
  const add = () =>
    villa.call('POST', '/api/Vendor/addVideoVendor', { ...film, id: newId(), poster: { fileId } })
  const answers = await Promise.all([add(), add(), add()])
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
})

describe('nothing was forgotten', () => {
  it('a call takes pictures by their files, never as an address alone', () => {
    const bare: string[] = []
    // A website's may only be left out: new ones are chosen in the gallery.
    const keptOnly = ['Couple', 'Admin'].flatMap((who) =>
      ['cover', 'gallery', 'gallery put'].map((field) => `${who}/updateWebSiteWedding ${field}`),
    )
    const look = (schema: any, path: string, isChoice: boolean) => {
      if (typeof schema !== 'object' || schema === null) return
      if (schema.properties?.placeholder && !isChoice) bare.push(path)
      for (const [key, inner] of Object.entries<any>(schema.properties ?? {}))
        look(inner, `${path} ${key}`, false)
      if (schema.items) look(schema.items, path, false)
      const choices: any[] = schema.anyOf ?? schema.oneOf ?? []
      const hasFile = choices.some((choice) => choice.properties?.fileId)
      for (const choice of choices) look(choice, path, hasFile || (isChoice && !choice.items))
    }
    for (const [name, { body }] of Object.entries(CALLS) as [CallName, Call][])
      if (body)
        look(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input', reused: 'inline' }), name, false)
    expect(bare).toEqual(keptOnly)
  })

  it('what shows pictures is written by the store that proves them', async () => {
    const stores = glob('server/features/**/*-store.ts')
    // Its photos come with it and never change (review-service.ts).
    const others = new Set<string>(Object.keys(PICTURE_KINDS).filter((table) => table !== 'review'))
    const past: string[] = []
    for await (const file of stores) {
      const source = await readFile(file, 'utf8')
      const tables = [...source.matchAll(/pgTable\('(\w+)'/g)].map(([, table]) => table!)
      if (source.includes('createEntityStore(')) past.push(...tables.filter((table) => others.has(table)))
    }
    expect(past).toEqual([])
  })

  it('every column that holds pictures belongs to a kind', async () => {
    const { rows } = await at.database.pool.query(`select table_name as table, column_name as column
      from information_schema.columns where table_schema = 'public' and data_type = 'jsonb'`)
    const named = /^(photo|photos|picture|pictures|logo|cover|gallery|poster|body|background|image|images)$/
    const found = rows
      .filter(({ column }) => named.test(column))
      .map(({ table, column }) => `${table}.${column}`)
    const known = Object.entries(PICTURE_KINDS).flatMap(([table, { fields }]) =>
      fields.map((field) => `${table}.${field}`),
    )
    // A gallery's picture is by its file alone, which its own column names.
    expect(found.toSorted()).toEqual([...known, 'gallery_picture.picture'].toSorted())
  })
})
