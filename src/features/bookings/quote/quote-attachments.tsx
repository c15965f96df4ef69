import type { QuoteFile } from '#contract/bookings/booking.ts'
import { formatBytes } from '../../../lib/text.ts'
import { openFile } from '../../files/open-file-face.ts'
import css from './quote-paper.module.css'

/** What a picture is kept as, whatever it was. */
const savedAs = ({ kind, name }: QuoteFile) =>
  kind === 'picture' ? `${name.replace(/\.\w+$/, '')}.webp` : name

/** The files that go with a quote, by name and size; those that have not left this device have no address yet. */
export function QuoteAttachments({ files }: { files: readonly QuoteFile[] }) {
  return (
    <div>
      <h4 className={css.heading}>Allegati</h4>
      <ul className={css.files}>
        {files.map((file) => (
          <li key={file.id}>
            {file.url ? (
              <a
                href={file.url}
                download={savedAs(file)}
                onClick={(event) => void openFile(event, file.url, savedAs(file))}
              >
                {file.name}
              </a>
            ) : (
              file.name
            )}
            <small>{formatBytes(file.bytes)}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
