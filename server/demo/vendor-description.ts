import { linesFor, render } from './grammar.ts'
import type { Random } from './random.ts'
import type { CategoryTexts } from './texts/category-texts.ts'
import type { Persona } from './vendor-words.ts'

const TRIES = 1000
/** After this many drafts one that is merely different enough will do. */
const PATIENCE = 120
const ENOUGH_SHARED_MAX = 1 / 3
/** What two vendors of a category may share before another draft is tried: whole sentences, and their moulds. */
const SENTENCES_SHARED_MAX = 0.25
const MOULDS_SHARED_MAX = 0.5
const SENTENCES_MIN = 7

interface Draft {
  text: string
  sentences: Set<string>
  moulds: Set<string>
}

/** Keeps the descriptions of one category apart: each new one is the draft least like those written before it. */
export function describer(texts: CategoryTexts) {
  const written: Draft[] = []
  return (persona: Persona, random: Random): string => {
    let best: Draft | undefined
    let least = Infinity
    let leastSentences = 1
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const draft = draftOf(texts, persona, random)
      if (draft.sentences.size < SENTENCES_MIN) continue
      const sentences = most(written.map((other) => shared(draft.sentences, other.sentences)))
      const moulds = most(written.map((other) => shared(draft.moulds, other.moulds)))
      const likeness = sentences * 3 + moulds
      if (likeness < least) [best, least, leastSentences] = [draft, likeness, sentences]
      if (sentences <= SENTENCES_SHARED_MAX && moulds <= MOULDS_SHARED_MAX) break
      if (attempt > PATIENCE && leastSentences <= ENOUGH_SHARED_MAX) break
    }
    if (!best) throw new Error(`Too few lines for ${persona.category}`)
    written.push(best)
    return best.text
  }
}

function draftOf(texts: CategoryTexts, persona: Persona, random: Random): Draft {
  const outline = outlineOf(texts, persona, random)
  const text = outline
    .map((lines) => lines.map((line) => render(line, persona.words, random)).join(' '))
    .join('\n\n')
  return { text, sentences: new Set(text.split(/(?<=[.!?])\s+/)), moulds: new Set(outline.flat()) }
}

/** Three to five paragraphs of two to four sentences in the texts' own notation. */
function outlineOf(texts: CategoryTexts, persona: Persona, random: Random): string[][] {
  const last = texts.themes.length - 1
  const middle = texts.themes.slice(1, last).map((_, at) => at + 1)
  const kept = random.some(middle, random.int(1, Math.min(3, middle.length))).toSorted((a, b) => a - b)
  return [0, ...kept, last].map((at) => {
    const lines = linesFor(texts.themes[at]!, persona.tags)
    return random.some(lines, Math.min(lines.length, random.int(2, at === 0 ? 3 : 4)))
  })
}

/** The part of the shorter of two texts that is also in the other, 0 to 1. */
function shared(one: Set<string>, other: Set<string>): number {
  let both = 0
  for (const member of one) if (other.has(member)) both++
  return both / Math.min(one.size, other.size)
}

const most = (values: number[]) => values.reduce((high, value) => Math.max(high, value), 0)
