import { linesFor, render } from './grammar.ts'
import type { Random } from './random.ts'
import type { CategoryTexts } from './texts/category-texts.ts'
import type { Persona } from './vendor-words.ts'

const TRIES = 60

/** Keeps the descriptions of one category apart: each new one is the least like those written before it. */
export function describer(texts: CategoryTexts) {
  const written: Set<string>[] = []
  return (persona: Persona, random: Random): string => {
    let best: string[][] = []
    let bestLikeness = Infinity
    for (let attempt = 0; attempt < TRIES && bestLikeness > 0.2; attempt++) {
      const outline = outlineOf(texts, persona, random)
      const likeness = Math.max(0, ...written.map((other) => shared(outline.flat(), other)))
      if (likeness < bestLikeness) [best, bestLikeness] = [outline, likeness]
    }
    written.push(new Set(best.flat()))
    return best
      .map((lines) => lines.map((line) => render(line, persona.words, random)).join(' '))
      .join('\n\n')
  }
}

/** Three to five paragraphs of two to four sentences, still in the texts' own notation. */
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
function shared(lines: string[], other: Set<string>): number {
  return lines.filter((line) => other.has(line)).length / Math.min(lines.length, other.size)
}
