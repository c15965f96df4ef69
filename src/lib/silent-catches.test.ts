/** A fault that is swallowed where nobody hears it cannot be found: src/lib/fault-log.ts, server/platform/faults.ts. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where there is nothing to hear: tests and what they stand on, demo data, and the log itself. */
const WITHOUT = [
  /\.test\.tsx?$|simulated-world|memory-outbox-store|test-world|\/test-support\/|^server\/demo\//,
  /^src\/lib\/fault-log\.ts$/,
  // An answer that is not JSON is somebody else's: it is told apart a line later.
  /^src\/api\/api-client\.ts$/,
]
/**
 * `catch {`, `.catch(() => …)` and `.then(…, () => …)` that say neither to the log nor here why nothing failed; a load that
 * will be tried again is its caller's to hear, and what is thrown in its place is heard there.
 */
const SILENT = [
  /catch \{(?!\s*(\/\/ No fault: |throw ))/g,
  /\.catch\(\s*\(\) => (?!\(\w+(\.\w+)* = undefined\)\))/g,
  /\.then\([^;]*?,\s*\(\) => (undefined|null|\{\})(?=,?\s*\))/g,
]
const REASON = '// No fault: '

/** @returns the line, from 1, of each silent one */
function silentLines(text: string): number[] {
  const lines = text.split('\n')
  return SILENT.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: found }) => text.slice(0, index + found.length).split('\n').length,
    ),
  ).filter((line) => !lines[line - 2]?.includes(REASON))
}

test('no fault of the app, of its worker or of the server is swallowed in silence', () => {
  const files = globSync('{src,sw,server}/**/*.{ts,tsx}').filter(
    (file) => !WITHOUT.some((pattern) => pattern.test(file)),
  )
  for (const [place, fewest] of [
    ['src', 500],
    ['sw', 10],
    ['server', 200],
  ] as const)
    expect(files.filter((file) => file.startsWith(`${place}/`)).length).toBeGreaterThan(fewest)
  expect(
    files.flatMap((file) => silentLines(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`)),
  ).toEqual([])
})

test('a silent one is found by its line, and one that says why nothing failed is not', () => {
  expect(silentLines('try {\n  go()\n} catch {\n  return\n}')).toEqual([3])
  expect(silentLines('const one = work\n  .catch(() => undefined)')).toEqual([2])
  expect(silentLines('read().then((text) => text,\n  () => undefined,\n)')).toEqual([2])
  expect(silentLines('} catch {\n  // No fault: there is none.\n}')).toEqual([])
  expect(silentLines('  // No fault: it was stopped.\n  await pause().catch(() => undefined)')).toEqual([])
  expect(silentLines('} catch {\n  throw new Error()\n}')).toEqual([])
})
