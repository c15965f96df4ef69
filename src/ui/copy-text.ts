import { noteFault } from '../lib/fault-log.ts'
import { notify } from './overlay/toasts-store.ts'

/**
 * Puts a text on the clipboard and says so.
 * @param instead where it is refused, without a safe origin or a permission: the text is selected, ready for the keys
 */
export async function copyText(text: string, said: string, instead: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify({ type: 'success', message: said })
  } catch (fault) {
    noteFault('copy-text', fault)
    instead()
  }
}
