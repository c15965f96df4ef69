import type { Picture as PictureData } from '#contract/media/picture.ts'
import { useState } from 'react'
import { Picture } from '../../../ui/picture.tsx'
import { WeddingSection } from './wedding-parts.tsx'
import css from '../wedding.module.css'
import { LargePictures, opensLargePictures } from '../../../ui/overlay/later.tsx'

const SIZES = '(min-width: 64rem) 320px, (min-width: 40rem) 30vw, 46vw'

/** The couple's pictures; each opens large. */
export function WeddingGallery({ pictures }: { pictures: readonly PictureData[] }) {
  const [at, setAt] = useState<number | null>(null)
  return (
    <WeddingSection id="foto" title="Le foto">
      <ul className={css.gallery} data-part="gallery">
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              className={css.photo}
              data-part="photo"
              aria-label={`Apri la foto ${index + 1} di ${pictures.length}${picture.alt && `: ${picture.alt}`}`}
              {...opensLargePictures}
              onClick={() => setAt(index)}
            >
              <Picture picture={picture} sizes={SIZES} ratio="1/1" alt="" />
            </button>
          </li>
        ))}
      </ul>
      {at !== null && <LargePictures pictures={pictures} at={at} onClose={() => setAt(null)} />}
    </WeddingSection>
  )
}
