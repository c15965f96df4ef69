/**
 * In a look whatever would change something is drawn as not to be pressed, on every screen by one means: what is a tick or
 * sends a form by its kind, the kit's buttons by the verb they begin with. Who presses all the same is told why; what slipped
 * through is refused before it is sent, and by the server (decision 116).
 */
import buttonCss from '../../ui/button.module.css'
import iconCss from '../../ui/icon-button.module.css'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { READ_ONLY } from './look-engine.ts'
import { isWritingName } from './writing-verbs.ts'
import './read-only.css'

/** Ticks and switches, forms that are sent, files that are chosen, things that are moved. */
const BY_KIND =
  'input[type="checkbox"], input[type="file"], [role="switch"], button[type="submit"], [aria-roledescription]'
// Of the others those that have a label: what people wrote names the rest of them.
const BY_NAME = `button.${buttonCss['button']}, button.${iconCss['button']}, button[aria-label], [role="menuitem"]`
/** Where one types; what is looked for by words stays open. */
const TYPED =
  'textarea, input:is([type="text"], [type="email"], [type="tel"], [type="url"], [type="time"], [type="password"])'
/** Set on what this file has shut, so that it opens again what reads by now. */
const SHUT = 'data-look-shut'

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? ''
const isWriting = (element: Element) =>
  element.matches(BY_KIND) || (element.matches(BY_NAME) && isWritingName(nameOf(element)))

function draw(): void {
  for (const element of document.querySelectorAll(`${BY_KIND}, ${BY_NAME}`)) {
    const [is, was] = [isWriting(element), element.hasAttribute(SHUT)]
    // Written once: what is written again is heard again, and this would never end.
    if (is && element.getAttribute('aria-disabled') !== 'true') element.setAttribute('aria-disabled', 'true')
    if (!is && was) element.removeAttribute('aria-disabled')
    if (is !== was) element.toggleAttribute(SHUT, is)
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(TYPED)) field.readOnly = true
}

function stop(event: Event): void {
  const shut = (event.target as Element).closest?.(`[${SHUT}]`)
  if (!shut) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.type === 'click') notify({ type: 'info', message: READ_ONLY })
}

/** Draws them so from now on, as screens come and change. */
export function shutWrites(): void {
  // Before the screens' own, by a finger and by the keyboard.
  for (const kind of ['click', 'submit', 'pointerdown', 'drop'])
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
    attributeFilter: ['aria-disabled', 'aria-label'],
  })
  soon()
}
