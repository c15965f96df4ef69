import { DOCUMENT_TYPES, PICTURE_TYPES } from '#contract/media/file-limits.ts'
import { useRef, useState } from 'react'
import { heard } from '../../lib/fault-log.ts'
import css from './file-choice.module.css'
import { type KeptFile, notKeptFileText, usePictureUpload } from './file-face.ts'

const ACCEPTED = [...PICTURE_TYPES, ...DOCUMENT_TYPES].join(',')

/**
 * Pictures and PDFs chosen for what is being written: kept on the device at once, sent when there is a network.
 * @param options.most how many there may be, and `full` what is said of more
 * @param options.count how many there are
 * @returns what was wrong with the last choice, and `Chooser`'s props
 */
export function useFileChoice({
  most,
  count,
  full,
  onKept,
}: {
  most: number
  count: number
  full: string
  onKept: (kept: KeptFile[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const { add, discard } = usePictureUpload()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<readonly string[]>([])

  async function choose(files: FileList | null) {
    if (!files?.length) return
    setBusy(true)
    const room = most - count
    try {
      const { kept, refused } = await add([...files].slice(0, room), { documents: true })
      setWrong(files.length > room ? [...refused, full] : refused)
      onKept(kept)
    } catch (error) {
      setWrong([notKeptFileText(error)])
    }
    setBusy(false)
    if (input.current) input.current.value = ''
  }

  return {
    input,
    choose,
    busy,
    wrong,
    forgive: () => setWrong([]),
    open: () => input.current?.click(),
    /** Of one that was not sent. */
    drop: (id: string) => void discard([id]).catch(heard('file-choice')),
  }
}

/** The field itself, which a button opens: not seen, and passed over by the keyboard. */
export const FileChooser = ({
  choice: { input, choose },
  label,
}: {
  choice: Pick<ReturnType<typeof useFileChoice>, 'input' | 'choose'>
  label: string
}) => (
  <input
    ref={input}
    type="file"
    className={css.chooser}
    accept={ACCEPTED}
    multiple
    tabIndex={-1}
    aria-label={label}
    onChange={(event) => void choose(event.target.files)}
  />
)
