/** What is tapped and typed before the app runs. */
const CONTROLS =
  'button, input, textarea, select, summary, [role="button"], [role="menuitem"], [data-with-app]'
/** What the browser could do by itself and only the app does right: a link made of what is typed. */
const WITH_APP = '[data-with-app]'
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
  control: Control
  name: string
  row: string
  /** Whether no other was named like it: then its row may have other words by now. */
  only: boolean
  /** Its place among those of its name in rows of the same words, and how many they were. */
  nth: number
  of: number
  /** Of what is typed into. */
  value?: string
  /** Of a box that the browser has ticked. */
  checked?: boolean
}

/** What the browser does by itself on a page that the server drew, where it stays done: opening, sending a form. */
const isNative = (control: Control) =>
  control instanceof HTMLButtonElement
    ? control.type === 'submit' && control.form !== null
    : control.matches('summary')

/**
 * A kept screen, and a page that the server drew, is not only looked at: what is tapped or typed on it before the app
 * runs is done again when the app has taken it over. On a kept screen a tick stands for something that is not yet stored:
 * a box that is tapped looks touched, and not ticked. On a page of the server's it is ticked, as everywhere.
 * @param kept whether the app will put a screen of its own in its place
 */
export function noteTouches(kept: boolean): () => void {
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
    const stays = before < 0 || !control.matches('input[type="checkbox"]')
    const state = {
      ...(isText && { value: control.value ?? '' }),
      ...(isBox && !kept && { checked: control.checked === true }),
    }
    if (stays) touches.push({ control, name, row, only: named.length === 1, nth, of, ...state })
    // What is typed shows by itself.
    control.toggleAttribute('data-touched', stays && !isText && (kept || !isBox))
  }
  let begun = false
  const hear = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest<Control>(CONTROLS)
    if (!control || (event.type === 'click') === control.matches(TEXT)) return
    if (!kept && isNative(control)) return
    if (!kept && isTaken(control)) {
      void arrives(event, control).then((arrived) => {
        if (arrived || !begun) return
        note(control)
        void repeatAll(touches.splice(0), kept)
      })
      return
    }
    note(control)
    if (control.matches(kept ? BOX : WITH_APP)) event.preventDefault()
    if (begun) void repeatAll(touches.splice(0), kept)
  }
  const listen = (how: 'addEventListener' | 'removeEventListener') => {
    for (const type of ['click', 'input']) globalThis[how](type, hear, { capture: true })
  }
  listen('addEventListener')
  // Ticked between the first frame and now.
  for (const box of kept ? document.querySelectorAll<Control>(BOX) : [])
    if (box.checked !== box.defaultChecked) {
      box.checked = box.defaultChecked
      note(box)
    }
  return () => {
    begun = true
    // A page is taken over part by part: the rest is listened to meanwhile.
    if (kept) listen('removeEventListener')
    else setTimeout(() => listen('removeEventListener'), TAKEN_WITHIN_MS)
    void repeatAll(touches.splice(0), kept)
  }
}

const LOOK_AGAIN_MS = 30
const TAKEN_WITHIN_MS = 10_000
const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))

/** React leaves a mark on each element that it has taken over, or is about to. */
const isTaken = (control: Control) => Object.keys(control).some((key) => key.startsWith('__react'))

/** React stops on its way down, before it is there, what touches a control that it has marked and cannot put in place yet. */
async function arrives({ type }: Event, control: Control): Promise<boolean> {
  const stop = new AbortController()
  let arrived = false
  control.addEventListener(type, () => (arrived = true), { capture: true, signal: stop.signal })
  await pause()
  stop.abort()
  return arrived
}

/** One after the other, as they were touched. */
async function repeatAll(touches: readonly Touch[], kept: boolean): Promise<void> {
  for (const touch of touches) {
    const deadline = Date.now() + TAKEN_WITHIN_MS
    const isAwaited = () => touch.control.isConnected && !isTaken(touch.control) && Date.now() < deadline
    while (!kept && isAwaited()) await pause()
    const control = nowOf(touch)
    if (control) repeat(control, touch, kept)
  }
}

/** The control that was touched, or the one that has taken its place. */
function nowOf({ control, name, row, only, nth, of }: Touch): Control | undefined {
  if (control.isConnected) return control
  const named = controlsNamed(name)
  const alike = only && named.length === 1 ? named : named.filter((one) => rowOf(one) === row)
  // Rather nothing than something else: what was touched may be gone, or another have come beside it.
  return alike.length === of ? alike[nth] : undefined
}

function repeat(control: Control, { value, checked }: Touch, kept: boolean): void {
  control.removeAttribute('data-touched')
  // What is marked and not yet in place, React puts in place for an event, there and then. It takes what it finds for what
  // was drawn, so the event that is to count comes after.
  if (!kept) control.dispatchEvent(new Event('change', { bubbles: true }))
  if (value === undefined) {
    if (checked !== undefined) control.checked = !checked
    control.click()
    return
  }
  if (kept) control.focus()
  // More may have been typed meanwhile; or what was typed, drawn over.
  const words = !kept && control.value?.startsWith(value) ? control.value : value
  // React listens to what differs from what it knows.
  if ('defaultValue' in control) control.value = String(control.defaultValue)
  const prototype = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, words)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
