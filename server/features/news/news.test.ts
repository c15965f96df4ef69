import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import type { RichText } from '#contract/kit/rich-text.ts'
import { type TestApp, newAdmin, send, startTestApp } from '#tests/support/test-app.ts'
import { minutesOf, publishDue } from './article-service.ts'

let at: TestApp
let admin: Awaited<ReturnType<typeof newAdmin>>
beforeAll(async () => {
  at = await startTestApp()
  admin = await newAdmin(at)
})
afterAll(() => at.close())

const paragraph = (text: string): RichText => [{ kind: 'paragraph', spans: [{ text }] }]
const BODY = paragraph('Le pubblicazioni si chiedono in Comune.')

interface Written {
  slug: string
  state?: string
  publishedAt?: string
  tags?: { slug: string; name: string }[]
  body?: unknown
}
const article = ({ slug, state = 'published', body = BODY, ...rest }: Written) => ({
  id: newId(),
  slug,
  title: `Titolo di ${slug}`,
  summary: 'In breve.',
  body,
  author: { name: 'Redazione', role: '' },
  state,
  ...rest,
})
const write = (written: Written) => admin.call('POST', '/api/News/addArticle', article(written))
const ask = (path: string) => send(`${at.url}/api/News/${path}`, 'GET', '')
const slugsOf = (body: { items: { slug: string }[] }) => body.items.map(({ slug }) => slug)

describe('the news', () => {
  it('come newest first, a page at a time, with nothing twice and nothing left out', async () => {
    const days = [1, 2, 3, 4, 5]
    for (const day of days)
      await write({ slug: `giorno-${day}`, publishedAt: `2026-03-0${day}T09:00:00.000Z` })
    const first = await ask('getArticles?limit=2')
    const second = await ask(`getArticles?limit=2&after=${first.body.next}`)
    const third = await ask(`getArticles?limit=2&after=${second.body.next}`)
    expect([first, second, third].flatMap(({ body }) => slugsOf(body))).toEqual(
      days.toReversed().map((day) => `giorno-${day}`),
    )
    expect(third.body.next).toBeUndefined()
    expect(first.body.items[0].body).toBeUndefined()
  })

  it('are found by their tags, and an article by what it shares with others', async () => {
    const [legge, fiori] = [
      { slug: 'legge', name: 'Legge' },
      { slug: 'fiori', name: 'Fiori' },
    ]
    await write({ slug: 'documenti', tags: [legge, fiori], publishedAt: '2025-01-03T09:00:00.000Z' })
    await write({ slug: 'testimoni', tags: [legge], publishedAt: '2025-01-02T09:00:00.000Z' })
    await write({ slug: 'nulla-osta', tags: [legge, fiori], publishedAt: '2025-01-01T09:00:00.000Z' })
    const tagged = await ask('getArticles?tag=legge')
    expect(slugsOf(tagged.body)).toEqual(['documenti', 'testimoni', 'nulla-osta'])
    expect(tagged.body.tags[0]).toEqual(legge)
    const { body } = await ask('getArticleBySlug?slug=documenti')
    expect(body.related.map(({ slug }: { slug: string }) => slug).slice(0, 2)).toEqual([
      'nulla-osta',
      'testimoni',
    ])
  })

  it('show no draft, and nothing before its hour', async () => {
    await write({ slug: 'bozza', state: 'draft' })
    await write({ slug: 'domani', state: 'scheduled', publishedAt: '2030-05-01T08:00:00.000Z' })
    const seen = async () => (await ask('getArticleBySlug?slug=domani')).status
    expect([await seen(), (await ask('getArticleBySlug?slug=bozza')).status]).toEqual([404, 404])
    expect(await publishDue(at.database, () => new Date('2030-05-01T07:59:59Z'))).toBe(0)
    expect(await publishDue(at.database, () => new Date('2030-05-01T08:00:00Z'))).toBe(1)
    expect(await publishDue(at.database, () => new Date('2030-05-01T08:00:00Z'))).toBe(0)
    expect(await seen()).toBe(200)
  })

  it('say what was taken away', async () => {
    const { body } = await write({ slug: 'ritirato' })
    await admin.call('DELETE', `/api/News/deleteArticle/${body.id}`)
    expect((await ask('getArticleBySlug?slug=ritirato')).body.code).toBe('deleted')
  })
})

