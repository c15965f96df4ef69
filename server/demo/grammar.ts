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
  text = text.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = words[key]
    if (value === undefined) throw new Error(`No word for {${key}} in: ${line}`)
    return typeof value === 'string' ? value : random.pick(value)
  })
  return text[0]!.toUpperCase() + text.slice(1)
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
