/** What a busy machine is made of, on purpose: loops that never rest, and other checkouts whose tests run at the same time. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import path from 'node:path'

export interface Beside {
  /** Ends them, and waits until they are gone. */
  end(): Promise<void>
}

function endable(children: readonly ChildProcess[], signal: NodeJS.Signals): Beside {
  return {
    async end() {
      await Promise.all(
        children.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return
          const gone = new Promise((resolve) => child.once('exit', resolve))
          child.kill(signal)
          await gone
        }),
      )
    },
  }
}

/** Starts so many loops that do nothing but take a core. */
export const burn = (count: number): Beside =>
  endable(
    Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' })),
    'SIGKILL',
  )

/**
 * Starts `npm test` in so many clean checkouts of HEAD.
 * @param folder where they are made; each writes what it says to `N.log` there
 */
export function testBeside(count: number, folder: string): Beside & { results(): Promise<string[]> } {
  const runs = Array.from({ length: count }, (_, at) => {
    const checkout = path.join(folder, `checkout-${at + 1}`)
    execFileSync('git', ['clone', '--quiet', '.', checkout])
    // The same packages, without their bytes once more.
    execFileSync('cp', ['-al', 'node_modules', checkout])
    const log = createWriteStream(path.join(folder, `${at + 1}.log`))
    const child = spawn('npm', ['test'], { cwd: checkout, stdio: ['ignore', 'pipe', 'pipe'] })
    let last = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        log.write(chunk)
        last = (last + chunk.toString()).slice(-200)
      })
    const ended = new Promise<string>((resolve) =>
      child.once('exit', (code) => resolve(`${last.trim().split('\n').at(-1)} (${code})`)),
    )
    return { child, ended }
  })
  return {
    ...endable(
      runs.map(({ child }) => child),
      'SIGTERM',
    ),
    results: () => Promise.all(runs.map(({ ended }) => ended)),
  }
}
