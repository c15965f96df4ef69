/** PgBouncer in transaction mode, before a PostgreSQL: for the tests, and for whatever runs several processes here. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SESSION_LIMITS } from '#server/platform/database/database.ts'
import { ensureProgram } from './debian.ts'
import { listens } from './ports.ts'

const START_TIMEOUT_MS = 10_000

export interface PgBouncer {
  /** The pooled address of a database, whose direct address this is. */
  pooled(databaseUrl: string): string
  stop(): Promise<void>
}

/**
 * Starts one before the server of a database's address.
 * @param poolSize connections to the server for each database
 */
export async function startPgBouncer(databaseUrl: string, port: number, poolSize = 10): Promise<PgBouncer> {
  const binary = process.env.PGBOUNCER_PATH ?? ensureProgram('pgbouncer')
  const server = new URL(databaseUrl)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lovoglio-pgbouncer-'))
  const users = path.join(folder, 'users')
  writeFileSync(users, `"${server.username}" "${decodeURIComponent(server.password)}"\n`)
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: users,
    pool_mode: 'transaction',
    default_pool_size: poolSize,
    max_client_conn: 2_000,
    log_connections: 0,
    log_disconnections: 0,
  }
  // A statement outside of a transaction gets any of its connections: each must know its limits from the beginning.
  const connectQuery = `connect_query='${SESSION_LIMITS.replaceAll("'", "''")}'`
  const file = path.join(folder, 'pgbouncer.ini')
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}`)
  writeFileSync(
    file,
    `[databases]\n* = host=${server.hostname} port=${server.port || 5432} ${connectQuery}\n[pgbouncer]\n${lines.join('\n')}\n`,
  )
  // Like PostgreSQL it does not run as root.
  const owner = process.getuid?.() === 0 ? ordinaryUser() : undefined
  for (const own of [folder, users, file]) {
    chmodSync(own, own === folder ? 0o700 : 0o600)
    if (owner) chownSync(own, owner.uid, owner.gid)
  }
  const child = spawn(binary, [file], { stdio: ['ignore', 'ignore', 'pipe'], ...owner })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4_000)))
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await listens(port)); await pause(20))
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PgBouncer did not start:\n${said}`)
  return {
    pooled: (address) => Object.assign(new URL(address), { host: `127.0.0.1:${port}` }).href,
    async stop() {
      await ended(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function ordinaryUser(): { uid: number; gid: number } {
  for (const user of ['postgres', 'nobody'])
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) }
    } catch {
      // The next one.
    }
  throw new Error('PgBouncer does not run as root, and there is neither a user postgres nor nobody.')
}

const idOf = (flag: string, user: string) =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 3_000).unref()
  })
}
