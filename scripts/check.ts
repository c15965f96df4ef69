/** `npm run check`: format, lint, types, arrows, dead code, sizes. Each step runs; the ones that fail show why. */
import { spawnSync } from 'node:child_process'

const STEPS: readonly [string, string, string[]][] = [
  ['format', 'oxfmt', ['--check']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ...['contract', 'src', 'sw', 'server', 'tests'].map((part): [string, string, string[]] => [
    `types of ${part}`,
    'tsc',
    ['-p', part],
  ]),
  ['arrows', 'depcruise', ['contract', 'src', 'sw', 'server', '--output-type', 'err']],
  ['dead code', 'knip', ['--no-progress']],
  ['sizes', 'node', ['scripts/check-sizes.ts']],
]

export interface CheckResult {
  passed: number
  failed: number
  /** The names of those that failed. */
  unpassed: string[]
}

/** Runs every step, prints a line for each. */
export function runChecks(): CheckResult {
  const result: CheckResult = { passed: 0, failed: 0, unpassed: [] }
  for (const [name, command, args] of STEPS) {
    const started = performance.now()
    const { status, stdout, stderr } = spawnSync(command, args, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`)
    if (status === 0) result.passed++
    else {
      result.failed++
      result.unpassed.push(`check: ${name}`)
      console.log(`${stdout ?? ''}${stderr ?? ''}`.slice(-12_000))
    }
  }
  return result
}

if (import.meta.main && runChecks().failed > 0) process.exitCode = 1
