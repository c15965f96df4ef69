/** `npm start`: builds what has changed, then becomes the server. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt } from './build.ts'
import { SERVER_PROGRAM } from './server-arguments.ts'
import './quick-start.ts'

const PARENT_CHECK_MS = 200

process.chdir(path.join(import.meta.dirname, '..'))
if (!(await isBuilt())) {
  console.log('Building the app…')
  // A process of its own: the bundler's memory goes with it.
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
if (process.env.npm_lifecycle_event) followParent()
await import(pathToFileURL(SERVER_PROGRAM).href)

/** A SIGTERM for npm ends the shell it runs us in, and goes no further: when that shell is gone, it was meant for us. */
function followParent(): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS)
  watch.unref()
}
