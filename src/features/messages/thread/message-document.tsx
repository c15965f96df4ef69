import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { useEffect } from 'react'
import { heard } from '../../../lib/fault-log.ts'
import { formatBytes } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { openFile } from '../../files/open-file-face.ts'
import css from '../messages.module.css'
import type { ShownFile } from './shown-messages.ts'

/** A larger one is on the device once it has been opened. */
const AHEAD_UP_TO_BYTES = 2 * 1024 * 1024

/** A document of a message, which opens without a network once it has been seen. */
export function MessageDocument({ file: { name, size, url } }: { file: ShownFile }) {
  const own = url?.startsWith('/') ? url : undefined
  useEffect(() => {
    // The worker keeps what passes through it; without one it would be fetched for nothing.
    if (own && size <= AHEAD_UP_TO_BYTES && navigator.serviceWorker?.controller)
      void fetch(own).catch(heard('message-document'))
  }, [own, size])

  const inside = (
    <>
      <Icon of={IconFileText} />
      <span className={css.fileName}>{name}</span>
      <span className={css.when}>{formatBytes(size)}</span>
    </>
  )
  return url ? (
    <a
      href={url}
      download={name}
      className={css.document}
      onClick={(event) => void openFile(event, own, name)}
    >
      {inside}
    </a>
  ) : (
    <span className={css.document}>{inside}</span>
  )
}
