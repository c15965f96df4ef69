/**
 * Chromium as it is on a phone: without the debugger that every testing library attaches. While that listens, V8 writes
 * down where each Error was made, to which end it reads 190 KB of React a second time: 60 ms of a slow phone's start.
 * What is said to it here is the Chrome DevTools Protocol, over a WebSocket.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { findBrowser } from '../scripts/browser.ts'

const STARTED_WITHIN_MS = 30_000
const LOOK_EVERY_MS = 20
/** What a page's own measuring may take in all. */
const TOLD_WITHIN_MS = 60_000

const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--mute-audio',
  '--password-store=basic',
]

export interface BareScreen {
  width: number
  height: number
  /** How many times slower than this machine. */
  slower: number
}

/**
 * Opens an address in a browser started on a profile, and closes it again.
 * @param measure runs in the page before anything of its own
 * @param told an expression that the page is asked for until it is there
 * @returns what it then is
 * @throws Error where the browser does not start, or nothing is told within a minute
 */
export async function measureBare<Told>(
  profile: string,
  url: string,
  { screen, measure, told }: { screen: BareScreen; measure: string; told: string },
): Promise<Told> {
  const browser = await startBrowser(profile)
  try {
    const page = await browser.page()
    await page('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor: 1, mobile: true })
    await page('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Rome' })
    await page('Emulation.setLocaleOverride', { locale: 'it-IT' })
    await page('Emulation.setCPUThrottlingRate', { rate: screen.slower })
    // Without it nothing is run on a new document.
    await page('Page.enable', {})
    await page('Page.addScriptToEvaluateOnNewDocument', { source: measure })
    await page('Page.navigate', { url })
    const deadline = Date.now() + TOLD_WITHIN_MS
    for (;;) {
      const answer = await page('Runtime.evaluate', { expression: told, returnByValue: true })
      const { value } = (answer as { result: { value?: Told } }).result
      if (value !== undefined) return value
      if (Date.now() > deadline) throw new Error(`nothing told by ${url}`)
      await pause(200)
    }
  } finally {
    await browser.close()
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

type Say = (method: string, params: object) => Promise<unknown>

async function startBrowser(profile: string) {
  const executable = findBrowser()
  if (!executable) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.')
  // Where it listens is written there: by this start, not by the one before.
  const note = path.join(profile, 'DevToolsActivePort')
  await rm(note, { force: true })
  const args = [...ARGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const child = spawn(executable, args, { stdio: 'ignore' })
  const exit = once(child, 'exit')
  const deadline = Date.now() + STARTED_WITHIN_MS
  let place: string | undefined
  while (!place) {
    const [port, route] = (await readFile(note, 'utf8').catch(() => '')).split('\n')
    place = route && `ws://127.0.0.1:${port}${route}`
    if (!place && Date.now() > deadline) throw new Error('the browser does not start')
    await pause(LOOK_EVERY_MS)
  }
  const say = await speakTo(place)
  return {
    /** The first page there is. */
    async page(): Promise<Say> {
      const { targetInfos } = (await say('Target.getTargets', {})) as {
        targetInfos: { type: string; targetId: string }[]
      }
      const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId
      const attached = await say('Target.attachToTarget', { targetId, flatten: true })
      const { sessionId } = attached as { sessionId: string }
      return (method, params) => say(method, params, sessionId)
    },
    async close(): Promise<void> {
      await say('Browser.close', {}).catch(() => undefined)
      await exit
    },
  }
}

/** @returns says something to the browser and resolves with the answer; rejects where it is refused */
async function speakTo(place: string) {
  const socket = new WebSocket(place)
  const asked = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as {
      id?: number
      result?: unknown
      error?: { message: string }
    }
    const one = id === undefined ? undefined : asked.get(id)
    if (id !== undefined) asked.delete(id)
    if (error) one?.reject(new Error(error.message))
    else one?.resolve(result)
  })
  socket.addEventListener('close', () => {
    for (const one of asked.values()) one.reject(new Error('the browser has gone'))
  })
  await once(socket, 'open')
  let id = 0
  return (method: string, params: object, sessionId?: string): Promise<unknown> => {
    const one = Promise.withResolvers<unknown>()
    asked.set(++id, one)
    socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
    return one.promise
  }
}
