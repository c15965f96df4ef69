import type { Random } from './random.ts'

/**
 * The small notation the demo texts are written in:
 * `[a|b|c]` one of these · `{n:20-60}` a whole number, `{n:200-500/50}` in steps · `{vino}` a word of the vendor's own
 * · a line that opens with `tag,tag>` is only for vendors with one of those tags.
 */
export type Words = Record<string, string | readonly string[]>

/** Writes a line out. The same list word is not used twice in a row for one vendor: `words` keeps what is left. */
export function render(line: string, words: Words, random: Random): string {
  let text = line.replace(/^[a-z,-]+> /, '')
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(/\[([^[\]]*)\]/g, (_, options: string) => random.pick(options.split('|')))
  }
  text = text.replace(/\{n:(\d+)-(\d+)(?:\/(\d+))?\}/g, (_, from: string, to: string, step = '1') =>
    thousands(random.int(Math.ceil(+from / +step), Math.floor(+to / +step)) * +step),
  )
  text = text.replace(
    /(?:\b(di|a|da|su|in) )?\{(\w+)\}/g,
    (_, preposition: string | undefined, key: string) => {
      const value = words[key]
      if (value === undefined) throw new Error(`No word for {${key}} in: ${line}`)
      const word = typeof value === 'string' ? value : random.pick(value)
      return preposition ? joined(preposition, word) : word
    },
  )
  text = text.replace(/(^|\s)e (?=[eè])/gi, '$1ed ').replace(/(^|\s)a (?=a)/gi, '$1ad ')
  return text.replace(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, before: string, first: string) => before + first.toUpperCase(),
  )
}

/** The lines of a block of text that this vendor may use. */
export function linesFor(lines: readonly string[], tags: ReadonlySet<string>): string[] {
  return lines.filter((line) => {
    const match = /^([a-z,-]+)> /.exec(line)
    return !match || match[1]!.split(',').some((tag) => tags.has(tag))
  })
}

const thousands = (value: number) =>
  value >= 1000 ? `${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, '0')}` : String(value)

const STEMS: Record<string, string> = { di: 'de', a: 'a', da: 'da', su: 'su', in: 'ne' }

/** A preposition before a word: "di" and "le colline" make "delle colline". */
function joined(preposition: string, word: string): string {
  const article = /^(il|lo|la|i|gli|le) (.*)$|^(l[’'])(.*)$/.exec(word)
  const stem = STEMS[preposition]
  if (!article || !stem) return `${preposition} ${word}`
  if (article[3]) return `${stem}ll’${article[4]}`
  const forms: Record<string, string> = { il: 'l', lo: 'llo', la: 'lla', i: 'i', gli: 'gli', le: 'lle' }
  return `${stem}${forms[article[1]!]!} ${article[2]}`
}
