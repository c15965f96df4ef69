/** One picture of a form that is written at once: chosen here, sent while one goes on writing. */
import type { Picture as PictureData } from '#contract/media/picture.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AddPictures } from './add-pictures.tsx'
import { FramePicture } from './framing-face.tsx'
import type { FramedShape } from './framing/shapes.ts'
import { useShownPicture, useUploads } from './file-face.ts'
import { chosenPicture } from './given-picture-face.ts'
import css from './picture-field.module.css'

/** For who takes several, or puts them elsewhere than in a field. */
export { AddPictures }

const ALT_MAX = 300

/**
 * @param hint what kind of picture does well there
 * @param picture `givenPicture` makes of it what is sent, once `untilSent(filesOf([picture]))` has resolved
 * @param onPicture told also of other words for it
 */
export function PictureField({
  label,
  hint,
  ratio,
  shapes,
  picture,
  error,
  onPicture,
}: {
  label: string
  hint?: string
  ratio: '1/1' | '4/5' | '4/3' | '3/2' | '16/9'
  /** In which it is then shown; it can be framed where this is said. */
  shapes?: readonly FramedShape[]
  picture: PictureData | undefined
  error?: string | undefined
  onPicture: (picture: PictureData) => void
}) {
  const shown = useShownPicture(picture?.id, picture?.url ? picture : null, picture)
  const upload = useUploads().find(({ id }) => id === picture?.id)
  return (
    <fieldset className={css.field}>
      <legend className={css.label}>{label}</legend>
      {shown && (
        <span className={css.shown}>
          <Picture picture={shown} sizes="24rem" ratio={ratio} rounded alt={shown.alt} />
        </span>
      )}
      {hint && <p className={css.hint}>{hint}</p>}
      <div className={css.ways}>
        <AddPictures
          label={picture ? 'Cambia foto' : 'Scegli una foto'}
          single
          variant="quiet"
          onAdd={([file]) => {
            // Other words belong to another picture.
            if (file) onPicture(chosenPicture(file))
            return Promise.resolve(true)
          }}
        />
        {shapes && picture && shown && (
          <FramePicture
            picture={picture}
            shapes={shapes}
            onFramed={(framed) => {
              onPicture(framed)
              return Promise.resolve(true)
            }}
          />
        )}
        {upload && <output className={css.hint}>{progressOf(upload)}</output>}
      </div>
      {error && <p className={css.error}>{error}</p>}
      {picture && (
        <TextField
          label="Che cosa si vede"
          hint="Una frase, per chi non vede la foto."
          optional
          maxLength={ALT_MAX}
          value={picture.alt}
          onValue={(alt) => onPicture({ ...picture, alt })}
        />
      )}
    </fieldset>
  )
}

function progressOf({ state, sent, size, failure }: ReturnType<typeof useUploads>[number]): string {
  if (state === 'failed') return failure?.detail ?? 'Non è stata accettata.'
  if (state === 'done') return 'Arrivata.'
  return `Invio della foto · ${Math.floor((sent / Math.max(1, size)) * 100)}%`
}
