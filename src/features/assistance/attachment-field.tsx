import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { type ChangeEvent, useId, useState } from 'react'
import { ASSISTANCE_FILES_MAX } from '#contract/assistance-categories.ts'
import { DOCUMENT_TYPES, PICTURE_TYPES } from '#contract/file-limits.ts'
import { buttonClass } from '../../ui/button.tsx'
import { RemovableChip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkFile } from '../files/file-queries.ts'
import css from './assistance.module.css'

const ACCEPTED = [...PICTURE_TYPES, ...DOCUMENT_TYPES].join(',')

/** Pictures and PDFs that go with a request. */
export function AttachmentField({
  files,
  onFiles,
}: {
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
}) {
  const id = useId()
  const [refused, setRefused] = useState('')

  async function add(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])]
    event.target.value = ''
    const looked = await Promise.all(chosen.map((file) => checkFile(file, { documents: true })))
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
        id={id}
        type="file"
        multiple
        accept={ACCEPTED}
        className={css.chooser}
        onChange={(event) => void add(event)}
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
