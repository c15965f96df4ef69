/**
 * `npm run restore:drill`: the accident, rehearsed. A PostgreSQL of Debian's keeps a base backup and its WAL elsewhere; a
 * couple writes on; then its tasks are deleted by mistake and the disk is lost. The database is brought back to the
 * moment before, the product starts on it, and all that was written until then is there.
 * @example npm run restore:drill -- --bin /usr/lib/postgresql/15/bin
 */
import { execFileSync, spawn } from 'node:child_process'
import { appendFile, chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { addTask, elsewhere, newCouple, tasksOf } from '#tests/support/product-people.ts'
import { createProduct } from '#tests/support/product-process.ts'
import { buildProduct } from './build.ts'
import { freePort } from '#server/platform/database/free-port.ts'

const TASKS_BEFORE = 25
const { values } = parseArgs({ options: { bin: { type: 'string', default: '/usr/lib/postgresql/15/bin' } } })
const program = (name: string) => path.join(values.bin, name)
/** PostgreSQL does not run as root. */
const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
const run = (name: string, ...args: string[]) =>
  execFileSync(program(name), args, { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] })

await buildProduct()
const folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-drill-'))
await chmod(folder, 0o777)
const [live, archive, base, restored] = ['live', 'archive', 'base', 'restored'].map((name) =>
  path.join(folder, name),
)
let server = { port: 0, stop: async () => {} }
const product = async () => {
  const made = await createProduct({
    environment: { DATABASE_URL: `postgres://postgres@127.0.0.1:${server.port}/lovoglio` },
  })
  await made.start()
  return made
}

try {
  run(
    'initdb',
    `--pgdata=${live}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  )
  await mkdir(archive!, { mode: 0o777 })
  await chmod(archive!, 0o777)
  await appendFile(
    path.join(live!, 'postgresql.conf'),
    `archive_mode = on
archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'
archive_timeout = 60
`,
  )
  server = await startPostgres(live!)
  await query('create database lovoglio', 'postgres')
  let app = await product()
  const couple = await newCouple(app.url, [])
  for (let n = 0; n < TASKS_BEFORE; n++) await addTask(couple, `Prima della copia ${n + 1}`)
  run(
    'pg_basebackup',
    '-h',
    '127.0.0.1',
    '-p',
    String(server.port),
    '-U',
    'postgres',
    '-D',
    base!,
    '-X',
    'none',
    '-c',
    'fast',
  )
  for (let n = 0; n < TASKS_BEFORE; n++) await addTask(couple, `Dopo la copia ${n + 1}`)
  const [{ now }] = (await query(`select now()::text as now`)) as [{ now: string }]
  const heard = (await couple.call('GET', '/api/sync/changes?after=0')) as { seq: number }
  await pause(1_500)
  await query('delete from couple_task')
  await addTask(couple, 'Dopo lo sbaglio')
  await query('select pg_switch_wal()')
  await pause(1_500)
  await app.stop()
  await server.stop()
  await rm(live!, { recursive: true })

  const began = performance.now()
  await cp(base!, restored!, { recursive: true, preserveTimestamps: true })
  if (owner.uid !== undefined) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, restored!])
  await chmod(restored!, 0o700)
  await writeFile(path.join(restored!, 'recovery.signal'), '')
  await appendFile(
    path.join(restored!, 'postgresql.conf'),
    `restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${now}'
recovery_target_action = promote
`,
  )
  server = await startPostgres(restored!)
  for (;;) {
    const [{ waiting }] = (await query('select pg_is_in_recovery() as waiting')) as [{ waiting: boolean }]
    if (!waiting) break
    await pause(100)
  }
  const address = `postgres://postgres@127.0.0.1:${server.port}/lovoglio`
  execFileSync(process.execPath, ['scripts/after-restore.ts'], {
    env: { ...process.env, DATABASE_URL: address },
    stdio: 'inherit',
  })
  app = await product()
  // The same session as before the accident: it is in the database.
  const again = elsewhere(app.url, couple)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const found = (await tasksOf(again)).length
  const page = (await again.call('GET', `/api/sync/changes?after=${heard.seq}`)) as { reset: boolean }
  const segments = (await readdir(archive!)).length
  await app.remove()
  console.log(
    `Restored to ${now} from a base backup and ${segments} files of WAL in ${seconds} s: ` +
      `${found} of ${TASKS_BEFORE * 2} tasks, a device that heard more reads anew: ${page.reset}`,
  )
  if (found !== TASKS_BEFORE * 2 || !page.reset) process.exitCode = 1
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function startPostgres(data: string) {
  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const child = spawn(program('postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
    ...owner,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  server = {
    port,
    stop: async () => {
      child.kill('SIGINT')
      await ended
    },
  }
  for (let tries = 0; tries < 300; tries++) {
    try {
      await query('select 1', 'postgres')
      return server
    } catch {
      await pause(100)
    }
  }
  throw new Error('PostgreSQL did not start.')
}

async function query(text: string, database = 'lovoglio'): Promise<unknown[]> {
  const client = new pg.Client({
    connectionString: `postgres://postgres@127.0.0.1:${server.port}/${database}`,
  })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

function idOf(flag: string): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}
