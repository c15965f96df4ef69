/**
 * Chromium as it is on a phone: without the debugger that every testing library attaches. While that listens, V8 writes
 * down where each Error was made, to which end it reads 190 KB of React a second time: 60 ms of a slow phone's start.
 * What is said to it here is the Chrome DevTools Protocol, over a WebSocket.
 */
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { openBrowser } from './open-browser.ts'

/** What a page's own measuring may take in all. */
const TOLD_WITHIN_MS = 60_000

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
  const browser = await speakToBrowser(profile)
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

type Say = (method: string, params: object) => Promise<unknown>

async function speakToBrowser(profile: string) {
  const { address, ended } = await openBrowser(profile)
  const say = await speakTo(address)
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
      await ended
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
