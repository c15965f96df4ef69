/** What is tapped and typed before the app runs. */
const CONTROLS =
  'button, input, textarea, select, summary, [role="button"], [role="menuitem"], [data-with-app]'
/** What the browser could do by itself, and only the app does right: a box, a link made of what is typed. */
const HELD = 'input[type="checkbox"], input[type="radio"], [data-with-app]'
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
  value?: string
}

/** What the browser does by itself on a page that the server drew, where it stays done: opening, sending a form. */
const isNative = (control: Control) =>
  control instanceof HTMLButtonElement
    ? control.type === 'submit' && control.form !== null
    : control.matches('summary')

/**
 * A kept screen, and a page that the server drew, is not only looked at: what is tapped or typed on it before the app
 * runs is done again when the app has taken it over. Until then nothing is kept, so nothing is shown as done: a box that
 * is tapped looks touched, and not ticked.
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
    const stays = before < 0 || !isBox
    const value = isText ? { value: control.value ?? '' } : {}
    if (stays) touches.push({ control, name, row, only: named.length === 1, nth, of, ...value })
    // What is typed shows by itself.
    control.toggleAttribute('data-touched', stays && !isText)
  }
  const hear = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest<Control>(CONTROLS)
    if (!control || (event.type === 'click') === control.matches(TEXT) || (!kept && isNative(control))) return
    note(control)
    if (control.matches(HELD)) event.preventDefault()
  }
  for (const type of ['click', 'input']) addEventListener(type, hear, { capture: true })
  // Ticked between the first frame and now.
  for (const box of kept ? document.querySelectorAll<Control>(BOX) : [])
    if (box.checked !== box.defaultChecked) {
      box.checked = box.defaultChecked
      note(box)
    }
  return () => {
    for (const type of ['click', 'input']) removeEventListener(type, hear, { capture: true })
    void repeatAll(touches, kept)
  }
}

/** One after the other, as they were touched. */
async function repeatAll(touches: readonly Touch[], kept: boolean): Promise<void> {
  for (const touch of touches) {
    if (!kept) await untilTakenOver(touch.control)
    const control = nowOf(touch)
    if (control) repeat(control, touch, kept)
  }
}

const LOOK_AGAIN_MS = 30
const TAKEN_WITHIN_MS = 10_000

/** React takes over a page part by part and leaves a mark on each element, a moment before it answers for it. */
async function untilTakenOver(control: Control): Promise<void> {
  const deadline = Date.now() + TAKEN_WITHIN_MS
  const isMarked = () => Object.keys(control).some((key) => key.startsWith('__react'))
  while (control.isConnected && !isMarked() && Date.now() < deadline) await pause()
  await pause()
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))

/** The control that was touched, or the one that has taken its place. */
function nowOf({ control, name, row, only, nth, of }: Touch): Control | undefined {
  if (control.isConnected) return control
  const named = controlsNamed(name)
  const alike = only && named.length === 1 ? named : named.filter((one) => rowOf(one) === row)
  // Rather nothing than something else: what was touched may be gone, or another have come beside it.
  return alike.length === of ? alike[nth] : undefined
}

function repeat(control: Control, { value }: Touch, kept: boolean): void {
  control.removeAttribute('data-touched')
  if (value === undefined) {
    control.click()
    return
  }
  // Where it was typed the caret is, or has moved on.
  if (kept) control.focus()
  // React listens to what differs from what it knows, and it knows what it found.
  if ('defaultValue' in control) control.value = String(control.defaultValue)
  const prototype = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
