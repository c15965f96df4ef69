/** `npm test`: the checks, what needs no browser, then the journeys in one. Ends with the count of all. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.ts'
import { buildProduct } from './build.ts'
import { runChecks } from './check.ts'

interface Report {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

const total = { passed: 0, failed: 0 }
/** What did not pass, by name: said again at the end, where a long run is read. */
const unpassed: string[] = []
const add = (passed: number, failed: number) => {
  total.passed += passed
  total.failed += failed
}

function runProject(project: string): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lovoglio-report-'))
  const file = path.join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { status } = spawnSync('vitest', ['run', '--project', project, ...reporters], { stdio: 'inherit' })
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    // A file that did not load counts as one failure, and so does a run that failed for no test.
    const failed = Math.max(report.numFailedTests + report.numPendingTests, status === 0 ? 0 : 1)
    add(report.numPassedTests, failed)
    for (const suite of report.testResults) {
      const name = path.relative('.', suite.name)
      const tests = suite.assertionResults.filter((test) => test.status !== 'passed')
      for (const test of tests) unpassed.push(`${name}: ${test.fullName}`)
      if (suite.status === 'failed' && tests.length === 0) unpassed.push(`${name}: did not load`)
    }
  } catch {
    add(0, 1)
    unpassed.push(`the tests in ${project}: no report`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

process.env.CHROMIUM_PATH = ensureBrowser()
await buildProduct()
const checks = runChecks()
add(checks.passed, checks.failed)
unpassed.push(...checks.unpassed)
runProject('node')
runProject('e2e')
for (const name of unpassed) console.log(`\nNOT PASSED  ${name}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
if (total.failed > 0) process.exitCode = 1
