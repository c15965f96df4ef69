import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runFiles } from './suite-file.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'lovoglio-suite-'))
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  const config = { test: { projects: [{ test: { name: 'node', include: ['*.test.mjs'] } }] } }
  writeFileSync(path.join(root, 'vitest.config.mjs'), `export default ${JSON.stringify(config)}`)
  mkdirSync(path.join(root, 'scratch'))
})
afterAll(() => rmSync(root, { recursive: true }))

/** What comes of a file of tests with these lines in it. */
async function outcome(name: string, ...lines: string[]) {
  const file = `${name}.test.mjs`
  writeFileSync(path.join(root, file), ["import { expect, it } from 'vitest'", ...lines].join('\n'))
  return runQuietly(file)
}
const runQuietly = (file: string) =>
  runFiles('node', path.join(root, 'scratch'), { files: [file], workers: 1, root, quiet: true })

const PASSES = "it('adds', () => expect(1 + 1).toBe(2))"
const FAILS = "it('takes away', () => expect(1 - 1).toBe(2))"
const THROWS = "setTimeout(() => { throw new Error('nobody waits for this') })"
const LATER = "it('waits', () => new Promise((resolve) => setTimeout(resolve, 50)))"

it('counts the tests of a file, and says what one that fails was told', async () => {
  const { files, fault } = await outcome('counted', PASSES, FAILS)
  expect(fault).toBeUndefined()
  expect(files).toMatchObject([
    { project: 'node', file: 'counted.test.mjs', passed: 1, failed: [{ name: 'takes away' }] },
  ])
  expect(files[0]!.failed[0]!.errors[0]).toContain('expected +0 to be 2')
})

it('is at fault for an error that no test waits for, also beside a test that fails', async () => {
  for (const [name, ...lines] of [
    ['unhandled', PASSES],
    ['beside', FAILS],
  ] as const)
    expect((await outcome(name, THROWS, LATER, ...lines)).fault).toContain('nobody waits for this')
})

it('is at fault when it finds no test', async () => {
  expect((await runQuietly('none')).fault).toBeDefined()
})
