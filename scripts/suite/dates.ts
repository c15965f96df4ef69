/** The tests that need no browser, on days that are special: the clock of the whole run is another one. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

/** In UTC. Half an hour before midnight Italy is a day ahead. */
const DATES = [
  '2026-11-30 23:30:00',
  // A month from here is another year.
  '2026-12-02 12:00:00',
  '2026-12-31 23:30:00',
  '2028-02-28 23:30:00',
  '2028-02-29 12:00:00',
  // The hour that is not there, and the one that is there twice.
  '2027-03-28 00:45:00',
  '2027-10-31 00:45:00',
]

/** Chromium does not start under another clock. */
const drivesBrowser = (file: string) => readFileSync(file, 'utf8').includes('playwright-core')

/** @returns how many of the dates failed */
export function runDates(files: readonly string[]): number {
  if (spawnSync('faketime', ['--version']).error)
    throw new Error('faketime is not there: install the package of that name (`apt-get install faketime`).')
  const without = globSync('{contract,src,sw,server,scripts,bench,tests}/**/*.test.ts')
    .filter(drivesBrowser)
    .flatMap((file) => ['--exclude', file])
  return DATES.filter((date) => {
    console.log(`\n${date} UTC`)
    const { status } = spawnSync(
      'faketime',
      [date, 'vitest', 'run', '--project', 'node*', ...without, ...files],
      { stdio: 'inherit', env: { ...process.env, TZ: 'UTC' } },
    )
    return status !== 0
  }).length
}
