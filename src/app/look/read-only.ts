/**
 * In a look whatever would change something is drawn as not to be pressed, on every screen by one means: of what is filled in
 * all but what the kit says only shows, of the kit's buttons those that delete and those that begin with a verb of writing.
 * Who presses all the same is told why; what slipped through is refused before it is sent, and by the server (decision 116).
 */
import buttonCss from '../../ui/button.module.css'
import iconCss from '../../ui/icon-button.module.css'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { READ_ONLY } from './look-engine.ts'
import { isWritingName } from './writing-verbs.ts'
import './read-only.css'

/** Ticks, choices and switches, forms that are sent, files that are chosen, things that are moved, what says so itself. */
const PRESSED =
  'input:is([type="checkbox"], [type="radio"], [type="file"]), [role="switch"], [role="slider"], button[type="submit"], [aria-roledescription], [data-writes]'
/** What a key changes as well: only the browser itself keeps that shut. */
const CHOSEN = 'select, input:is([type="range"], [type="color"], [role="combobox"])'
/** Where one types: it is read, and copied. */
const TYPED = 'textarea, input'
/** Of the others those that have a label: what people wrote names the rest of them. */
const BY_NAME = `button.${buttonCss['button']}, button.${iconCss['button']}, button[aria-label], [role="menuitem"]`
/** Set on what this file has shut, so that it opens again what reads by now. */
const SHUT = 'data-look-shut'

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? ''
// A new control writes until it says that it shows.
const shows = (element: Element) => element.closest('search, [data-shows]') !== null
const isWriting = (element: Element) =>
  !shows(element) &&
  (element.matches(`${PRESSED}, .${buttonCss['danger']}`) ||
    (element.matches(BY_NAME) && isWritingName(nameOf(element))))

function draw(): void {
  for (const element of document.querySelectorAll(`${PRESSED}, ${BY_NAME}`)) {
    const [is, was] = [isWriting(element), element.hasAttribute(SHUT)]
    // Written once: what is written again is heard again, and this would never end.
    if (is && element.getAttribute('aria-disabled') !== 'true') element.setAttribute('aria-disabled', 'true')
    if (!is && was) element.removeAttribute('aria-disabled')
    if (is !== was) element.toggleAttribute(SHUT, is)
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(`${CHOSEN}, ${TYPED}`)) {
    if (shows(field)) continue
    if (!field.matches(CHOSEN)) field.readOnly ||= true
    else if (!field.disabled) {
      field.disabled = true
      field.title = READ_ONLY
    }
  }
}

function stop(event: Event): void {
  const target = event.target as Element
  // Whatever a field became, its screen does not hear of it.
  const isChange = event.type === 'input' || event.type === 'change'
  const shut = isChange ? !shows(target) : target.closest?.(`[${SHUT}]`)
  if (!shut) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.type === 'click') notify({ type: 'info', message: READ_ONLY })
}

/** Draws them so from now on, as screens come and change. */
export function shutWrites(): void {
  // Before the screens' own, by a finger and by the keyboard.
  for (const kind of ['click', 'submit', 'pointerdown', 'drop', 'input', 'change'])
    addEventListener(kind, stop, { capture: true })
  let asked = 0
  const soon = () => {
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(draw)
  }
  new MutationObserver(soon).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-disabled', 'aria-label', 'disabled', 'readonly'],
  })
  soon()
}
