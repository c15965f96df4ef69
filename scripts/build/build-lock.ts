import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const LOCK = 'node_modules/.cache/lovoglio-build.lock'
const LOOK_AGAIN_MS = 250

/** Runs `work` while no other process builds in this folder; one that died holding the lock is not waited for. */
export async function withBuildLock<Result>(work: () => Promise<Result>): Promise<Result> {
  mkdirSync(path.dirname(LOCK), { recursive: true })
  while (!taken()) {
    if (!ownerLives()) rmSync(LOCK, { force: true })
    else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  try {
    return await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

function taken(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

function ownerLives(): boolean {
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
