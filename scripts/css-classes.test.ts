import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
const CODE = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
const IMPORT = /^import (\w+) from '([^']+\.module\.css)'/gm

/** Of each style sheet of components, what code takes of it. */
interface Taken {
  by: { file: string; name: string }[]
  /** Somebody takes classes by a name that is reckoned. */
  reckoned: boolean
}

const taken = new Map<string, Taken>()
for (const file of CODE) {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  const code = source.replace(/^import .*$/gm, '')
  for (const [, local, from] of source.matchAll(IMPORT)) {
    const sheet = path.join(path.dirname(file), from!)
    const known = taken.get(sheet) ?? { by: [], reckoned: false }
    taken.set(sheet, known)
    for (const [, dotted, quoted] of code.matchAll(
      new RegExp(String.raw`\b${local}(?:\.(\w+)|\['([\w-]+)'\])`, 'g'),
    ))
      known.by.push({ file, name: dotted ?? quoted! })
    known.reckoned ||= new RegExp(String.raw`\b${local}(?:\[[^']|[,)\s}])`).test(code)
  }
}

/** The classes that a style sheet has. */
const classesOf = (sheet: string): Set<string> =>
  new Set(
    [
      ...readFileSync(path.join(ROOT, sheet), 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/url\([^)]*\)|:global\([^)]*\)/g, '')
        .matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g),
    ].map(([, name]) => name!),
  )

it('no component asks for a class that its style sheet does not have', () => {
  const missing = [...taken].flatMap(([sheet, { by }]) => {
    const classes = classesOf(sheet)
    return by
      .filter(({ name }) => !classes.has(name))
      .map(({ file, name }) => `${file}: .${name} of ${sheet}`)
  })
  expect(taken.size).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

it('no style sheet of components has a class that nobody asks for', () => {
  const unused = [...taken].flatMap(([sheet, { by, reckoned }]) => {
    const asked = new Set(by.map(({ name }) => name))
    return reckoned
      ? []
      : [...classesOf(sheet)].filter((name) => !asked.has(name)).map((name) => `${sheet}: .${name}`)
  })
  expect(unused).toEqual([])
})
