import { describe, expect, it } from 'vitest'
import { Article, ArticleChange, NewArticle } from '#contract/site/article.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type ArticleForm, bodyFault, checksOf, faultsOf, formOf, outAt } from './article-form.ts'
import { articleChange, newArticle } from './article-said.ts'

const picture = { id: newId(), url: '', width: 4, height: 3, alt: '', placeholder: '' }
const whole: ArticleForm = {
  ...formOf(undefined),
  title: 'Sposarsi in masseria: è già tempo?',
  summary: 'Sette domande.',
  body: [{ kind: 'paragraph', spans: [{ text: 'La prima visita.' }] }],
}
const NOW = '2026-11-03T09:00:00.000Z'
const article = (more: Partial<Article> = {}): Article =>
  Article.parse({
    id: newId(),
    createdAt: NOW,
    updatedAt: NOW,
    version: 3,
    slug: 'sposarsi-in-masseria',
    title: 'Sposarsi in masseria',
    summary: 'Breve.',
    body: [{ kind: 'paragraph', spans: [{ text: 'Testo.' }] }],
    author: { name: 'Irene', role: '' },
    tags: [],
    state: 'draft',
    ...more,
  })

describe('an article that is written', () => {
  it('is what the contract takes, its address made from its title', () => {
    const said = newArticle(newId(), { ...whole, cover: picture }, 'publish')
    expect(NewArticle.safeParse(said).success).toBe(true)
    expect(said).toMatchObject({
      slug: 'sposarsi-in-masseria-e-gia-tempo',
      state: 'published',
      cover: { fileId: picture.id },
    })
    expect(said).not.toHaveProperty('seo')
  })

  it('says of one that stands only what differs, and when it is planned for by the clocks of Italy', () => {
    const saved = formOf(article())
    expect(articleChange(saved, saved, 'keep')).toEqual({})
    const planned = { ...saved, seoTitle: 'Altro', day: '2027-04-29', time: '07:30' }
    const change = articleChange(planned, saved, 'schedule')
    expect(change).toEqual({
      seo: { title: 'Altro', description: '' },
      state: 'scheduled',
      publishedAt: '2027-04-29T05:30:00.000Z',
    })
    expect(ArticleChange.safeParse(change).success).toBe(true)
    expect(articleChange({ ...saved, cover: null }, { ...saved, cover: picture }, 'keep')).toEqual({
      cover: null,
    })
  })

  it('follows its title with its address until it has been read', () => {
    expect(formOf(article()).slug).toBe('')
    expect(formOf(article({ state: 'published', publishedAt: NOW })).slug).toBe('sposarsi-in-masseria')
    expect(formOf(article({ slug: 'masserie' })).slug).toBe('masserie')
  })

  it('shows when it is planned for', () => {
    const form = formOf(article({ state: 'scheduled', publishedAt: '2099-01-29T06:30:00.000Z' }))
    expect(form).toMatchObject({ day: '2099-01-29', time: '07:30' })
    expect(outAt(form)?.toISOString()).toBe('2099-01-29T06:30:00.000Z')
  })
})

describe('what is missing or wrong', () => {
  const wrong = (more: Partial<ArticleForm>, step: Parameters<typeof faultsOf>[1] = 'keep', isOut = false) =>
    Object.keys(faultsOf({ ...whole, ...more }, step, isOut, Date.parse(NOW)))

  it('is asked of what comes out, not of a draft', () => {
    expect(wrong({ summary: ' ', body: [] })).toEqual([])
    expect(wrong({ summary: ' ', body: [] }, 'publish')).toEqual(['summary', 'body'])
    expect(wrong({ summary: '' }, 'keep', true)).toEqual(['summary'])
  })

  it('is a title without letters, an address with others, nobody who signs', () => {
    expect(wrong({ title: '' })).toEqual(['title'])
    expect(wrong({ title: '!?' })).toEqual(['slug'])
    expect(wrong({ slug: 'Così' })).toEqual(['slug'])
    expect(wrong({ authorName: ' ' })).toEqual(['authorName'])
  })

  it('is an hour that has passed', () => {
    expect(wrong({}, 'schedule')).toEqual(['day'])
    expect(wrong({ day: '2026-11-03', time: '09:59' }, 'schedule')).toEqual(['day'])
    expect(wrong({ day: '2026-11-03', time: '10:01' }, 'schedule')).toEqual([])
  })

  it('is too much of a thing', () => {
    expect(bodyFault([{ kind: 'heading', level: 2, text: 'a'.repeat(201) }])).toMatch(/200, qui 201/)
    expect(bodyFault(Array.from({ length: 201 }, () => whole.body[0]!))).toMatch(/200, qui 201/)
    expect(bodyFault(whole.body)).toBeUndefined()
  })
})

it('what is looked at before it comes out counts the pictures that say nothing', () => {
  const tones = (form: ArticleForm) => checksOf(form).map(({ tone }) => tone)
  expect(tones(formOf(undefined))).toEqual(['bad', 'bad', 'bad', 'warn', 'good', 'warn'])
  const told = { ...whole, cover: picture, tags: [{ slug: 'puglia', name: 'Puglia' }] }
  expect(tones(told)).toEqual(['good', 'good', 'good', 'good', 'warn', 'good'])
})
