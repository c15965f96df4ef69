/** What goes into the image is what is in git: `deploy/Containerfile` copies the folder it is built in. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
const entriesOf = (file: string) =>
  readFileSync(path.join(ROOT, file), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** In .gitignore a name without a slash before its end is meant in every folder; in .containerignore only with `**` before it. */
function inEveryFolder(entry: string): string {
  const name = entry.replace(/\/$/, '')
  return name.includes('/') ? name : `**/${name}`
}

it('the image leaves out whatever git does, and git’s own folder', () => {
  const left = entriesOf('.containerignore')
  for (const entry of entriesOf('.gitignore')) expect(left).toContain(inEveryFolder(entry))
  expect(left).toContain('.git')
  // A line that takes something back in would make of this test a wish.
  expect(left.filter((entry) => entry.startsWith('!'))).toEqual([])
})

it('the image leaves out passwords that lie beside the code', () => {
  expect(entriesOf('.containerignore')).toEqual(expect.arrayContaining(['**/.env', '**/.env.*']))
})
