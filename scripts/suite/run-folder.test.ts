import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { until } from '#tests/support/until.ts'
import { createRunFolder } from './run-folder.ts'

let scratch: string
const started: ChildProcess[] = []
beforeEach(() => {
  scratch = mkdtempSync(path.join(os.tmpdir(), 'lovoglio-scratch-'))
})
afterEach(() => {
  for (const one of started.splice(0)) one.kill('SIGKILL')
  rmSync(scratch, { recursive: true, force: true })
})

/** A process that stays until it is ended. @param folder its temporary folder @param words what else it is called with */
function stay(folder: string, ...words: string[]): ChildProcess {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', ...words], {
    env: { TMPDIR: folder },
    stdio: 'ignore',
  })
  started.push(child)
  return child
}
const isGone = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null
/** The folder of a run with this process number. */
function folderOf(pid: number): string {
  const folder = path.join(scratch, `lovoglio-run-${pid}-abc`)
  mkdirSync(folder)
  return folder
}

it('ends what still runs of the run, and removes all it made', async () => {
  const folder = createRunFolder(scratch)
  const [own, other] = [stay(folder.path), stay(scratch)]
  writeFileSync(path.join(folder.path, 'made'), 'x')
  await until(() => expect(folder.clear()).toEqual([expect.stringContaining('setInterval')]))
  await until(() => expect(isGone(own)).toBe(true))
  expect(existsSync(folder.path)).toBe(false)
  expect(isGone(other)).toBe(false)
})

it('ends and removes what a run that was cut off has left, and nothing of one that still runs', async () => {
  const cutOff = stay(scratch)
  cutOff.kill('SIGKILL')
  await until(() => expect(isGone(cutOff)).toBe(true))
  const running = stay(scratch, 'scripts/test.ts')
  const folders = [folderOf(cutOff.pid!), folderOf(running.pid!)] as const
  const [left, kept] = [stay(folders[0]), stay(folders[1])]
  createRunFolder(scratch)
  await until(() => expect(isGone(left)).toBe(true))
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, true])
  expect(isGone(kept)).toBe(false)
})

it('leaves nothing of a run that is told to end', async () => {
  const module = path.resolve('scripts/suite/run-folder.ts')
  const script = `
    import { spawn } from 'node:child_process'
    import { clearWhenEnded, createRunFolder } from ${JSON.stringify(module)}
    const folder = createRunFolder(${JSON.stringify(scratch)})
    clearWhenEnded(folder)
    const env = { TMPDIR: folder.path }
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { env, stdio: 'ignore' })
    child.once('spawn', () => console.log(JSON.stringify({ pid: child.pid, folder: folder.path })))`
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(run)
  const said = await new Promise<string>((resolve) =>
    run.stdout.once('data', (data) => resolve(String(data))),
  )
  const { pid, folder } = JSON.parse(said) as { pid: number; folder: string }
  run.kill('SIGTERM')
  await until(() => expect(isGone(run)).toBe(true))
  expect(existsSync(folder)).toBe(false)
  await until(() => expect(() => process.kill(pid, 0)).toThrow())
})
