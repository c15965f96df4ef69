/**
 * The first script of every page: it lets the page be seen, then starts the app, part by part. Of a private area's shell
 * it also asks the device for what the account keeps there, and notes what is touched before the app runs. What it
 * is made of (`early/`) imports nothing else, so that nothing holds it up.
 */
import { readKeptData } from './early/kept-data.ts'
import { startParts } from './early/start-parts.ts'
import { noteTaps } from './early/taps.ts'
import { noteTouches } from './early/touches.ts'

/** A page that is not shown gets no frames: it starts without. */
const FRAME_WITHIN_MS = 500

/** The largest picture of the first screen comes before the app; on a slow network not for ever. */
const FIRST_PICTURES = 'img[fetchpriority="high"]'
const PICTURES_WITHIN_MS = 2_500
const TOUCHES = ['pointerdown', 'keydown', 'focusin']

/** The server drew the page: it is whole without the app, which stays out of its pictures' way until it is needed. */
async function seen(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(FIRST_PICTURES)]
  const touched = new Promise((resolve) => {
    for (const type of TOUCHES) addEventListener(type, resolve, { once: true, capture: true, passive: true })
  })
  await Promise.race([
    // No fault: one that does not come keeps nothing waiting.
    Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined))),
    touched,
    new Promise((resolve) => setTimeout(resolve, PICTURES_WITHIN_MS)),
  ])
}

/** After the frame, not in it: the app's own start would keep the page from being seen. */
const framed = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, FRAME_WITHIN_MS)
  })

async function begin(app: string): Promise<void> {
  const [drawn, kept] = ['$_TSR' in globalThis, document.body.hasAttribute('data-kept')]
  if (kept) globalThis.lovoglioTouches = noteTouches()
  else if (drawn) globalThis.lovoglioTouches = noteTaps()
  // Who sees a screen snapshot sees it before its data is read; of a bare shell the data is what is waited for.
  if (!drawn && !kept) globalThis.lovoglioEarly = readKeptData()
  if (drawn) await seen()
  await framed()
  if (kept) globalThis.lovoglioEarly = readKeptData()
  await startParts(app)
}

const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']
if (app) void begin(app)
