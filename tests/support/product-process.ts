/** The real product as a process of its own, on a folder of its own, to be stopped, killed and started again. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { WAIT_MS } from './limits.ts'
import { freePort } from '#server/platform/database/free-port.ts'
import { SERVER_ARGUMENTS } from '../../scripts/server-arguments.ts'

const ROOT = path.join(import.meta.dirname, '../..')
/** The first start of all writes the demo as well. */
const START_MS = 2 * WAIT_MS

/** A product of a test lives for seconds: what compiles for hours of use takes more than it gives. */
const QUICK = ['--no-maglev', '--no-turbofan']

export interface ProductOptions {
  /** With the demo's data; default without. */
  demo?: boolean
  /** A folder that a stopped product left, to copy instead of starting from nothing. */
  template?: string | undefined
  /** Where it is reached; a free port unless said. */
  port?: number | undefined
  environment?: Record<string, string>
}

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface ProductProcess {
  readonly url: string
  readonly port: number
  readonly dataDir: string
  /** All it has written to its two outputs. */
  output(): string
  running(): boolean
  /** Starts it, again if need be, on the same port; resolves at the first answer. One that does not start is ended. */
  start(): Promise<void>
  /** SIGTERM: it drains and stops its database. */
  stop(): Promise<Ended>
  /** SIGKILL: the process only, or its database as well. */
  kill(what?: 'server' | 'server-and-database'): Promise<void>
  /** Rows of its own database, whether the server runs or not. */
  rows<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  /** Ends everything and removes the folder. */
  remove(): Promise<void>
}

/** Prepares a product, which `buildProduct` has built; nothing runs before `start`. */
export async function createProduct(options: ProductOptions = {}): Promise<ProductProcess> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-product-'))
  if (options.template) copyFolder(options.template, dataDir)
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const cluster = path.join(dataDir, 'database/cluster')
  let child: ChildProcess | undefined
  let ended: Promise<Ended> | undefined
  let output = ''
  const questions = openQuestions(dataDir)

  const product: ProductProcess = {
    url,
    port,
    dataDir,
    output: () => output,
    running: () => child !== undefined,

    async start() {
      if (child) return
      void questions.end()
      const begun = spawnServer(dataDir, port, options)
      begun.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()))
      begun.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child = begun
      ended = new Promise<Ended>((resolve) =>
        begun.once('exit', (code, signal) => {
          child = undefined
          resolve({ code, signal })
        }),
      )
      const deadline = Date.now() + START_MS
      while (!(await answers(url))) {
        if (!child || Date.now() > deadline) {
          // Who waits for a start has nothing yet to end it by.
          await product.kill('server-and-database')
          throw new Error(`The product did not start:\n${output}`)
        }
        await pause(20)
      }
    },

    async stop() {
      await questions.end()
      child?.kill('SIGTERM')
      return (await ended) ?? { code: null, signal: null }
    },

    async kill(what = 'server') {
      const database = what === 'server' ? undefined : await postmaster(cluster)
      child?.kill('SIGKILL')
      if (database) endProcess(database.pid, 'SIGKILL')
      await ended
      await questions.end()
    },

    async rows<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) {
      return (await (await questions.client()).query<Row>(sql, values)).rows
    },

    async remove() {
      await product.kill()
      const database = await postmaster(cluster)
      if (database) {
        endProcess(database.pid, 'SIGQUIT')
        for (let waited = 0; waited < 10_000 && isAlive(database.pid); waited += 20) await pause(20)
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return product
}

/**
 * What a test asks of a product's database, by one connection for as long as the database runs: who waits for a row asks
 * many times a second, and a new connection for each is a process for each.
 */
function openQuestions(dataDir: string) {
  let open: { pid: number; client: Promise<pg.Client> } | undefined

  async function connect(port: number, onGone: () => void): Promise<pg.Client> {
    const password = (await readFile(path.join(dataDir, 'database/password'), 'utf8')).trim()
    const client = new pg.Client({
      connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/lovoglio`,
    })
    client.on('error', onGone)
    await client.connect()
    return client
  }
  async function end(): Promise<void> {
    const last = open
    open = undefined
    // No fault: one that could not be had, or went with its database, needs no end.
    await last?.client.then((client) => client.end()).catch(() => undefined)
  }
  function begin({ pid, port }: { pid: number; port: number }): Promise<pg.Client> {
    void end()
    const client = connect(port, forget)
    function forget() {
      if (open?.client === client) open = undefined
    }
    client.catch(forget)
    open = { pid, client }
    return client
  }
  return {
    /** @throws Error where the database does not run */
    async client(): Promise<pg.Client> {
      const database = await postmaster(path.join(dataDir, 'database/cluster'))
      if (!database) throw new Error('the database does not run')
      return open?.pid === database.pid ? open.client : begin(database)
    },
    end,
  }
}

/** Starts a server that is expected to refuse; resolves with how it ended and what it said. */
export async function startExpectingRefusal(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<Ended & { output: string }> {
  const child = spawnServer(dataDir, await freePort(), { environment })
  let output = ''
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.once('close', (...how) => resolve(how))
  })
  return { code, signal, output }
}

function spawnServer(dataDir: string, port: number, { demo = false, environment }: ProductOptions) {
  return spawn(process.execPath, [...(process.env['PROBE_NODE']?.split(' ') ?? QUICK), ...SERVER_ARGUMENTS], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DEMO: demo ? 'on' : 'off',
      // People of tests prove their addresses by it.
      IDENTITY_TEST_API: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Copies with owners, modes and times: a database's files belong to its own user. */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to])
}

const answers = (url: string) =>
  fetch(`${url}/api/ping`, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  )

/** The database's own word on where it runs: first line its pid, fourth its port. */
async function postmaster(cluster: string): Promise<{ pid: number; port: number } | undefined> {
  const file = path.join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = (await readFile(file, 'utf8')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid && port && isAlive(pid) ? { pid, port } : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // Ended, but not yet taken note of by its parent: on Linux its command line is empty.
    return !existsSync('/proc') || readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

function endProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It went by itself meanwhile.
  }
}
