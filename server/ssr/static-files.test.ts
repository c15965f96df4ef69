import { expect, test } from 'vitest'
import { cacheControlOf } from './static-files.ts'

test.each([
  ['/assets/main-abc123.js', /immutable/],
  ['/service-worker.js', /^no-cache$/],
  ['/app-shell.html', /^no-cache$/],
  ['/manifest.webmanifest', /^no-cache$/],
  ['/icons/icon-192.png', /max-age=86400/],
])('%s is kept as long as it may be', (file, expected) => {
  expect(cacheControlOf(file)).toMatch(expected)
})
