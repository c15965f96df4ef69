/** The articles of the demo: Markdown files with a head of `name: value` lines, read into the contract's own form. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type Token, type Tokens, marked } from 'marked'
import type { Article } from '#contract/site/article.ts'
import type { Picture } from '#contract/media/picture.ts'
import type { RichText, RichTextPart, Span } from '#contract/kit/rich-text.ts'
import { addDays } from '#contract/lists/plan/task-template.ts'
import { slugOf } from '#contract/kit/slug.ts'
import { entityOf } from './days.ts'
import type { Random } from './random.ts'

const FOLDER = path.join(import.meta.dirname, 'news')
const HOUR = 'T07:30:00.000Z'

/**
 * @param today `YYYY-MM-DD`; the days of publication are counted back from it
 * @param pictureNamed a drawn picture by its name
 */
export function makeArticles(
  today: string,
  pictureNamed: (name: string) => Picture | undefined,
  random: Random,
): Article[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => {
      const [head = '', ...body] = readFileSync(path.join(FOLDER, file), 'utf8').split(/\n\n/)
      const said = new Map(head.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]))
      const say = (name: string) => said.get(name)?.trim() ?? ''
      const day = addDays(today, -Number(say('daysAgo')))
      const cover = pictureNamed(say('cover'))
      return {
        ...entityOf(day, random.fork(file)),
        createdAt: day + HOUR,
        updatedAt: day + HOUR,
        slug: path.basename(file, '.md'),
        title: say('title'),
        summary: say('summary'),
        body: richTextOf(body.join('\n\n')),
        ...(cover && { cover }),
        author: { name: say('author'), role: say('role') },
        tags: say('tags')
          .split(', ')
          .map((name) => ({ slug: slugOf(name), name })),
        state: 'published' as const,
        publishedAt: day + HOUR,
      }
    })
}

/** Reads the part of Markdown that articles are written in. */
function richTextOf(markdown: string): RichText {
  return marked.lexer(markdown).flatMap((token): RichTextPart[] => {
    switch (token.type) {
      case 'heading':
        return [
          { kind: 'heading', level: token.depth === 2 ? 2 : 3, text: typographic(token.text as string) },
        ]
      case 'paragraph':
        return [{ kind: 'paragraph', spans: spansOf(token.tokens ?? []) }]
      case 'blockquote':
        return [{ kind: 'quote', spans: (token.tokens ?? []).flatMap((inner) => spansOf(tokensIn(inner))) }]
      case 'list': {
        const { ordered, items } = token as Tokens.List
        return [{ kind: 'list', ordered, items: items.map((item) => spansOf(item.tokens)) }]
      }
      case 'space':
        return []
      default:
        throw new Error(`an article has a ${token.type}, which has no form here`)
    }
  })
}

const tokensIn = (token: Token): Token[] => ('tokens' in token && token.tokens) || []

function spansOf(tokens: readonly Token[], form: Omit<Span, 'text'> = {}): Span[] {
  return tokens.flatMap((token): Span[] => {
    if (token.type === 'strong') return spansOf(tokensIn(token), { ...form, strong: true })
    if (token.type === 'em') return spansOf(tokensIn(token), { ...form, emphasis: true })
    if (token.type === 'link') return spansOf(tokensIn(token), { ...form, href: (token as Tokens.Link).href })
    const inner = tokensIn(token)
    return inner.length > 0 ? spansOf(inner, form) : [{ ...form, text: typographic(token.raw) }]
  })
}

/** Apostrophes and quotes as they are printed. */
const typographic = (text: string) =>
  text
    .replace(/'/g, '’')
    .replace(/"([^"]*)"/g, '«$1»')
    .replace(/\n/g, ' ')
