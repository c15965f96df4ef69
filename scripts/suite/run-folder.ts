/** A run of the tests has one folder for all that it makes, and knows by it what is its own: no two runs share anything. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, chmodSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const IN_MEMORY = '/dev/shm'
/** What all products and phones of a run take at a time, several times over. */
const ROOM_BYTES = 6 * 2 ** 30
const NAME = /^lovoglio-run-(\d+)-/

export interface RunFolder {
  readonly path: string
  /** Ends what still runs of this run and removes the folder. @returns the command of each process that was left */
  clear(): string[]
}

/** In memory where there is room, which halves what the system has to do. */
function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    if (bavail * bsize > ROOM_BYTES && os.freemem() > ROOM_BYTES) return IN_MEMORY
  } catch {
    // Not a Linux, or it is not ours to read.
  }
  return os.tmpdir()
}

/**
 * Makes the folder of this run, after ending and removing what runs that were cut off have left.
 * @param scratch where the folders of all runs are
 */
export function createRunFolder(scratch = scratchFolder()): RunFolder {
  for (const name of readdirSync(scratch)) {
    const pid = NAME.exec(name)?.[1]
    if (!pid || isRunOfTests(pid)) continue
    const folder = path.join(scratch, name)
    const ended = endProcessesOf(folder)
    rmSync(folder, { recursive: true, force: true })
    console.log(`Removed what a run that was cut off had left: ${name}, ${ended.length} processes`)
  }
  const folder = mkdtempSync(path.join(scratch, `lovoglio-run-${process.pid}-`))
  // The database's user passes through it.
  chmodSync(folder, 0o711)
  return {
    path: folder,
    clear() {
      const left = endProcessesOf(folder)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
      return left
    },
  }
}

/** Has the run leave nothing when it is told to end before it is through. */
export function clearWhenEnded(folder: RunFolder): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      folder.clear()
      process.exit(1)
    })
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process is gone, or it is another system than Linux.
    return ''
  }
}

/** Whether the run that made a folder is still there: its number may be somebody else's by now. */
const isRunOfTests = (pid: string) =>
  read(`/proc/${pid}/cmdline`).match(/scripts\/(test|steady)\.ts/) !== null

/** Kills every process that was started with this folder as its temporary one. @returns their commands */
function endProcessesOf(folder: string): string[] {
  let pids: string[] = []
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  } catch {
    // No /proc: what runs cannot be known.
  }
  return pids
    .filter((pid) => read(`/proc/${pid}/environ`).split('\0').includes(`TMPDIR=${folder}`))
    .map((pid) => {
      const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
      try {
        process.kill(Number(pid), 'SIGKILL')
      } catch {
        // It went by itself meanwhile.
      }
      return command
    })
    .filter((command) => command !== '')
}
