/** What the source must not say, wherever a person reads it. */
import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** The files of a pattern with their text; tests and demo texts are nobody's screen. */
async function sources(...patterns: string[]): Promise<(readonly [file: string, text: string])[]> {
  const files: string[] = []
  for await (const file of glob(patterns)) if (!/\.(test|fixtures)\.|\/demo\//.test(file)) files.push(file)
  return Promise.all(files.toSorted().map(async (file) => [file, await readFile(file, 'utf8')] as const))
}

/** A line without comments. */
const said = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

it('a number that may be one has a word for one: «1 invitato», not «1 invitati»', async () => {
  // What is counted at least in tens, or begins at two, and stands beside its own word for one.
  const sure =
    /PLAN_PHOTOS|_MAX\b|_DAYS\b|max\b|most\b|pictures\.length|formatNumber\(making\.of\)|lengthOf|=== 1|days > [01]/
  const bare =
    /\}\s(invitati|persone|inviti|preventivi|fornitori|attività|recensioni|ore|giorni|voti|modifiche|spese|foto e)\b/
  const found: string[] = []
  for (const [file, text] of await sources('{src,server}/**/*.{ts,tsx}')) {
    const lines = said(text).split('\n')
    for (const [at, line] of lines.entries()) {
      const around = `${lines[at - 1] ?? ''}${line}`
      if (bare.test(line) && !sure.test(around)) found.push(`${file}: ${line.trim()}`)
    }
  }
  expect(found).toEqual([])
})

it('the couple’s fields speak to two: what is wrong is said with «scrivete» and «scegliete»', async () => {
  const patterns = [
    'src/plan/**/*.{ts,tsx}',
    'src/features/{budget,couple,couple-tasks,website,gallery,onboarding}/**/*-{fields,plan,draft}.ts',
  ]
  const toOne =
    /(required|tooMuch|error|form|:)[^\n]*'(Scrivi|Scegli|Controlla|Decidi|Aggiungi|Indica)\b[^']*\.'/g
  const found: string[] = []
  for (const [file, text] of await sources(...patterns))
    for (const [words] of said(text).matchAll(toOne))
      // Of the one who holds the phone.
      if (!words.includes('il tuo nome')) found.push(`${file}: ${words}`)
  expect(found).toEqual([])
})

it('figures in the headings’ face stand on the line: its old-style 1 reads as an I', async () => {
  const found: string[] = []
  for (const [file, text] of await sources('src/**/*.css'))
    for (const [rule] of said(text).matchAll(/[^{}]+\{[^{}]*var\(--display\)[^{}]*\}/g))
      // The app's own name has none.
      if (!/lining-nums/.test(rule) && !/\.(boot|logo|word)\b/.test(rule))
        found.push(`${file}: ${rule.split('{')[0]!.trim()}`)
  expect(found).toEqual([])
})
