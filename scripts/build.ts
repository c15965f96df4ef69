/**
 * Builds the app (`dist/client`) and its rendering side (`dist/server`), compresses what is served as it is, and keeps
 * the result: when no source has changed since, nothing is done.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { withBuildLock } from './build/build-lock.ts'
import { compressTree } from './build/compress.ts'
import { UNHASHED } from './build/precache-selection.ts'
import { sourceHash } from './build/source-hash.ts'

const OUT = 'dist'
const RECORD = `${OUT}/build.json`

export interface BuildRecord {
  /** Of every source the build reads. */
  hash: string
  /** ISO-8601. */
  builtAt: string
  /** Files of `client/` that are kept on devices and have no hash in their names. */
  unhashed: string[]
}

/** What was built last, if it is whole: the record is written after everything else. */
export function lastBuild(): BuildRecord | undefined {
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

async function buildAlone(force: boolean): Promise<'built' | 'kept'> {
  const hash = await sourceHash()
  if (!force && lastBuild()?.hash === hash) return 'kept'

  // Without its record an interrupted build is never taken for a whole one.
  rmSync(RECORD, { force: true })
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  // The rendering side first: it draws the shells of the private areas.
  await build({ logLevel: 'warn', build: { ssr: true } })
  await build({ logLevel: 'warn' })
  await compressTree(`${OUT}/client`)
  mkdirSync(OUT, { recursive: true })
  const unhashed = globSync(UNHASHED, { cwd: `${OUT}/client` })
  const record: BuildRecord = { hash, builtAt: new Date().toISOString(), unhashed }
  writeFileSync(RECORD, `${JSON.stringify(record)}\n`)
  return 'built'
}

if (import.meta.main) {
  const started = performance.now()
  const result = await buildProduct({ force: process.argv.includes('--force') })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(result === 'kept' ? 'The build is kept: no source has changed.' : `Built in ${seconds} s.`)
}
