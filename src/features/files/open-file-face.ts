/** Files of our own that are read as files: by the app and not by the browser's own download, which goes past the worker. */
import type { MouseEvent } from 'react'
import { noteFault } from '../../lib/fault-log.ts'
import { saveFile } from '../../lib/save-file.ts'
import { notify } from '../../ui/overlay/toasts-store.ts'

/**
 * Saves the file that a link leads to, in the place of what the link would do: so it opens without a network once it has
 * been seen.
 * @param url an address of ours; of any other the link does what it does
 */
export async function openFile(event: MouseEvent, url: string | undefined, name: string): Promise<void> {
  if (!url?.startsWith('/')) return
  event.preventDefault()
  try {
    const answer = await fetch(url)
    if (answer.ok) saveFile(name, await answer.blob())
    else notify({ type: 'warning', message: `«${name}» non si apre: riprova tra poco.` })
  } catch (fault) {
    // No answer, or one that was cut short.
    noteFault('open-file', fault)
    notify({ type: 'warning', message: `Non c’è rete, e «${name}» non è ancora su questo dispositivo.` })
  }
}
