import { Picture } from '../../../ui/picture.tsx'
import { ProgressBar } from '../../../ui/chart/progress-bar.tsx'
import { useShownPicture, useUploads } from '../../files/file-face.ts'
import { MessageDocument } from './message-document.tsx'
import css from '../messages.module.css'
import type { ShownFile } from './shown-messages.ts'

/** The pictures and documents of a message. */
export function MessageFiles({
  files,
  author,
  onOpen,
}: {
  files: readonly ShownFile[]
  author: string
  /** A picture was touched: show it large. */
  onOpen: (file: ShownFile) => void
}) {
  const pictures = files.filter(({ kind }) => kind === 'picture')
  const documents = files.filter(({ kind }) => kind === 'document')
  return (
    <>
      {pictures.length > 0 && (
        <ul className={css.pictures} data-one={pictures.length === 1 || undefined}>
          {pictures.map((file, at) => (
            <li key={file.id}>
              <button
                type="button"
                className={css.picture}
                aria-label={`Apri la foto ${pictures.length > 1 ? `${at + 1} ` : ''}di ${author}`}
                onClick={() => onOpen(file)}
              >
                <Thumb file={file} />
              </button>
              <Progress file={file} />
            </li>
          ))}
        </ul>
      )}
      {documents.map((file) => (
        <div key={file.id}>
          <MessageDocument file={file} />
          <Progress file={file} />
        </div>
      ))}
    </>
  )
}

function Thumb({ file: { id, picture, width, height } }: { file: ShownFile }) {
  const shown = useShownPicture(id, picture, { width, height })
  return shown ? (
    <Picture picture={shown} sizes="200px" ratio="4/3" alt="" rounded />
  ) : (
    <span className={css.noPicture} />
  )
}

/** How much of a file has left this device, while it leaves. */
function Progress({ file: { id, name, url, picture } }: { file: ShownFile }) {
  const [upload] = useUploads([id])
  if (!upload || url || picture || upload.sent === 0 || upload.sent >= upload.size) return null
  return <ProgressBar label={`Invio di ${name}`} value={upload.sent} max={Math.max(1, upload.size)} />
}
