/**
 * `npm test`: the checks, what needs no browser, the journeys in one, and those on processes that die. What failed runs once more by itself; at the
 * end stand the seconds of each stage, the slowest files, what was unsteady, what did not pass, and the count of all.
 */
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.ts'
import { buildProduct } from './build.ts'
import { runChecks } from './check.ts'
import { judge } from './suite/judge.ts'
import { clearWhenEnded, createRunFolder } from './suite/run-folder.ts'
import { runFiles, type SuiteFile, type SuiteRun } from './suite/suite-file.ts'

/**
 * One after the other, and those of a row at once: journeys wait for browsers and servers to start and stop for a fifth
 * of their time, which those on processes that die, one file at a time, fill.
 */
const PROJECTS = [['node'], ['e2e', 'deaths']]
const SLOWEST = 10

const stages: [name: string, seconds: number][] = []
async function stage<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    stages.push([name, (performance.now() - started) / 1000])
  }
}

const line = (seconds: number, what: string) => console.log(`${seconds.toFixed(0).padStart(6)} s  ${what}`)

process.env.CHROMIUM_PATH = await stage('browser', ensureBrowser)
const folder = createRunFolder()
// They outlive the run: what failed is looked at afterwards.
const pictures = path.join(os.tmpdir(), `lovoglio-journeys-${process.pid}`)
process.env.JOURNEY_PICTURES = pictures
clearWhenEnded(folder)
try {
  await stage('build', buildProduct)
  const checks = await stage('checks', runChecks)
  const run: SuiteRun = { files: [], fault: undefined }
  for (const row of PROJECTS)
    await Promise.all(
      row.map(async (project) => {
        const { files, fault } = await stage(project, () => runFiles(project, folder.path))
        run.files.push(...files)
        if (fault) run.fault = [run.fault, `the tests in ${project}: ${fault}`].filter(Boolean).join('; ')
      }),
    )
  const alone = ({ project, file }: SuiteFile) =>
    runFiles(project, folder.path, { files: [file], workers: 1 })
  const verdict = await stage('failed files again', () => judge(run, alone))

  console.log('\nStages')
  for (const [name, seconds] of stages) line(seconds, name)
  console.log('\nSlowest files')
  const slowest = run.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  for (const { seconds, project, file } of slowest) line(seconds, `${project}  ${file}`)
  for (const words of verdict.unsteady) console.log(`\nUNSTEADY  ${words}`)
  for (const words of [...checks.unpassed, ...verdict.unpassed]) console.log(`\nNOT PASSED  ${words}`)
  if (existsSync(pictures)) console.log(`\nWhat failed journeys saw last: ${pictures}`)
  const failed = checks.failed + verdict.failed
  console.log(`\n${checks.passed + verdict.passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
} finally {
  const left = folder.clear()
  for (const command of left) console.log(`Left running by the tests, and ended: ${command.slice(0, 200)}`)
}
