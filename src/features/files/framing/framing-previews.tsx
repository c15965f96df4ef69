import { Picture, type PictureProps } from '../../../ui/picture.tsx'
import css from './framing.module.css'
import type { FramedShape } from './shapes.ts'

/** How a picture is then seen, in each of the shapes of its place. */
export function FramingPreviews({
  picture,
  shapes,
}: {
  picture: PictureProps['picture']
  shapes: readonly FramedShape[]
}) {
  return (
    <section className={css.previews} aria-label="Come si vedrà">
      {shapes.map(({ label, ratio }) => (
        <figure key={label} className={css.preview} data-shape={ratio}>
          <Picture picture={picture} sizes="16rem" ratio={ratio} rounded alt="" />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </section>
  )
}
