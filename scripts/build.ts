/**
 * Builds the app (`dist/client`), its rendering side (`dist/server`) and the server's program (`dist/program`), compresses
 * what is served as it is, and keeps the result: of what no source has changed since, nothing is done.
 */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { withBuildLock } from './build/build-lock.ts'
import { compressTree } from './build/compress.ts'
import { UNHASHED } from './build/precache-selection.ts'
import { APP, PROGRAM, sourceHash } from './build/source-hash.ts'

const OUT = 'dist'
const RECORD = `${OUT}/build.json`

export interface BuildRecord {
  /** Of every source of the app. */
  hash: string
  /** Of every source of the server's program. */
  program: string
  /** ISO-8601. */
  builtAt: string
  /** Files of `client/` that are kept on devices and have no hash in their names. */
  unhashed: string[]
}

/** What was built last, if it is whole: the record is written after everything else. */
function lastBuild(): BuildRecord | undefined {
  if (!existsSync(RECORD)) return undefined
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8')) as BuildRecord
  } catch {
    return undefined
  }
}

/**
 * Builds unless what is there was made of the same sources.
 * @param force builds even so
 * @returns whether it had to
 */
export function buildProduct({ force = false } = {}): Promise<'built' | 'kept'> {
  return withBuildLock(() => buildAlone(force))
}

/** Whether what was built last is of the sources as they are. */
export async function isBuilt(): Promise<boolean> {
  const last = lastBuild()
  return (
    last !== undefined &&
    last.hash === (await sourceHash(APP)) &&
    last.program === (await sourceHash(PROGRAM))
  )
}

async function buildAlone(force: boolean): Promise<'built' | 'kept'> {
  const [hash, program] = [await sourceHash(APP), await sourceHash(PROGRAM)]
  const last = force ? undefined : lastBuild()
  if (last?.hash === hash && last.program === program) return 'kept'

  // Without its record an interrupted build is never taken for a whole one.
  rmSync(RECORD, { force: true })
  await inProduction(async () => {
    if (last?.hash !== hash) await buildApp()
    if (last?.program !== program) await (await import('./build/server-program.ts')).buildServerProgram()
  })
  const unhashed = globSync(UNHASHED, { cwd: `${OUT}/client` })
  const record: BuildRecord = { hash, program, builtAt: new Date().toISOString(), unhashed }
  writeFileSync(RECORD, `${JSON.stringify(record)}\n`)
  return 'built'
}

/** For as long as the work lasts: who builds on its way to something else goes on as it was. */
async function inProduction(work: () => Promise<void>): Promise<void> {
  const { NODE_ENV: before } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

async function buildApp(): Promise<void> {
  const { build } = await import('vite')
  // The rendering side first: it draws the shells of the private areas.
  await build({ logLevel: 'warn', build: { ssr: true } })
  await build({ logLevel: 'warn' })
  await compressTree(`${OUT}/client`)
}

if (import.meta.main) {
  const started = performance.now()
  const result = await buildProduct({ force: process.argv.includes('--force') })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(result === 'kept' ? 'The build is kept: no source has changed.' : `Built in ${seconds} s.`)
}
