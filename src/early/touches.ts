/** What is tapped and typed on a screen snapshot before the app runs. */
const CONTROLS = 'button, input, textarea, select, summary, [role="button"], [role="menuitem"]'
/** What is typed into, or chosen from. */
const TEXT = 'textarea, select, input:not([type="checkbox"], [type="radio"])'
const BOX = 'input[type="checkbox"], input[type="radio"]'
type Control = HTMLElement & { value?: string }

/** What tells a control from the others, on the screen snapshot and on the app's own. */
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
}

/**
 * A screen snapshot is not only looked at: what is tapped or typed on it before the app runs is done again when the app
 * has put its own screen in its place. A tick stands for something that is not yet stored: a box that is tapped looks
 * touched, and not ticked.
 */
export function noteTouches(): () => void {
  const touches: Touch[] = []
  const note = (control: Control) => {
    const [name, row] = [nameOf(control), rowOf(control)]
    const isText = control.matches(TEXT)
    const named = controlsNamed(name)
    const alike = named.filter((one) => rowOf(one) === row)
    const [nth, of] = [alike.indexOf(control), alike.length]
    const before = touches.findIndex((touch) => touch.name === name && touch.row === row && touch.nth === nth)
    if (before >= 0) touches.splice(before, 1)
    // Ticked twice is not ticked; typed again is what it says now; a button tapped twice was tapped.
    const stays = before < 0 || !control.matches('input[type="checkbox"]')
    const typed = isText ? { value: control.value ?? '' } : {}
    if (stays) touches.push({ control, name, row, only: named.length === 1, nth, of, ...typed })
    // What is typed shows by itself.
    control.toggleAttribute('data-touched', stays && !isText)
  }
  const hear = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest<Control>(CONTROLS)
    if (!control || (event.type === 'click') === control.matches(TEXT)) return
    note(control)
    if (control.matches(BOX)) event.preventDefault()
  }
  const listen = (how: 'addEventListener' | 'removeEventListener') => {
    for (const type of ['click', 'input']) globalThis[how](type, hear, { capture: true })
  }
  listen('addEventListener')
  // Ticked between the first frame and now.
  for (const box of document.querySelectorAll<HTMLInputElement>(BOX))
    if (box.checked !== box.defaultChecked) {
      box.checked = box.defaultChecked
      note(box)
    }
  return () => {
    listen('removeEventListener')
    void repeatAll(touches)
  }
}

/** A list may come a moment after the screen it is on. */
const COMES_WITHIN_MS = 2_000
const LOOK_AGAIN_MS = 50

/** One after the other, as they were touched. */
async function repeatAll(touches: readonly Touch[]): Promise<void> {
  const deadline = Date.now() + COMES_WITHIN_MS
  for (const touch of touches) {
    let control = nowOf(touch)
    while (!control && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
      control = nowOf(touch)
    }
    if (control) repeat(control, touch)
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

function repeat(control: Control, { value }: Touch): void {
  control.removeAttribute('data-touched')
  // Its files are with it, and cannot be given to it.
  if (control.matches('input[type="file"]')) return tellFiles(control as HTMLInputElement)
  if (value === undefined) return control.click()
  control.focus()
  // React listens to what differs from what it knows.
  if ('defaultValue' in control) control.value = String(control.defaultValue)
  const prototype = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** What heard of them the first time has taken them. */
function tellFiles(input: HTMLInputElement): void {
  if (input.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }))
}
