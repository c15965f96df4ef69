/** `npm start`: builds what has changed, then becomes the server. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { lastBuild } from './build.ts'
import { sourceHash } from './build/source-hash.ts'

process.chdir(path.join(import.meta.dirname, '..'))
if (lastBuild()?.hash !== (await sourceHash())) {
  console.log('Building the app…')
  // A process of its own: the bundler's memory goes with it.
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
await import('../server/main.ts')
