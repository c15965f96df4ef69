import { QUOTE_FILES } from '#contract/lists/booking-quotes.ts'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, useState } from 'react'
import { heard } from '../../lib/fault-log.ts'
import { formatBytes } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { notKeptFileText, usePictureUpload } from '../files/file-face.ts'
import css from './quote-form.module.css'
import type { ChosenFile } from './quote-fields.ts'

const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp'

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
  const input = useRef<HTMLInputElement>(null)
  const { add, discard } = usePictureUpload()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<readonly string[]>([])
  /** Of this moment: some may be taken out while others are being kept. */
  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  }, [files])
  const choose = async (chosen: FileList | null) => {
    if (!chosen?.length) return
    setBusy(true)
    const room = QUOTE_FILES - files.length
    try {
      const { kept, refused } = await add([...chosen].slice(0, room), { documents: true })
      setWrong(
        chosen.length > room
          ? [...refused, `A un preventivo si allegano fino a ${QUOTE_FILES} file.`]
          : refused,
      )
      onFiles([
        ...latest.current,
        ...kept.map(({ id, name, kind, size }) => ({ id, name, kind, size }) as ChosenFile),
      ])
    } catch (error) {
      setWrong([notKeptFileText(error)])
    }
    setBusy(false)
    if (input.current) input.current.value = ''
  }
  const drop = (id: string) => {
    onFiles(files.filter((file) => file.id !== id))
    if (!sent.includes(id)) void discard([id]).catch(heard('quote-chosen-files'))
  }
  return (
    <fieldset className={css.group}>
      <legend>Allegati, se servono</legend>
      <input
        ref={input}
        type="file"
        className={css.file}
        accept={ACCEPTED}
        multiple
        tabIndex={-1}
        aria-label="File da allegare al preventivo"
        onChange={(event) => void choose(event.target.files)}
      />
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
          busy={busy}
          onClick={() => input.current?.click()}
        >
          Allega un file
        </Button>
      )}
      <p className={css.soft}>
        Fino a {QUOTE_FILES} file: PDF, JPEG, PNG o WebP, al massimo 10&nbsp;MB l’uno. Li legge solo questa
        coppia.
      </p>
      {wrong.map((text) => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
    </fieldset>
  )
}
