/** Chromium on a profile, by itself: nothing is attached to it until somebody speaks to the port it listens on. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBrowser } from '../scripts/browser.ts'

const STARTED_WITHIN_MS = 30_000
const LOOK_EVERY_MS = 20

const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--mute-audio',
  '--password-store=basic',
  '--remote-debugging-port=0',
]

export interface OpenBrowser {
  port: number
  /** Where it listens for the Chrome DevTools Protocol, as a WebSocket's address. */
  address: string
  /** Resolves when it has ended by itself. */
  ended: Promise<unknown>
  /** Ends it. */
  kill(): Promise<void>
}

/** @throws Error where there is no browser, or it does not start */
export async function openBrowser(profile: string): Promise<OpenBrowser> {
  const executable = findBrowser()
  if (!executable) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.')
  // The browser writes there where it listens: this start, not the one before.
  const note = path.join(profile, 'DevToolsActivePort')
  await rm(note, { force: true })
  const child = spawn(executable, [...ARGS, `--user-data-dir=${profile}`, 'about:blank'], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const kill = async () => {
    child.kill()
    await ended
  }
  const until = performance.now() + STARTED_WITHIN_MS
  while (performance.now() < until && child.exitCode === null) {
    const [port, route] = (await readFile(note, 'utf8').catch(() => '')).split('\n')
    if (port && route) return { port: Number(port), address: `ws://127.0.0.1:${port}${route}`, ended, kill }
    await pause(LOOK_EVERY_MS)
  }
  await kill()
  throw new Error('The browser did not start.')
}
