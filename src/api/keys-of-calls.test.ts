/** A key belongs to one request over all its tries (decision 054): one that outlives its body is refused, a new one at each try sends twice. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where it is kept with what is sent, longer than a screen stands. */
const KEPT_WITH_THE_REQUEST = /^src\/(api|offline|session)\//

test('whoever sends a call past the outbox asks for the key of what it says', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && !KEPT_WITH_THE_REQUEST.test(file),
  )
  const others = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /\bidempotencyKey\b(?!: (\w+\.)?keyFor\()/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  )
  expect(others).toEqual([])
})
