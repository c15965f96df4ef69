/** The guides as they lie in `texts/`: Markdown with a head of `key: value` lines. Read once, when first asked for. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { CategorySlug } from '#contract/vendors/category.ts'
import type { Guide, GuideCard } from '#contract/site/guide.ts'
import { TASK_CATEGORIES } from '#contract/lists/plan/task-categories.ts'

const FOLDER = path.join(import.meta.dirname, 'texts')
const FAQ_TITLE = 'Domande frequenti'
/** Words a minute, read without hurry. */
const PACE = 200
const RELATED = 3

/** A guide with the other words people ask for it by. */
export interface GuideText extends Omit<Guide, 'related'> {
  keywords: string
}

let kept: readonly GuideText[] | undefined

/** All guides, by title. */
export function allGuides(): readonly GuideText[] {
  kept ??= readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => parseGuide(file.slice(0, -3), readFileSync(path.join(FOLDER, file), 'utf8')))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'it'))
  return kept
}

/** @throws Error naming the guide and what is wrong with its text */
export function parseGuide(slug: string, source: string): GuideText {
  const fault = (what: string) => new Error(`guide ${slug}: ${what}`)
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (head === undefined || body === undefined) throw fault('no head')
  const all = (key: string) =>
    head
      .split('\n')
      .filter((line) => line.startsWith(`${key}:`))
      .map((line) => line.slice(key.length + 1).trim())
  const one = (key: string) => {
    const value = all(key)[0]
    if (!value) throw fault(`no ${key}`)
    return value
  }
  const [intro = '', ...parts] = body.split(/^## /m)
  const sections = parts.map((part) => {
    const [title = '', ...rest] = part.split('\n')
    return { id: idOf(title), title: title.trim(), text: rest.join('\n').trim() }
  })
  const faq = sections.find(({ title }) => title === FAQ_TITLE)
  const valid = all('valid')[0]
  return {
    slug,
    title: one('title'),
    summary: one('summary'),
    category: one('category'),
    categoryName:
      TASK_CATEGORIES.find(({ slug: known }) => known === one('category'))?.name ?? one('category'),
    keywords: one('keywords'),
    minutes: Math.max(1, Math.round(body.split(/\s+/).length / PACE)),
    ...(valid && { valid }),
    intro: intro.trim(),
    sections: sections.filter((section) => section !== faq),
    faq: (faq?.text ?? '')
      .split(/^### /m)
      .filter((entry) => entry.trim())
      .map((entry) => {
        const [question = '', ...answer] = entry.split('\n')
        return { question: question.trim(), answer: answer.join('\n').trim() }
      }),
    ask: all('ask').map((line) => {
      const [who = '', what = ''] = line.split('|').map((part) => part.trim())
      return { who, what }
    }),
    tasks: all('task').map((line) => {
      const [title = '', category = '', months = ''] = line.split('|').map((part) => part.trim())
      return { title, category, monthsBefore: Number(months) }
    }),
    vendors: (all('vendors')[0] ?? '')
      .split(',')
      .map((vendor) => vendor.trim())
      .filter(Boolean)
      .map((vendor) => {
        const category = categoryOf(vendor)
        if (!category) throw fault(`no kind of vendor is called ${vendor}`)
        return category.slug satisfies CategorySlug
      }),
  }
}

const cardOf = ({ slug, title, summary, category, categoryName, minutes }: GuideText): GuideCard => ({
  slug,
  title,
  summary,
  category,
  categoryName,
  minutes,
})

/** What a list shows of them: by category, in the order a couple's tasks have. */
export const guideCards = (): GuideCard[] =>
  TASK_CATEGORIES.flatMap(({ slug }) => allGuides().filter(({ category }) => category === slug)).map(cardOf)

/** A guide with others of its category, then of what shares most kinds of vendor with it. */
export function guideBySlug(slug: string): Guide | undefined {
  const found = allGuides().find((guide) => guide.slug === slug)
  if (!found) return undefined
  const nearness = (other: GuideText) =>
    (other.category === found.category ? 10 : 0) +
    other.vendors.filter((vendor) => found.vendors.includes(vendor)).length
  const related = allGuides()
    .filter((other) => other !== found && nearness(other) > 0)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, RELATED)
    .map(cardOf)
  const { keywords: _, ...guide } = found
  return { ...guide, related }
}

const idOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
