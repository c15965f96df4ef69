import { useState } from 'react'
import { plural } from '../../lib/text.ts'
import type { Upload } from '../../offline/uploads/upload.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/chart/progress-bar.tsx'
import { uploadTotals, usePictureUpload, useUploads } from './file-face.ts'
import { useReach } from '../sync/reach-face.ts'
import { UiLink } from '../../ui/link.tsx'
import css from './upload-panel.module.css'

/**
 * How far the pictures of this device are, and what one can do about it. Nothing when all have arrived.
 * @param reviewHref where what was refused is put right
 */
export function UploadPanel({ reviewHref }: { reviewHref: string }) {
  const uploads = useUploads()
  const { pause, resume } = usePictureUpload()
  const reach = useReach()
  const [busy, setBusy] = useState(false)
  const { left, paused, failed, sentBytes, bytes } = uploadTotals(uploads)
  if (left === 0) return null
  const waiting = left - failed
  const resting = waiting > 0 && paused === waiting
  const ids = (states: readonly Upload['state'][]) =>
    uploads.filter(({ state }) => states.includes(state)).map(({ id }) => id)
  const act = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().finally(() => setBusy(false))
  }
  const percent = bytes > 0 ? Math.floor((sentBytes / bytes) * 100) : 0
  const hasFilm = uploads.some(({ kind, state }) => kind === 'film' && state !== 'done')
  const [what, ending] = hasFilm ? ['file', 'o'] : ['foto', 'a']
  const words = resting
    ? `${plural(waiting, `${what} in pausa`, `${what} in pausa`)}`
    : reach === 'online'
      ? `Invio di ${plural(waiting, what, what)} · ${percent}%`
      : `${plural(waiting, `${what} aspetta`, `${what} aspettano`)} la rete: ${waiting === 1 ? `è salvat${ending}` : `sono salvat${ending === 'o' ? 'i' : 'e'}`} qui`
  return (
    <section className={css.uploads} aria-label={hasFilm ? 'Invio dei file' : 'Invio delle foto'}>
      {waiting > 0 && (
        <>
          <div className={css.uploadLine}>
            <output>{words}</output>
            <Button
              variant="quiet"
              size="small"
              busy={busy}
              onClick={() =>
                void act(() => (resting ? resume(ids(['paused'])) : pause(ids(['waiting', 'uploading']))))
              }
            >
              {resting ? 'Riprendi' : 'Metti in pausa'}
            </Button>
          </div>
          <ProgressBar label="Inviato" value={sentBytes} max={Math.max(1, bytes)} />
        </>
      )}
      {uploads
        .filter(({ state }) => state === 'failed')
        .map(({ id, name, kind, failure }) => (
          <p key={id} className={css.failed}>
            <span>
              «{name}» non è {kind === 'film' ? 'stato accettato' : 'stata accettata'}. {failure?.detail}
            </span>
            <UiLink href={reviewHref}>Rivedi</UiLink>
          </p>
        ))}
    </section>
  )
}
