import { linesFor } from './grammar.ts'
import type { Random } from './random.ts'
import type { Telling } from './telling.ts'
import type { CategoryTexts } from './texts/category-texts.ts'
import type { Persona } from './vendor-words.ts'

const SENTENCES_MIN = 7
const PARAGRAPH_MAX = 4

/** Three or four paragraphs in sentences nobody else has: how it began, what is done, how to begin. */
export function describe(texts: CategoryTexts, persona: Persona, telling: Telling, random: Random): string {
  const last = texts.themes.length - 1
  const middle = texts.themes.slice(1, last).map((_, at) => at + 1)
  const kept = random.some(middle, random.int(1, 2)).toSorted((a, b) => a - b)
  const linesOf = (at: number) => linesFor(texts.themes[at]!, persona.tags)
  const paragraphs = [0, ...kept, last].map((at) =>
    telling.some(linesOf(at), kept.length === 1 && at !== 0 ? 3 : 2, persona.words, random),
  )
  // What a theme has no words left for, another says.
  const others = middle.flatMap(linesOf)
  for (const paragraph of paragraphs)
    if (paragraph.length < 2)
      paragraph.push(...telling.some(others, 2 - paragraph.length, persona.words, random))
  const count = () => paragraphs.reduce((sum, { length }) => sum + length, 0)
  const shortest = () => paragraphs.reduce((a, b) => (b.length < a.length ? b : a))
  while (count() < SENTENCES_MIN && shortest().length < PARAGRAPH_MAX) {
    const [more] = telling.some(others, 1, persona.words, random)
    if (more === undefined) break
    shortest().push(more)
  }
  if (count() < SENTENCES_MIN || shortest().length === 0)
    throw new Error(`Too few lines for ${persona.category}: ${persona.words['name'] as string}`)
  return paragraphs.map((sentences) => sentences.join(' ')).join('\n\n')
}
