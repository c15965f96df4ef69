import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { useEffect, type MouseEvent } from 'react'
import { heard, noteFault } from '../../lib/fault-log.ts'
import { saveFile } from '../../lib/save-file.ts'
import { formatBytes } from '../../lib/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import css from './messages.module.css'
import type { ShownFile } from './shown-messages.ts'

/** A larger one is on the device once it has been opened. */
const AHEAD_UP_TO_BYTES = 2 * 1024 * 1024

/**
 * A document of a message. By the app and not by the browser's own download, which goes past the service worker: so it
 * opens without a network once it has been seen.
 */
export function MessageDocument({ file: { name, size, url } }: { file: ShownFile }) {
  const own = url?.startsWith('/') ? url : undefined
  useEffect(() => {
    // The worker keeps what passes through it; without one it would be fetched for nothing.
    if (own && size <= AHEAD_UP_TO_BYTES && navigator.serviceWorker?.controller)
      void fetch(own).catch(heard('message-document'))
  }, [own, size])

  async function open(event: MouseEvent) {
    if (!own) return
    event.preventDefault()
    try {
      const answer = await fetch(own)
      if (answer.ok) saveFile(name, await answer.blob())
      else notify({ type: 'warning', message: `«${name}» non si apre: riprova tra poco.` })
    } catch (fault) {
      // No answer, or one that was cut short.
      noteFault('message-document', fault)
      const message = `Non c’è rete, e «${name}» non è ancora su questo dispositivo.`
      notify({ type: 'warning', message })
    }
  }

  const inside = (
    <>
      <Icon of={IconFileText} />
      <span className={css.fileName}>{name}</span>
      <span className={css.when}>{formatBytes(size)}</span>
    </>
  )
  return url ? (
    <a href={url} download={name} className={css.document} onClick={(event) => void open(event)}>
      {inside}
    </a>
  ) : (
    <span className={css.document}>{inside}</span>
  )
}
