import type { Couple } from '#contract/people/couple.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { type KeptFile, useShownPicture, useUploads } from '../files/file-face.ts'
import { useLeaving } from '../sync/reach-face.ts'
import { useChanges } from '../../plan/changes.ts'
import { coupleUpdate } from './couple-commands.ts'
import css from './profile.module.css'

export type PhotoPicker = (
  label: string,
  onAdd: (files: readonly KeptFile[]) => Promise<boolean>,
) => ReactNode

/** The couple's own photo: at once on this device, on the server when there is a network. */
export function CouplePhoto({ couple, renderPicker }: { couple: Couple; renderPicker: PhotoPicker }) {
  const { make } = useChanges()
  const { photo } = couple
  const leaving = useLeaving('la')
  const shown = useShownPicture(photo?.id, photo?.url ? photo : null)
  const upload = useUploads().find(({ id, state }) => id === photo?.id && state !== 'done')

  const set = (next: { fileId: string } | null, message: string) =>
    make(
      [
        {
          submission: {
            definition: coupleUpdate,
            args: { id: couple.id, changes: { photo: next } },
            baseVersion: couple.version,
          },
          // One that has not arrived yet is named by its file.
          inverse: {
            definition: coupleUpdate,
            args: { id: couple.id, changes: { photo: photo && !photo.url ? { fileId: photo.id } : photo } },
          },
        },
      ],
      message,
    )

  return (
    <section aria-labelledby="photo" className={css.part}>
      <h2 id="photo">La vostra foto</h2>
      {shown ? (
        <Picture picture={shown} sizes="20rem" ratio="4/3" rounded alt="Voi due" />
      ) : (
        <p className={css.soft}>Una foto di voi due, per chi apre il vostro piano.</p>
      )}
      {upload && (
        <p className={css.soft}>
          {upload.state === 'failed' ? upload.failure?.detail : `Salvata qui: ${leaving}.`}
        </p>
      )}
      <div className={css.photoActions}>
        {renderPicker(photo ? 'Cambia foto' : 'Scegli una foto', ([file]) =>
          file ? set({ fileId: file.id }, 'Foto cambiata.') : Promise.resolve(true),
        )}
        {photo && (
          <Button variant="link" onClick={() => void set(null, 'Foto tolta.')}>
            Togli
          </Button>
        )}
      </div>
    </section>
  )
}
