import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

it('every test that the table of faults names exists under that name', () => {
  const rows = [...read('docs/faults.md').matchAll(/\| `([\w/.-]+\.test\.ts)`: (.+?) \|$/gm)]
  expect(rows.length).toBeGreaterThan(30)
  const missing = rows.filter(([, file, name]) => !read(file!).includes(name!))
  expect(missing.map(([, file, name]) => `${file}: ${name}`)).toEqual([])
})
