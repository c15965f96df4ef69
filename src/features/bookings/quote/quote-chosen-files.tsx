import { QUOTE_FILES } from '#contract/lists/bookings/booking-quotes.ts'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef } from 'react'
import { formatBytes } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { FileChooser, useFileChoice } from '../../files/file-choice-face.tsx'
import css from './quote-form.module.css'
import type { ChosenFile } from './quote-fields.ts'

/**
 * The files that go with the quote that is written: kept on the device at once, sent when there is a network.
 * @param sent the ids of those that went with the quote before: they stay where that is read
 */
export function QuoteChosenFiles({
  files,
  sent,
  onFiles,
}: {
  files: readonly ChosenFile[]
  sent: readonly string[]
  onFiles: (files: readonly ChosenFile[]) => void
}) {
  /** Of this moment: some may be taken out while others are being kept. */
  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  }, [files])
  const choice = useFileChoice({
    most: QUOTE_FILES,
    count: files.length,
    full: `A un preventivo si allegano fino a ${QUOTE_FILES} file.`,
    onKept: (kept) =>
      onFiles([
        ...latest.current,
        ...kept.map(({ id, name, kind, size }) => ({ id, name, kind, size }) as ChosenFile),
      ]),
  })
  const drop = (id: string) => {
    onFiles(files.filter((file) => file.id !== id))
    if (!sent.includes(id)) choice.drop(id)
  }
  return (
    <fieldset className={css.group}>
      <legend>Allegati, se servono</legend>
      <FileChooser choice={choice} label="File da allegare al preventivo" />
      {files.length > 0 && (
        <ul className={css.files} aria-label="File allegati">
          {files.map((file) => (
            <li key={file.id}>
              <span>
                {file.name} <small>{formatBytes(file.size)}</small>
              </span>
              <IconButton icon={IconX} label={`Togli ${file.name}`} onClick={() => drop(file.id)} />
            </li>
          ))}
        </ul>
      )}
      {files.length < QUOTE_FILES && (
        <Button
          variant="link"
          icon={IconPaperclip}
          className={css.start}
          busy={choice.busy}
          onClick={choice.open}
        >
          Allega un file
        </Button>
      )}
      <p className={css.soft}>
        Fino a {QUOTE_FILES} file, foto o PDF, al massimo 10&nbsp;MB l’uno. Li legge solo questa coppia.
      </p>
      {choice.wrong.map((text) => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
    </fieldset>
  )
}
