/** Of `npm run shape`: what one more kind of thing, field and list took, counted in those that are the examples. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The kind of docs/examples/new-entity.md, and a field of docs/examples/new-entity.md#a-new-field. */
const KIND = 'gift'
const FIELD = 'supplierContact'

/** What other features say about it is theirs: a website’s words on gifts, a placement that is one. */
const OF_OTHERS = /^(src|server)\/features\/(?!sync\/)|placement|^contract\/site-management/

/** The goals of docs/architecture.md. */
const MOST = { kindFiles: 14, kindLinesWithoutScreen: 120, fieldFiles: 4, listLines: 90 }

type Part = 'production' | 'screen' | 'test'
const SCREEN = /^(contract\/screens\/|src\/routes\/)|\.tsx$|\.css$/
const TEST = /^tests\/|\.test\.tsx?$/
const partOf = (path: string): Part =>
  TEST.test(path) ? 'test' : SCREEN.test(path) ? 'screen' : 'production'

const tracked = execFileSync('git', ['ls-files', '-z', 'contract', 'server', 'src', 'sw', 'tests'], {
  encoding: 'utf8',
})
const sources = tracked
  .split('\0')
  .filter((path) => /\.(tsx?|sql|css|json)$/.test(path) && !/^server\/demo\/|\.gen\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const lineCount = (text: string) => text.split('\n').length - 1
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)

/** How many lines of a file name it, with all that their brackets hold. */
function linesNaming(text: string, named: RegExp): number {
  let count = 0
  let depth = 0
  for (const line of text.split('\n')) {
    if (depth === 0 && !named.test(line)) continue
    count += 1
    const brackets = (some: RegExp) => line.match(some)?.length ?? 0
    depth = Math.max(depth + brackets(/[([{]/g) - brackets(/[)\]}]/g), 0)
  }
  return count
}

/** The lines of the commands that devices may have, of one kind. */
const fixtureLines = (text: string, kind: string): number =>
  [...text.matchAll(/^ {2}\{\n[\s\S]*?^ {2}\}/gm)]
    .filter(([one]) => one.includes(`"name": "${kind}.`))
    .reduce((sum, [one]) => sum + one.split('\n').length, 0)

interface Touched {
  path: string
  part: Part
  lines: number
}

/** What a kind is made of: its own files whole, and of the others what names it. */
function touchedBy(kind: string): Touched[] {
  const named = new RegExp(
    `(?<![-\\w])(${kind}s?|${capital(kind)})(?!\\w)|'${capital(kind)}'|Icon${capital(kind)}`,
  )
  const own = new RegExp(`(^|/|_)${kind}s?([-.]|_|/)`)
  return sources.flatMap(({ path, text }) => {
    if (!own.test(path) && OF_OTHERS.test(path)) return []
    const lines = own.test(path)
      ? lineCount(text)
      : path.endsWith('.json')
        ? fixtureLines(text, kind)
        : linesNaming(text, named)
    return lines > 0 ? [{ path, part: partOf(path), lines }] : []
  })
}

const ofPart = (touched: readonly Touched[], part: Part) => touched.filter((one) => one.part === part)
const sum = (touched: readonly Touched[]) => touched.reduce((all, { lines }) => all + lines, 0)

function tell(title: string, touched: readonly Touched[]): void {
  console.log(`\n${title}`)
  for (const part of ['production', 'screen', 'test'] as const) {
    const some = ofPart(touched, part)
    console.log(`${part}: ${some.length} files, ${sum(some)} lines`)
    for (const { path, lines } of some) console.log(`  ${String(lines).padStart(4)}  ${path}`)
  }
}

/** Says so, and fails, where it is more than it may be. */
function within(what: string, count: number, most: number): void {
  if (count <= most) return
  console.log(`OVER: ${what}: ${count} of ${most}`)
  process.exitCode = 1
}

const kind = touchedBy(KIND)
tell(`The kind «${KIND}»:`, kind)
within('files of a kind with its screen', kind.filter(({ part }) => part !== 'test').length, MOST.kindFiles)
within('lines of a kind without its screen', sum(ofPart(kind, 'production')), MOST.kindLinesWithoutScreen)

const snake = FIELD.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const field = sources.flatMap(({ path, text }) => {
  const lines = path.endsWith('.json') ? 0 : linesNaming(text, new RegExp(`\\b(${FIELD}|${snake})\\b`))
  return lines > 0 ? [{ path, part: partOf(path), lines }] : []
})
tell(`The field «${FIELD}»:`, field)
within('files of a field without its place on a form', ofPart(field, 'production').length, MOST.fieldFiles)

console.log('\nLists that are descriptions:')
for (const { path, text } of sources) {
  if (!/^export const \w+: ListDescription</m.test(text)) continue
  console.log(`  ${String(lineCount(text)).padStart(4)}  ${path}`)
  within(path, lineCount(text), MOST.listLines)
}
