import { expect, it } from 'vitest'
import { judge } from './judge.ts'
import { filesOf, type SuiteFile } from './suite-file.ts'

const fileOf = (file: string, passed: number, ...failed: string[]): SuiteFile => ({
  project: 'node',
  file,
  passed,
  failed: failed.map((name) => ({ name, errors: [`${name} is wrong\n  at a line`] })),
  seconds: 1,
})
const run = (...files: SuiteFile[]) => ({ files, fault: undefined })

it('counts what passes, and runs no file again that did', async () => {
  const verdict = await judge(run(fileOf('a', 3), fileOf('b', 4)), () => Promise.reject(new Error('again')))
  expect(verdict).toEqual({ passed: 7, failed: 0, unpassed: [], unsteady: [] })
})

it('calls a file unsteady that fails beside others and passes by itself, with all that was said', async () => {
  const alone = async ({ file }: SuiteFile) => run(fileOf(file, 3))
  expect(await judge(run(fileOf('a', 2, 'adds'), fileOf('b', 4)), alone)).toEqual({
    passed: 7,
    failed: 0,
    unpassed: [],
    unsteady: ['a: adds\nadds is wrong\n  at a line'],
  })
})

it('is red for what fails again, with all that was said', async () => {
  const alone = async ({ file }: SuiteFile) => run(fileOf(file, 2, 'adds'))
  expect(await judge(run(fileOf('a', 1, 'adds', 'takes away')), alone)).toEqual({
    passed: 2,
    failed: 1,
    unpassed: ['a: adds\nadds is wrong\n  at a line'],
    unsteady: [],
  })
})

it('is red for the fourth unsteady file', async () => {
  const alone = async ({ file }: SuiteFile) => run(fileOf(file, 1))
  const failing = (count: number) =>
    run(...Array.from({ length: count }, (_, at) => fileOf(`f${at}`, 0, 'adds')))
  expect(await judge(failing(3), alone)).toMatchObject({ passed: 3, failed: 0 })
  expect(await judge(failing(4), alone)).toMatchObject({
    passed: 4,
    failed: 1,
    unpassed: ['4 files are unsteady; 3 may be'],
  })
})

it('runs no file again once the run is red whatever comes of it', async () => {
  const failing = run(...Array.from({ length: 30 }, (_, at) => fileOf(`f${at}`, 0, 'adds')))
  for (const [passes, ran] of [
    [true, 4],
    [false, 6],
  ] as const) {
    const again: string[] = []
    const verdict = await judge(failing, async ({ file }) => {
      again.push(file)
      return run(passes ? fileOf(file, 1) : fileOf(file, 0, 'adds'))
    })
    expect(again).toHaveLength(ran)
    expect(verdict.failed).toBeGreaterThanOrEqual(passes ? 26 : 30)
  }
})

it('is red for a run, or a second one, that ends badly although no test failed', async () => {
  const fault = 'ended with 1, and no test failed'
  expect(await judge({ files: [fileOf('a', 3)], fault }, async () => run())).toMatchObject({
    passed: 3,
    failed: 1,
    unpassed: [fault],
  })
  const alone = async ({ file }: SuiteFile) => ({ files: [fileOf(file, 1)], fault })
  expect(await judge(run(fileOf('a', 0, 'adds')), alone)).toMatchObject({
    failed: 1,
    unpassed: [`a: ${fault}`],
  })
})

it('is red for a file whose second run never came to a report', async () => {
  const alone = async () => ({ files: [], fault: 'ended with 137 and left no report' })
  expect(await judge(run(fileOf('a', 1, 'adds')), alone)).toMatchObject({
    passed: 1,
    failed: 2,
    unsteady: [],
  })
})

it('takes a test that was skipped, and a file that did not load, for failed', () => {
  const times = { startTime: 1_000, endTime: 3_500 }
  const files = filesOf('node', {
    testResults: [
      {
        ...times,
        name: `${process.cwd()}/a.test.ts`,
        status: 'passed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'takes away', status: 'pending' },
        ],
      },
      {
        ...times,
        name: `${process.cwd()}/b.test.ts`,
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  })
  expect(files).toEqual([
    {
      project: 'node',
      file: 'a.test.ts',
      passed: 1,
      failed: [{ name: 'takes away', errors: [] }],
      seconds: 2.5,
    },
    {
      project: 'node',
      file: 'b.test.ts',
      passed: 0,
      failed: [{ name: 'did not load', errors: ['no such module'] }],
      seconds: 2.5,
    },
  ])
})