describe('writing an article', () => {
  it('dates it the moment it is published, and never again', async () => {
    const { body: draft } = await write({ slug: 'in-preparazione', state: 'draft' })
    expect(draft.publishedAt).toBeUndefined()
    const path = `/api/News/updateArticle/${draft.id}`
    const { body: out } = await admin.call('PUT', path, { state: 'published' })
    const { body: mended } = await admin.call('PUT', path, { title: 'Un titolo migliore' })
    expect(out.publishedAt).toMatch(/^20/)
    expect(mended.publishedAt).toBe(out.publishedAt)
  })

  it('refuses a name that another has, and a schedule without an hour', async () => {
    await write({ slug: 'unico' })
    expect((await write({ slug: 'unico' })).body.code).toBe('already_exists')
    expect((await write({ slug: 'senza-ora', state: 'scheduled' })).body.code).toBe('rule_broken')
  })

  it('lets nothing out without a summary and a text', async () => {
    const { body: draft } = await write({ slug: 'vuoto', state: 'draft', body: [] })
    const path = `/api/News/updateArticle/${draft.id}`
    const { body } = await admin.call('PUT', path, { state: 'published', summary: '' })
    expect(body).toMatchObject({
      code: 'rule_broken',
      detail: 'Prima che esca manca il riassunto e il testo.',
    })
  })

  it('comes out the moment it is published, though it was planned for later', async () => {
    const { body: planned } = await write({
      slug: 'anticipato',
      state: 'scheduled',
      publishedAt: '2099-01-01T08:00:00.000Z',
    })
    const { body } = await admin.call('PUT', `/api/News/updateArticle/${planned.id}`, { state: 'published' })
    expect(Date.parse(body.publishedAt)).toBeLessThanOrEqual(Date.now())
  })

  it('says that somebody else wrote there, and merges what they wrote elsewhere', async () => {
    const { body: draft } = await write({ slug: 'a-quattro-mani', state: 'draft' })
    const other = await newAdmin(at)
    const path = `/api/News/updateArticle/${draft.id}`
    await other.call('PUT', path, { body: paragraph('Di un’altra mano.'), baseVersion: 1 })
    const mine = { baseVersion: 1, unlessWritten: true }
    const refused = await admin.call('PUT', path, { ...mine, body: paragraph('Mio.'), title: 'Mio' })
    expect(refused.body.code).toBe('conflict')
    const { body: merged } = await admin.call('PUT', path, { ...mine, title: 'Mio' })
    expect(merged).toMatchObject({ title: 'Mio', body: paragraph('Di un’altra mano.') })
  })

  it('has no way to say a script', async () => {
    const linked = (href: string) => [{ kind: 'paragraph', spans: [{ text: 'qui', href }] }]
    const refused = [
      'javascript:alert(1)',
      '//altrove.test',
      '/\\altrove.test',
      'data:text/html,x',
      ' /guide',
    ]
    for (const href of refused) expect((await write({ slug: newId(), body: linked(href) })).status).toBe(400)
    for (const href of ['/guide', 'https://comune.test/atti', 'mailto:a@b.it'])
      expect((await write({ slug: newId(), body: linked(href) })).status).toBe(200)
    expect((await write({ slug: newId(), body: '<script>alert(1)</script>' })).status).toBe(400)
  })

  it('counts the minutes of reading, one at least', () => {
    expect(minutesOf(paragraph('Poco.'))).toBe(1)
    expect(minutesOf(paragraph('parola '.repeat(900).trim()))).toBe(5)
  })
})

describe('what an article said before', () => {
  it('is read back write by write', async () => {
    const { body: one } = await write({ slug: 'riscritto' })
    const change = (said: object) => admin.call('PUT', `/api/News/updateArticle/${one.id}`, said)
    await change({ body: paragraph('Seconda stesura.'), title: 'Due' })
    await change({ state: 'draft' })
    await change({ body: paragraph('Terza stesura.') })
    const which = `kind=article&of=${one.id}`
    const { body: versions } = await admin.call('GET', `/api/Admin/getVersions?${which}`)
    expect(versions).toMatchObject([
      { version: 4, fields: ['body'] },
      { version: 2, fields: ['body', 'title'] },
      { version: 1, fields: ['body', 'summary', 'title'] },
    ])
    const at = async (version: number) =>
      (await admin.call('GET', `/api/Admin/getVersion?${which}&version=${version}`)).body.values
    expect(await at(1)).toMatchObject({ title: 'Titolo di riscritto', body: BODY })
    expect(await at(3)).toMatchObject({ title: 'Due', body: paragraph('Seconda stesura.') })
    expect(await at(4)).toMatchObject({ title: 'Due', body: paragraph('Terza stesura.') })
  })
})

