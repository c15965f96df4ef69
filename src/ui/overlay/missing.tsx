/** For what opens over a screen and could not be had: what stands in for it, and what the next try needs. */
import { useEffect, useEffectEvent } from 'react'
import { isMissingPart } from '../../lib/missing-part.ts'
import { notify } from './toasts-store.ts'

/** In its place: it closes at once, and the screen under it stays as it is. */
function Missing({ onClose }: { onClose: () => void }) {
  const leave = useEffectEvent(() => {
    notify({ message: 'Serve la rete per aprirlo la prima volta: riprova quando torna.', type: 'warning' })
    onClose()
  })
  useEffect(() => leave(), [])
  return null
}

/** @throws the error itself where it says something else than that a part could not be had */
export function standIn(error: unknown): typeof Missing {
  if (!isMissingPart(error)) throw error
  return Missing
}

/** Of what did not come the browser shows no rules. */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length
  } catch {
    // No fault: it says so by throwing.
    return true
  }
}

/**
 * Asks for the page's styles that failed: they stay in it, empty, and the build's own loader takes them for loaded. Links
 * that are disabled stand for what the page has in itself already: they never load.
 * @throws TypeError of a missing part when one of them fails again
 */
export async function stylesAgain(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')]
  await Promise.all(
    links.filter(hasFailed).map(
      (failed) =>
        new Promise((resolve, reject) => {
          const link = failed.cloneNode() as HTMLLinkElement
          link.onload = resolve
          link.onerror = () => reject(new TypeError('no import of styles'))
          failed.replaceWith(link)
        }),
    ),
  )
}
