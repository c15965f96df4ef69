import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = new URL('../docs/decisions/', import.meta.url)
const HEADINGS = ['Date', 'Status', 'Context', 'Decision', 'Consequences']

const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')
const records = readdirSync(FOLDER).filter((file) => file !== 'README.md')
const index = read('README.md')

describe.each(records)('the decision %s', (file) => {
  it('has its number and title, and says date, status, context, decision and consequences in this order', () => {
    const text = read(file)
    expect(text).toMatch(new RegExp(`^# ${file.slice(0, 3)} \\S.*\\n`))
    expect(text.match(/^## .+$/gm)).toEqual(HEADINGS.map((heading) => `## ${heading}`))
    expect(text).toMatch(
      /^## Date\n+\d{4}-\d\d-\d\d\n+## Status\n+(Proposed|Accepted|Superseded by \d{3})\n/m,
    )
    for (const part of text.split(/^## .+$/m).slice(1)) expect(part.trim()).not.toBe('')
  })

  it('is in the index, by its number', () => {
    expect(index).toContain(`\n| [${file.slice(0, 3)}](${file}) |`)
  })
})

it('the index of decisions names only files that are there, each number once', () => {
  const named = [...index.matchAll(/^\| \[(\d{3})\]\(([^)]+)\)/gm)].map(([, , file]) => file)
  expect(named).toEqual(records.toSorted())
})
