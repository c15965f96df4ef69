/** One process of the cluster: started, stopped, killed and started again under its name, with what it wrote kept. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

const READY_WITHIN_MS = 120_000
const STOPPED_WITHIN_MS = 20_000
const LOOK_EVERY_MS = 50
/** Enough to see why something failed, not all that six processes ever wrote. */
const KEPT_OUTPUT = 20_000

export interface PartOptions {
  name: string
  command: string
  args: readonly string[]
  options?: SpawnOptions
  /** Whether it answers. */
  ready: () => Promise<boolean>
}

export interface Part {
  readonly name: string
  running(): boolean
  output(): string
  /** Starts it unless it runs; resolves when it answers. */
  start(): Promise<void>
  /** SIGTERM, and SIGKILL for what does not go. */
  stop(): Promise<void>
  /** SIGKILL. */
  kill(): Promise<void>
}

/** Prepares a process; nothing runs before `start`. */
export function createPart({ name, command, args, options, ready }: PartOptions): Part {
  let child: ChildProcess | undefined
  let ended: Promise<void> = Promise.resolve()
  let output = ''
  const hear = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-KEPT_OUTPUT))

  const part: Part = {
    name,
    running: () => child !== undefined,
    output: () => output,
    async start() {
      if (child) return
      const begun = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
      begun.stdout!.on('data', hear)
      begun.stderr!.on('data', hear)
      child = begun
      ended = new Promise((resolve) => {
        const end = () => {
          child = undefined
          resolve()
        }
        begun.once('exit', end)
        begun.once('error', (error) => {
          output += error.message
          end()
        })
      })
      for (const deadline = Date.now() + READY_WITHIN_MS; !(await ready()); await pause(LOOK_EVERY_MS))
        if (child !== begun || Date.now() > deadline) throw new Error(`${name} did not start:\n${output}`)
    },
    async stop() {
      child?.kill('SIGTERM')
      await Promise.race([ended, pause(STOPPED_WITHIN_MS)])
      await part.kill()
    },
    async kill() {
      child?.kill('SIGKILL')
      await ended
    },
  }
  return part
}
