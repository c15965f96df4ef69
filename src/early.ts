/**
 * The first script of a private area's shell. It asks the device for what the account keeps there, notes what is touched
 * before the app runs, lets the page be painted, then starts the app, part by part. It imports nothing, so that nothing
 * holds it up.
 */
import type { EarlyRead } from './offline/early-read.ts'

/** What `app/kept-note.ts` writes: which account keeps something here. */
const NOTE_KEY = 'lovoglio-kept'
const DATABASE_PREFIX = 'lovoglio-'
/** Of `meta`, all keys before those of kept screens (`offline/kept-screen.ts`). */
const FIRST_SCREEN_KEY = 'screen:'
/** A page that is not shown gets no frames: it starts without. */
const FRAME_WITHIN_MS = 150

function read(): EarlyRead | undefined {
  let accountId: unknown
  try {
    accountId = (JSON.parse(localStorage.getItem(NOTE_KEY) ?? 'null') as { accountId?: unknown } | null)
      ?.accountId
  } catch {
    return undefined
  }
  if (typeof accountId !== 'string') return undefined
  return { accountId, kept: all(DATABASE_PREFIX + accountId).catch(() => undefined) }
}

/** All that the database holds, as of one moment; undefined where there is none, which is then not made either. */
function all(name: string): EarlyRead['kept'] {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => reject(opening.error ?? new Error('not opened'))
    opening.onsuccess = () => {
      const database = opening.result
      // Another tab deletes or upgrades it: this read stands in nobody's way.
      database.onversionchange = () => database.close()
      try {
        const transaction = database.transaction(['queries', 'commands', 'settled', 'meta'])
        const meta = transaction.objectStore('meta')
        const beforeScreens = IDBKeyRange.upperBound(FIRST_SCREEN_KEY, true)
        const asked = {
          queries: transaction.objectStore('queries').getAll(),
          commands: transaction.objectStore('commands').index('order').getAll(),
          settled: transaction.objectStore('settled').getAll(),
          names: meta.getAllKeys(beforeScreens),
          values: meta.getAll(beforeScreens),
        }
        transaction.oncomplete = () => {
          database.close()
          resolve({
            queries: asked.queries.result,
            commands: asked.commands.result,
            settled: asked.settled.result,
            meta: new Map(asked.names.result.map((key, index) => [String(key), asked.values.result[index]])),
          })
        }
        transaction.onabort = () => reject(transaction.error ?? new Error('not read'))
      } catch (error) {
        database.close()
        reject(error as Error)
      }
    }
  })
}

const CONTROLS = 'button, input, textarea, select, summary, [role="button"], [role="menuitem"]'
/** What is typed into, or chosen from. */
const TEXT = 'textarea, select, input:not([type="checkbox"], [type="radio"])'
const BOX = 'input[type="checkbox"], input[type="radio"]'
type Control = HTMLElement & { value?: string; checked?: boolean; defaultChecked?: boolean }

/** What tells a control from the others, on the kept screen and on the app's own. */
function nameOf(control: Element): string {
  const { labels } = control as HTMLInputElement
  const words = control.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? control.textContent
  return `${control.tagName} ${words.trim().slice(0, 120)}`
}

/** Words of the row a control is in: of several with one name they tell which. */
const rowOf = (control: Element): string => control.closest('li, tr, article')?.textContent ?? ''

const controlsNamed = (name: string) =>
  [...document.querySelectorAll<Control>(CONTROLS)].filter((control) => nameOf(control) === name)

interface Touch {
  name: string
  row: string
  /** Whether no other was named like it: then its row may have other words by now. */
  only: boolean
  /** Its place among those of its name in rows of the same words, and how many they were. */
  nth: number
  of: number
  value?: string
}

/**
 * A kept screen is not only looked at: what is tapped or typed on it before the app runs is done again on the app's own
 * screen when that has taken its place. Until then nothing is kept, so nothing is shown as done: a box that is tapped
 * looks touched, and not ticked.
 */
function noteTouches(): () => void {
  const touches: Touch[] = []
  const note = (control: Control) => {
    const [name, row] = [nameOf(control), rowOf(control)]
    const [isText, isBox] = [control.matches(TEXT), control.matches(BOX)]
    const named = controlsNamed(name)
    const alike = named.filter((one) => rowOf(one) === row)
    const [nth, of] = [alike.indexOf(control), alike.length]
    const before = touches.findIndex((touch) => touch.name === name && touch.row === row && touch.nth === nth)
    if (before >= 0) touches.splice(before, 1)
    // Ticked twice is not ticked; typed again is what it says now; a button tapped twice was tapped.
    const stays = before < 0 || !isBox
    const value = isText ? { value: control.value ?? '' } : {}
    if (stays) touches.push({ name, row, only: named.length === 1, nth, of, ...value })
    // What is typed shows by itself.
    control.toggleAttribute('data-touched', stays && !isText)
  }
  const hear = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest<Control>(CONTROLS)
    if (!control || (event.type === 'click') === control.matches(TEXT)) return
    note(control)
    if (control.matches(BOX)) event.preventDefault()
  }
  for (const type of ['click', 'input']) addEventListener(type, hear, { capture: true })
  // Ticked between the first frame and now.
  for (const box of document.querySelectorAll<Control>(BOX))
    if (box.checked !== box.defaultChecked) {
      box.checked = box.defaultChecked
      note(box)
    }
  return () => {
    for (const type of ['click', 'input']) removeEventListener(type, hear, { capture: true })
    for (const { name, row, only, nth, of, value } of touches) {
      const named = controlsNamed(name)
      const alike = only && named.length === 1 ? named : named.filter((one) => rowOf(one) === row)
      const control = alike[nth]
      // Rather nothing than something else: what was touched may be gone, or another have come beside it.
      if (!control || alike.length !== of) continue
      if (value === undefined) {
        control.click()
        continue
      }
      control.focus()
      const prototype = Object.getPrototypeOf(control) as object
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

/** Files asked for in one go. */
const AT_ONCE = 3
const rest = () => new Promise((resolve) => setTimeout(resolve))

/** Each part by itself, what it is made of before it: no one task of the browser is long. */
async function start(app: string): Promise<void> {
  const parts = document.querySelector<HTMLMetaElement>('meta[name="app-parts"]')?.content.split(' ') ?? []
  for (const [at, href] of parts.entries()) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
    if (at % AT_ONCE === AT_ONCE - 1) await rest()
  }
  for (const part of parts) {
    if (part === app) continue
    // The app asks for it again where it needs it, and says what is missing.
    await import(/* @vite-ignore */ part).catch(() => undefined)
    await rest()
  }
  await import(/* @vite-ignore */ app)
}

const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']
if (app) {
  globalThis.lovoglioEarly = read()
  if (document.body.hasAttribute('data-kept')) globalThis.lovoglioTouches = noteTouches()
  let started = false
  const begin = () => {
    if (started) return
    started = true
    void start(app)
  }
  // After the frame, not in it: the app's own start would keep the page from being seen.
  requestAnimationFrame(() => setTimeout(begin))
  setTimeout(begin, FRAME_WITHIN_MS)
}
