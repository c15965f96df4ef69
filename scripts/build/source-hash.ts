import { createHash } from 'node:crypto'
import { glob, readFile, stat } from 'node:fs/promises'

/** What the app is built from. */
export const APP = [
  'src/**/*',
  'contract/**/*',
  'sw/**/*',
  'public/**/*',
  'scripts/build.ts',
  'scripts/build/*',
  'vite.config.ts',
  'manifest.webmanifest',
  'package-lock.json',
]
/** What the server's program is built from: nothing that is read from its own place when it runs. */
export const PROGRAM = [
  'server/**/*.ts',
  'contract/**/*.ts',
  'scripts/build/server-program.ts',
  'package.json',
  'package-lock.json',
]
/** The build writes it itself. */
const GENERATED = /routeTree\.gen\.ts$|\.test\.tsx?$/
/** A picture larger than this is known by size and time, so that a start does not read megabytes. */
const READ_UP_TO_BYTES = 300_000

/** One fingerprint of every source, by content: a clone, a checkout and a touch leave it as it is. */
export async function sourceHash(sources: readonly string[]): Promise<string> {
  const names: string[] = []
  for await (const name of glob(sources)) if (!GENERATED.test(name)) names.push(name.replaceAll('\\', '/'))
  names.sort()
  const parts = await Promise.all(
    names.map(async (name) => {
      const info = await stat(name)
      if (!info.isFile()) return ''
      if (info.size > READ_UP_TO_BYTES && name.startsWith('public/'))
        return `${name} ${info.size} ${info.mtimeMs}`
      return `${name} ${createHash('sha1')
        .update(await readFile(name))
        .digest('base64')}`
    }),
  )
  return createHash('sha256').update(parts.join('\n')).update(process.version).digest('hex')
}
