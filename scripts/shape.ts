/** `npm run shape`: how much code there is and how it is cut, of TypeScript without tests and the demo's data. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** More files than this lie in no folder without parts. */
const MOST_IN_A_FOLDER = 25
const LONGEST = 5

interface SourceFile {
  path: string
  lines: number
}

const NOT_PRODUCTION =
  /^(tests|bench)\/|^server\/demo\/|\.test\.tsx?$|\/test-support\/|\/(test|simulated)-(world|command)\.ts$|-harness\.ts$|\.gen\.ts$/

const files: SourceFile[] = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => path && !NOT_PRODUCTION.test(path))
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
  .toSorted((one, other) => one.lines - other.lines)

/** @param share between 0 and 1, of files in the order of their length */
const lengthAt = (of: readonly SourceFile[], share: number): number =>
  of[Math.min(of.length - 1, Math.floor(of.length * share))]?.lines ?? 0

/** The line of a table for some of the files. */
const rowOf = (name: string, of: readonly SourceFile[]): string =>
  `| ${[
    name,
    of.length,
    of.reduce((sum, { lines }) => sum + lines, 0),
    lengthAt(of, 0.5),
    lengthAt(of, 0.9),
    of.at(-1)?.lines ?? 0,
  ].join(' | ')} |`

/** The files by a part of their path, the names in order. */
const by = (nameOf: (path: string) => string): [string, SourceFile[]][] =>
  [...Map.groupBy(files, ({ path }) => nameOf(path))].toSorted(([one], [other]) => one.localeCompare(other))

console.log('| folder | files | lines | median | p90 | longest |\n| --- | ---: | ---: | ---: | ---: | ---: |')
for (const [folder, inside] of by((path) => (path.includes('/') ? path.split('/')[0]! : '(root)')))
  console.log(rowOf(folder, inside))
console.log(rowOf('all', files))

console.log('\nLongest:')
for (const { path, lines } of files.slice(-LONGEST).toReversed()) console.log(`${lines}  ${path}`)

console.log(`\nFolders with more than ${MOST_IN_A_FOLDER} files flat:`)
for (const [folder, inside] of by(dirname))
  if (inside.length > MOST_IN_A_FOLDER) console.log(`${inside.length}  ${folder}`)

await import('./shape-kinds.ts')
