/**
 * Buttons that only the app answers, tapped on a page of the server's before it had taken that part over: a heart, the
 * filters. The rest answers by itself (links, forms, details), and what is typed stays in its field.
 */
const BUTTONS = 'button[type="button"]'
const TAKEN_WITHIN_MS = 10_000
const LOOK_AGAIN_MS = 30

/** @returns to be called as soon as React listens: it puts what is tapped in place, there and then */
export function noteTaps(): () => void {
  const tapped = new Set<HTMLElement>()
  let listens = false
  const hear = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(BUTTONS)
    if (!button || !event.isTrusted) return
    if (listens) {
      const arrived = watch(button)
      return void setTimeout(() => arrived() || void tap(button))
    }
    tapped.add(button)
    button.toggleAttribute('data-touched', true)
  }
  addEventListener('click', hear, { capture: true })
  return () => {
    listens = true
    setTimeout(() => removeEventListener('click', hear, { capture: true }), TAKEN_WITHIN_MS)
    for (const button of tapped) void tap(button)
  }
}

/** What waits for something before it can be put in place, React stops on the way down. */
function watch(button: HTMLElement): () => boolean {
  let arrived = false
  button.addEventListener('click', () => (arrived = true), { once: true })
  return () => arrived
}

async function tap(button: HTMLElement): Promise<void> {
  button.removeAttribute('data-touched')
  for (const deadline = Date.now() + TAKEN_WITHIN_MS; button.isConnected && Date.now() < deadline;) {
    const arrived = watch(button)
    button.click()
    if (arrived()) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}
