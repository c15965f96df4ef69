import { describe, expect, it } from 'vitest'
import { Guide } from '#contract/site/guide.ts'
import { TASK_CATEGORIES } from '#contract/lists/plan/task-categories.ts'
import { allGuides, guideBySlug, parseGuide } from './guide-texts.ts'

const WORDS_LEAST = 350
const guides = allGuides()
const whole = (slug: string) => guideBySlug(slug)!
const wordsOf = (slug: string) => {
  const { intro, sections, faq } = whole(slug)
  return [
    intro,
    ...sections.map(({ text }) => text),
    ...faq.flatMap(({ question, answer }) => [question, answer]),
  ]
    .join(' ')
    .split(/\s+/).length
}

it('are at least twenty-five', () => {
  expect(guides.length).toBeGreaterThanOrEqual(25)
})

describe.each(guides.map(({ slug }) => slug))('%s', (slug) => {
  it('is what the contract says, and long enough to help', () => {
    expect(Guide.safeParse(whole(slug)).error).toBeUndefined()
    expect(wordsOf(slug)).toBeGreaterThanOrEqual(WORDS_LEAST)
  })

  it('has sections, three to five questions, and says where to ask', () => {
    const { sections, faq, ask, summary } = whole(slug)
    expect(sections.length).toBeGreaterThanOrEqual(3)
    expect(faq.length).toBeGreaterThanOrEqual(3)
    expect(faq.length).toBeLessThanOrEqual(5)
    expect(faq.every(({ question, answer }) => question.endsWith('?') && answer.length > 20)).toBe(true)
    expect(ask.length).toBeGreaterThan(0)
    expect(ask.every(({ who, what }) => who && what)).toBe(true)
    expect(summary.length).toBeLessThanOrEqual(160)
  })

  it('stands in a category of tasks, as do its own', () => {
    const slugs: readonly string[] = TASK_CATEGORIES.map((category) => category.slug)
    const { category, tasks } = whole(slug)
    expect(slugs).toContain(category)
    expect(tasks.length).toBeGreaterThan(0)
    for (const task of tasks) expect(slugs).toContain(task.category)
  })

  it('says until when its law and prices were checked, where it speaks of documents', () => {
    const { category, valid } = whole(slug)
    if (category === 'documenti') expect(valid).toMatch(/^20\d\d-\d\d$/)
  })
})

it('names the guide whose text is wrong', () => {
  expect(() => parseGuide('x', 'niente')).toThrow('guide x')
  const head = 'title: T\nsummary: S\ncategory: altro\nkeywords: k\nvendors: pirati'
  expect(() => parseGuide('y', `---\n${head}\n---\nTesto`)).toThrow('pirati')
})

it('does not find what is not there, and never leaves its folder', () => {
  expect(guideBySlug('../italian-words')).toBeUndefined()
  expect(guideBySlug('nessuna')).toBeUndefined()
})
