import { render, type Words } from './grammar.ts'
import type { Random } from './random.ts'

/** How often a line is written out anew before it counts as told to its end. */
const TRIES = 6

/** After so many failures in a row a line is left alone: it has said what it can. */
const PATIENCE = 4

export interface Telling {
  /** The line written out in sentences that may still be said, or nothing when it has none left. */
  say(line: string, words: Words, random: Random): string | undefined
  /** Like `say`, but sentences of the line that were said before are left away, as long as its first is new. */
  sayWhatIsNew(line: string, words: Words, random: Random): string | undefined
  /** `count` of the lines, those told least often first; fewer when no more can be said. */
  some(
    lines: readonly string[],
    count: number,
    words: Words,
    random: Random,
    /** lines to leave to others; those told now are added */
    told?: Set<string>,
  ): string[]
}

/** Remembers what was said, so that no sentence stands in more than `most` places. */
export function telling(most: number): Telling {
  const said = new Map<string, number>()
  const told = new Map<string, number>()
  /** What was said, its numbers aside. */
  const alike = new Set<string>()
  const isFree = (sentence: string) => (said.get(sentence) ?? 0) < most
  const keep = (line: string, sentences: readonly string[]) => {
    for (const sentence of sentences) {
      said.set(sentence, (said.get(sentence) ?? 0) + 1)
      alike.add(withoutNumbers(sentence))
    }
    told.set(line, (told.get(line) ?? 0) + 1)
    return sentences.join(' ')
  }
  const attempt = (
    line: string,
    words: Words,
    random: Random,
    fresh: (sentences: string[]) => string[] | undefined,
    failures: Map<string, number>,
  ) => {
    const failed = failures.get(line) ?? 0
    if (failed >= PATIENCE) return undefined
    for (let at = 0; at < TRIES; at++) {
      const kept = fresh(sentencesOf(render(line, words, random)))
      if (kept) {
        failures.delete(line)
        return keep(line, kept)
      }
      if (!/[[{]/.test(line)) break
    }
    failures.set(line, failed + 1)
    return undefined
  }
  const sayIf = (may: (sentence: string) => boolean): Telling['say'] => {
    const failures = new Map<string, number>()
    return (line, words, random) =>
      attempt(
        line,
        words,
        random,
        (sentences) =>
          sentences.every(may) && new Set(sentences).size === sentences.length ? sentences : undefined,
        failures,
      )
  }
  const say = sayIf(isFree)
  /** What differs from all that was said by more than a number. */
  const sayAnew = sayIf((sentence) => isFree(sentence) && !alike.has(withoutNumbers(sentence)))
  return {
    say,
    sayWhatIsNew: (line, words, random) =>
      attempt(
        line,
        words,
        random,
        (sentences) => (isFree(sentences[0]!) ? sentences.filter(isFree) : undefined),
        new Map(),
      ),
    some(lines, count, words, random, here) {
      const order = lines
        .map((line) => ({ line, rank: (told.get(line) ?? 0) + random.next() }))
        .toSorted((a, b) => a.rank - b.rank)
      const written = new Map<string, string>()
      for (const way of [sayAnew, say])
        for (const { line } of order) {
          if (written.size === count) break
          if (written.has(line) || here?.has(line)) continue
          const text = way(line, words, random)
          if (text === undefined) continue
          here?.add(line)
          written.set(line, text)
        }
      return [...written.values()]
    },
  }
}

const withoutNumbers = (sentence: string) => sentence.replace(/\d[\d.]*/g, '#')

/** A text's sentences, as a reader would count them. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
