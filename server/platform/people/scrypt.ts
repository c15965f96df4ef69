/** scrypt (RFC 7914) where it is nobody else's wait: on threads that yield their core to whatever else has work. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export interface ScryptJob {
  password: string
  salt: Uint8Array
  /** Length of the key, in bytes. */
  bytes: number
  /** CPU and memory cost N, a power of two; block size r; parallelization p. */
  N: number
  r: number
  p: number
}
export type ScryptAnswer = { key: Uint8Array } | { error: string }

/** One core stays free, and there is always one thread. */
export const SCRYPT_THREADS = Math.max(1, availableParallelism() - 1)
const idle: Worker[] = []
const waiting: (() => void)[] = []
let started = 0

/**
 * Derives a key. As many at a time as there are cores but one, first come first served; how many may wait is the
 * caller's to say.
 * @throws Error when the parameters are not scrypt's
 */
export async function scryptQuietly(job: ScryptJob): Promise<Buffer> {
  while (idle.length === 0 && started === SCRYPT_THREADS)
    await new Promise<void>((resolve) => waiting.push(resolve))
  const thread = idle.pop() ?? start()
  // A process ends between two keys, and not in one.
  thread.ref()
  try {
    const answer = await ask(thread, job)
    if ('error' in answer) throw new Error(answer.error)
    return Buffer.from(answer.key)
  } finally {
    thread.unref()
    waiting.shift()?.()
  }
}

function start(): Worker {
  const thread = new Worker(new URL('./scrypt-thread.ts', import.meta.url))
  started += 1
  // Whoever waits for its key hears it; the next one gets another thread.
  thread.on('error', () => undefined)
  thread.once('exit', () => {
    started -= 1
    const at = idle.indexOf(thread)
    if (at >= 0) idle.splice(at, 1)
    waiting.shift()?.()
  })
  return thread
}

function ask(thread: Worker, job: ScryptJob): Promise<ScryptAnswer> {
  return new Promise((resolve, reject) => {
    const done = () => {
      thread.off('message', onAnswer).off('error', reject).off('exit', onExit)
    }
    const onAnswer = (answer: ScryptAnswer) => {
      done()
      idle.push(thread)
      resolve(answer)
    }
    const onExit = () => {
      done()
      reject(new Error('The thread that hashes has ended.'))
    }
    thread.on('message', onAnswer).on('error', reject).on('exit', onExit)
    thread.postMessage(job)
  })
}
