import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import { IconButton } from './icon-button.tsx'
import { notify } from './overlay/toasts-store.ts'

/** Hands the page's address to the device's own sharing, or copies it. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  async function share() {
    const url = location.origin + path
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      notify({ type: 'success', message: 'Indirizzo copiato.' })
    } catch (error) {
      // Closing the device's sheet is no fault.
      if (error instanceof DOMException && error.name === 'AbortError') return
      notify({ type: 'warning', message: `Non riesco a copiare: l’indirizzo è ${url}` })
    }
  }
  return <IconButton icon={IconShare2} variant="framed" label="Condividi" onClick={() => void share()} />
}
