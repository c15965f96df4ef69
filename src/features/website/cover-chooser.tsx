import type { GalleryPicture } from '#contract/plan/gallery.ts'
import type { Picture as ShownPicture } from '#contract/media/picture.ts'
import { useId } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import css from './website.module.css'

/**
 * Which of the shown pictures stands at the top; which are shown is said in the gallery.
 * @param drawn what stands there where none of theirs does
 * @param value a file's id
 */
export function CoverChooser({
  pictures,
  drawn,
  value,
  onValue,
}: {
  pictures: readonly GalleryPicture[]
  drawn: ShownPicture | null
  value: string | null
  onValue: (fileId: string | null) => void
}) {
  const name = useId()
  const choice = (fileId: string | null, label: string) => (
    <input
      type="radio"
      name={name}
      aria-label={label}
      checked={value === fileId}
      onChange={() => onValue(fileId)}
    />
  )
  return (
    <>
      {pictures.length > 0 ? (
        <fieldset className={css.covers}>
          <legend>Quale sta in cima alla pagina?</legend>
          <label className={css.coverChoice}>
            {choice(null, drawn ? 'Il disegno' : 'Nessuna')}
            {drawn ? (
              <Picture picture={drawn} sizes="120px" ratio="1/1" rounded alt="" />
            ) : (
              <span className={css.noCover} aria-hidden>
                Nessuna
              </span>
            )}
          </label>
          {pictures.map(({ id, fileId, picture, caption }, at) => (
            <label key={id} className={css.coverChoice}>
              {choice(fileId, caption || `Foto ${at + 1}`)}
              <Picture picture={picture} sizes="120px" ratio="1/1" rounded alt="" />
            </label>
          ))}
        </fieldset>
      ) : (
        <p className={css.soft}>
          Nella galleria segnate le foto da mostrare sul sito: le altre restano solo vostre.
        </p>
      )}
      <UiLink href="/couple/gallery" className={buttonClass('quiet', { className: css.start })}>
        Vai alla galleria
      </UiLink>
    </>
  )
}
