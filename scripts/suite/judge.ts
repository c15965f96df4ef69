/** A file that failed is judged, not just counted: it runs once more with nothing beside it. */
import type { FailedTest, SuiteFile, SuiteRun } from './suite-file.ts'

/** How many files may be unsteady in a run that is green all the same. */
const UNSTEADY_AT_MOST = 3
/** With more than may be unsteady the run is red whatever comes of them; some are run again to say which kind they are. */
const AGAIN_AT_MOST = 6

export interface Verdict {
  passed: number
  failed: number
  /** What failed, and failed again by itself. */
  unpassed: string[]
  /** What failed beside others, and passed by itself: a fault to be understood. */
  unsteady: string[]
}

const ERROR_LENGTH = 1_500
const described = (file: string, { name, errors }: FailedTest) =>
  [`${file}: ${name}`, ...errors.map((error) => error.slice(0, ERROR_LENGTH))].join('\n')

/**
 * Runs each file that failed alone, one after the other, and says what the run comes to.
 * @param run what the whole gave
 * @param alone runs one file with nothing beside it
 */
export async function judge(
  run: SuiteRun,
  alone: (failed: SuiteFile) => Promise<SuiteRun>,
): Promise<Verdict> {
  const verdict: Verdict = { passed: 0, failed: 0, unpassed: [], unsteady: [] }
  let unsteadyFiles = 0
  if (run.fault) {
    verdict.failed += 1
    verdict.unpassed.push(run.fault)
  }
  let left = AGAIN_AT_MOST
  for (const first of run.files) {
    const isJudged = first.failed.length > 0 && left > 0 && unsteadyFiles <= UNSTEADY_AT_MOST
    if (isJudged) left -= 1
    const again = isJudged ? await alone(first) : undefined
    const last = again?.files.find(({ file }) => file === first.file) ?? first
    verdict.passed += last.passed
    verdict.failed += last.failed.length
    verdict.unpassed.push(...last.failed.map((test) => described(last.file, test)))
    if (again?.fault) {
      verdict.failed += 1
      verdict.unpassed.push(`${first.file}: ${again.fault}`)
    }
    if (last.failed.length > 0 || !again) continue
    unsteadyFiles += 1
    verdict.unsteady.push(...first.failed.map((test) => described(first.file, test)))
  }
  if (unsteadyFiles > UNSTEADY_AT_MOST) {
    verdict.failed += 1
    verdict.unpassed.push(`${unsteadyFiles} files are unsteady; ${UNSTEADY_AT_MOST} may be`)
  }
  return verdict
}
