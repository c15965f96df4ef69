/** The product as a process of its own on a folder of its own, for benches. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const ROOT = path.join(import.meta.dirname, '..')

export interface Product {
  url: string
  process: ChildProcess
  dataDir: string
  /** Milliseconds from the spawn to the first answer. */
  startedMs: number
  stop(): Promise<void>
  kill(): Promise<void>
}

export const freshFolder = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), 'lovoglio-bench-'))
export const dropFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** Starts the product and waits for its first answer. */
export async function startProduct(
  dataDir: string,
  port: number,
  script = 'scripts/start.ts',
  more: NodeJS.ProcessEnv = {},
): Promise<Product> {
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const environment = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '100000000',
    HUB_CONNECTIONS_PER_ADDRESS: '100000000',
    ...more,
  }
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let gone = false
  const exited = once(child, 'exit').then(() => {
    gone = true
  })
  while (!(await answers(url))) {
    if (gone) throw new Error('The product did not start.')
    await pause(10)
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  const startedMs = performance.now() - started
  return { url, process: child, dataDir, startedMs, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

const answers = (url: string) =>
  fetch(`${url}/api/ping`).then(
    (response) => response.ok,
    () => false,
  )

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
