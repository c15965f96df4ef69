/**
 * `npm run steady -- [FILE…] [--times 10] [--burners 2] [--beside 1] [--dates]`: are these tests steady? Runs each file
 * that many times beside that many busy loops, and beside that many other checkouts whose tests run meanwhile; prints a
 * table. Without a file the whole of `npm test` runs, once unless said. With `--dates` the tests that need no browser
 * run at half a dozen other dates instead.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'
import { burn, testBeside } from './suite/busy.ts'
import { runDates } from './suite/dates.ts'
import { clearWhenEnded, createRunFolder } from './suite/run-folder.ts'
import { runFiles } from './suite/suite-file.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string' },
    burners: { type: 'string', default: '0' },
    beside: { type: 'string', default: '0' },
    dates: { type: 'boolean', default: false },
  },
})

interface Row {
  file: string
  passed: number
  failed: number
  median: string
  longest: string
  error: string
}

const projectOf = (file: string) => /^tests\/(e2e|deaths)\//.exec(file)?.[1] ?? 'node'

/** One file, so many times. */
async function row(file: string, times: number, folder: string): Promise<Row> {
  const seconds: number[] = []
  const errors: string[] = []
  for (let time = 0; time < times; time++) {
    const { files, fault } = await runFiles(projectOf(file), folder, { files: [file], workers: 1 })
    seconds.push(...files.map((one) => one.seconds))
    const failed = files.flatMap((one) => one.failed)
    const error = fault ?? (failed[0] && `${failed[0].name}: ${failed[0].errors[0] ?? ''}`)
    if (error) errors.push(error.split('\n', 1)[0]!)
  }
  const sorted = seconds.toSorted((a, b) => a - b)
  return {
    file,
    passed: times - errors.length,
    failed: errors.length,
    median: (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1),
    longest: (sorted.at(-1) ?? 0).toFixed(1),
    error: errors[0] ?? '',
  }
}

async function runSteady(): Promise<number> {
  process.env.CHROMIUM_PATH = ensureBrowser()
  const folder = createRunFolder()
  clearWhenEnded(folder)
  const others = testBeside(Number(values.beside), folder.path)
  const burners = burn(Number(values.burners))
  try {
    const times = Number(values.times ?? (positionals.length > 0 ? 10 : 1))
    let failed = 0
    if (positionals.length === 0)
      for (let time = 0; time < times; time++)
        failed += Number(spawnSync('npm', ['test'], { stdio: 'inherit' }).status !== 0)
    const rows: Row[] = []
    for (const file of positionals) rows.push(await row(file, times, folder.path))
    if (rows.length > 0) console.table(rows)
    // The whole beside others says how they fared too; for a file they are only what keeps the machine busy.
    if (positionals.length === 0)
      for (const [at, words] of (await others.results()).entries()) console.log(`beside ${at + 1}: ${words}`)
    return failed + rows.reduce((sum, one) => sum + one.failed, 0)
  } finally {
    await burners.end()
    await others.end()
    folder.clear()
  }
}

if ((values.dates ? runDates(positionals) : await runSteady()) > 0) process.exitCode = 1
