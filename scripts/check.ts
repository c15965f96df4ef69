/** `npm run check`: format, lint, types, rules of the source, arrows, dead code, sizes. Each step runs; the ones that fail show why. */
import { spawn } from 'node:child_process'

/** Tests that read what is written and run nothing of it: known in seconds, not after a run of everything. */
const SOURCE_RULES = ['src/lib/silent-catches.test.ts', 'tests/specification/source.test.ts']

const STEPS: readonly [string, string, string[]][] = [
  ['format', 'oxfmt', ['--check']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ...['contract', 'src', 'sw', 'server', 'tests'].map((part): [string, string, string[]] => [
    `types of ${part}`,
    'tsc',
    ['-p', part],
  ]),
  ['rules of the source', 'vitest', ['run', '--project', 'node*', ...SOURCE_RULES]],
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

/** As many steps at a time: most of them use one core. */
const AT_ONCE = 2

/** Runs every step, prints a line for each as it ends. */
export async function runChecks(): Promise<CheckResult> {
  const result: CheckResult = { passed: 0, failed: 0, unpassed: [] }
  const left = [...STEPS]
  const lane = async () => {
    for (let step = left.shift(); step; step = left.shift()) {
      const [name, command, args] = step
      const started = performance.now()
      const { ok, output } = await run(command, args)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`)
      if (ok) result.passed++
      else {
        result.failed++
        result.unpassed.push(`check: ${name}`)
        console.log(output.slice(-12_000))
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return result
}

/** Whether a command ended well, and what it wrote; one that cannot be started did not. */
function run(command: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', (error) => resolve({ ok: false, output: String(error) }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

if (import.meta.main && (await runChecks()).failed > 0) process.exitCode = 1