describe('the address of an article', () => {
  const rename = (id: string, slug: string) => admin.call('PUT', `/api/News/updateArticle/${id}`, { slug })
  /** Answers that are kept hear of a change a moment later. */
  const leads = (...slugs: string[]) =>
    expect.poll(() =>
      Promise.all(
        slugs.map(async (slug) => (await ask(`getArticleBySlug?slug=${slug}`)).body.article?.slug as unknown),
      ),
    )

  it('goes on leading to it once it has another, and may be its own again', async () => {
    const { body: one } = await write({ slug: 'primo-nome' })
    await rename(one.id, 'secondo-nome')
    await rename(one.id, 'terzo-nome')
    await leads('primo-nome', 'secondo-nome').toEqual(['terzo-nome', 'terzo-nome'])
    await rename(one.id, 'primo-nome')
    await leads('primo-nome', 'terzo-nome').toEqual(['primo-nome', 'primo-nome'])
  })

  it('is nobody else’s while it leads there, and is free when the article is gone', async () => {
    const { body: one } = await write({ slug: 'conteso' })
    await rename(one.id, 'conteso-prima')
    const refused = await write({ slug: 'conteso' })
    expect(refused.body).toMatchObject({ code: 'already_exists', errors: [{ path: 'slug' }] })
    await admin.call('DELETE', `/api/News/deleteArticle/${one.id}`)
    expect((await ask('getArticleBySlug?slug=conteso')).body.code).toBe('deleted')
    expect((await write({ slug: 'conteso' })).status).toBe(200)
    await leads('conteso').toEqual(['conteso'])
  })

  it('of a draft is forgotten, for nobody has read it; of one that was taken back it is not', async () => {
    const { body: draft } = await write({ slug: 'mai-letto', state: 'draft' })
    await rename(draft.id, 'mai-letto-due')
    expect((await write({ slug: 'mai-letto' })).status).toBe(200)
    const { body: out } = await write({ slug: 'ripreso' })
    const path = `/api/News/updateArticle/${out.id}`
    await admin.call('PUT', path, { state: 'draft' })
    await rename(out.id, 'ripreso-due')
    await leads('ripreso').toEqual([undefined])
    await admin.call('PUT', path, { state: 'published' })
    await leads('ripreso').toEqual(['ripreso-due'])
  })
})

describe('the list of who writes them', () => {
  const list = async (asked: string) =>
    slugsOf((await admin.call('GET', `/api/News/getAllArticles?${asked}`)).body)

  it('is narrowed by words, tags, state and cover, and ordered by title and day', async () => {
    const tags = [{ slug: 'cerimonia', name: 'Cerimonia' }]
    await write({ slug: 'zagare-bianche', state: 'draft', tags })
    await write({ slug: 'agrumi-in-tavola', tags, publishedAt: '2024-06-01T08:00:00.000Z' })
    expect(await list('q=cerimonia&sort=title')).toEqual(['agrumi-in-tavola', 'zagare-bianche'])
    expect(await list('q=cerimonia&sort=-published')).toEqual(['zagare-bianche', 'agrumi-in-tavola'])
    expect(await list('q=ZAGARE')).toEqual(['zagare-bianche'])
    expect(await list('q=cerimonia&state=draft')).toEqual(['zagare-bianche'])
    expect(await list('q=cerimonia&cover=con')).toEqual([])
    expect((await send(`${at.url}/api/News/getAllArticles`, 'GET', '')).status).toBe(401)
  })

  it('is had as a file', async () => {
    const response = await fetch(`${at.url}/api/News/getAllArticles?q=agrumi`, {
      headers: { accept: 'text/csv', authorization: `Bearer ${admin.token}` },
    })
    expect(await response.text()).toContain('/news/agrumi-in-tavola')
  })
})
