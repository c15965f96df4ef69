import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { useId, useRef, useState } from 'react'
import { ASSISTANCE_FILES_MAX } from '#contract/lists/admin/assistance-categories.ts'
import { DOCUMENT_TYPES, PICTURE_TYPES } from '#contract/media/file-limits.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useTypedBefore } from '../../ui/form/use-typed-before.ts'
import { RemovableChip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkFile } from '../files/file-face.ts'
import css from './assistance.module.css'

const ACCEPTED = [...PICTURE_TYPES, ...DOCUMENT_TYPES].join(',')

/** Pictures and PDFs that go with a request. */
export function AttachmentField({
  files,
  onFiles,
  looking,
  onLooking,
}: {
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
  /** Chosen files are being looked at: what is sent meanwhile would leave without them, and others would take their place. */
  looking: boolean
  onLooking: (looking: boolean) => void
}) {
  const id = useId()
  const [refused, setRefused] = useState('')

  const own = useRef<HTMLInputElement>(null)
  useTypedBefore<HTMLInputElement>(own, (input) => void add(input))

  async function add(input: HTMLInputElement) {
    const chosen = [...(input.files ?? [])]
    input.value = ''
    onLooking(true)
    const looked = await Promise.all(chosen.map((file) => checkFile(file, { documents: true }))).finally(() =>
      onLooking(false),
    )
    const good = looked.flatMap((one) => ('refused' in one ? [] : [one.file]))
    const words = looked.flatMap((one) => ('refused' in one ? [one.refused] : []))
    if (files.length + good.length > ASSISTANCE_FILES_MAX)
      words.push(`Si possono allegare fino a ${ASSISTANCE_FILES_MAX} file.`)
    setRefused(words.join(' '))
    onFiles([...files, ...good].slice(0, ASSISTANCE_FILES_MAX))
  }

  return (
    <div className={css.attachments}>
      <input
        ref={own}
        id={id}
        type="file"
        multiple
        accept={ACCEPTED}
        disabled={looking}
        className={css.chooser}
        onChange={(event) => void add(event.target)}
      />
      <label htmlFor={id} className={buttonClass('quiet')}>
        <Icon of={IconPaperclip} />
        Allega foto o PDF
      </label>
      {files.length > 0 && (
        <ul className={css.files} aria-label="Allegati">
          {files.map((file, at) => (
            <li key={`${at} ${file.name}`}>
              <RemovableChip
                removeLabel={`Togli ${file.name}`}
                onRemove={() => onFiles(files.filter((_, index) => index !== at))}
              >
                {file.name}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      {refused && <p role="alert">{refused}</p>}
    </div>
  )
}
