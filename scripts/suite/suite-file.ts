/** One file of tests as Vitest runs it: what passed in it, what did not, and how long it took. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

export interface FailedTest {
  name: string
  /** What was thrown, the first error first. */
  errors: string[]
}

export interface SuiteFile {
  project: string
  /** From the repository's root. */
  file: string
  passed: number
  failed: FailedTest[]
  seconds: number
}

export interface SuiteRun {
  files: SuiteFile[]
  /** Why the run counts as failed whatever its files say; undefined when it does not. */
  fault: string | undefined
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface Report {
  testResults: {
    name: string
    status: string
    message?: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

/**
 * The files of a report; a test that was skipped has not passed, and a file that did not load is one that failed.
 * @param root what the files are named from
 */
export function filesOf(project: string, report: Report, root = '.'): SuiteFile[] {
  return report.testResults.map(({ name, status, message, startTime, endTime, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status !== 'passed')
      .map(({ fullName, failureMessages }) => ({ name: fullName, errors: failureMessages ?? [] }))
    if (status === 'failed' && failed.length === 0)
      failed.push({ name: 'did not load', errors: message ? [message] : [] })
    return {
      project,
      file: path.relative(root, name),
      passed: assertionResults.filter((test) => test.status === 'passed').length,
      failed,
      seconds: (endTime - startTime) / 1000,
    }
  })
}

export interface RunOptions {
  /** From the root; all of the project unless said. */
  files?: readonly string[]
  /** How many files at a time; what the configuration says unless given. */
  workers?: number
  /** Where the configuration stands; here unless said. */
  root?: string
  /** Whether nothing of what it says is printed. */
  quiet?: boolean
}

const UNHANDLED_ERRORS = path.join(import.meta.dirname, 'unhandled-errors.ts')
const FAULT_LENGTH = 1_500

/**
 * Runs a project of vitest.config.ts, or some files of it, each word of which is printed as it comes.
 * @param folder where the run may put what it needs; its tests get it as their temporary folder
 */
export async function runFiles(
  project: string,
  folder: string,
  { files = [], workers, root = '.', quiet = false }: RunOptions = {},
): Promise<SuiteRun> {
  const reports = mkdtempSync(path.join(folder, 'report-'))
  const report = path.join(reports, 'report.json')
  const unhandled = path.join(reports, 'unhandled.json')
  // With those of its files that run apart.
  const args = ['run', '--project', `${project}*`, '--reporter=default', '--reporter=json']
  args.push(`--outputFile.json=${report}`, `--reporter=${UNHANDLED_ERRORS}`)
  args.push(...(workers ? [`--maxWorkers=${workers}`] : []), ...files)
  const status = await new Promise<number | null>((resolve, reject) => {
    const child = spawn('vitest', args, {
      stdio: quiet ? 'ignore' : 'inherit',
      cwd: root,
      env: { ...process.env, WITH_DEATHS: '1', TMPDIR: folder, UNHANDLED_ERRORS: unhandled },
    })
    child.once('error', reject)
    child.once('exit', resolve)
  })
  try {
    const found = filesOf(project, read<Report>(report), root)
    const thrown = read<string[]>(unhandled)
    if (thrown.length > 0) {
      const words = thrown.map((error) => error.slice(0, FAULT_LENGTH)).join('\n')
      return { files: found, fault: `thrown outside of a test: ${words}` }
    }
    const isOdd = status !== 0 && found.every(({ failed }) => failed.length === 0)
    return { files: found, fault: isOdd ? `ended with ${status}, and no test failed` : undefined }
  } catch {
    return { files: [], fault: `ended with ${status} and left no report` }
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content
