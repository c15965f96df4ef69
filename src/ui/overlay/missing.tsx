/** For what opens over a screen and could not be had: what stands in for it, and what the next try needs. */
import { useEffect, useEffectEvent } from 'react'
import { type MissingPart, isMissingPart } from '../../lib/missing-part.ts'
import { notify } from './toasts-store.ts'

/**
 * In its place: it closes at once, and the screen under it stays as it is. Says why, unless somebody else does.
 * @throws the error itself where it says something else than that a part could not be had
 */
export function standIn(error: unknown) {
  if (!isMissingPart(error)) throw error
  return function Missing({ onClose }: { onClose: () => void }) {
    const leave = useEffectEvent(() => {
      onClose()
      void sayWhy(error as MissingPart)
    })
    useEffect(() => leave(), [])
    return null
  }
}

/** Of a part that could not be had: one toast with the reason, or none where another is told. */
export async function sayWhy({ why }: MissingPart): Promise<void> {
  const message = WORDS[(await why) ?? 'offline']
  if (message) notify({ message, type: 'warning' })
}

const WORDS = {
  told: '',
  offline: 'Serve la rete per aprirlo la prima volta: riprova quando torna.',
  failed: 'Non siamo riusciti ad aprirlo: riprova fra poco.',
}

/** Of what did not come, or not yet, the browser shows no rules. */
function isWhole({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length)
  } catch {
    // No fault: it says so by throwing.
    return false
  }
}

/**
 * Asks for the page's styles that failed: they stay in it, empty, and the build's own loader takes them for loaded. The new
 * ones come beside the old, of which one may be on its way yet, with somebody waiting for it. Links that are disabled stand
 * for what the page has in itself already: they never load.
 * @throws TypeError of a missing part when one of them fails again
 */
export async function stylesAgain(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')]
  const whole = new Set(links.filter(isWhole).map(({ href }) => href))
  const missing = new Map(links.filter(({ href }) => !whole.has(href)).map((link) => [link.href, link]))
  await Promise.all(
    [...missing.values()].map(
      (old) =>
        new Promise((resolve, reject) => {
          const link = old.cloneNode() as HTMLLinkElement
          link.onload = resolve
          link.onerror = () => {
            link.remove()
            reject(new TypeError('no import of styles'))
          }
          old.after(link)
        }),
    ),
  )
}
