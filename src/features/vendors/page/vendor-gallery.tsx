import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { useState } from 'react'
import type { Picture as PictureData } from '#contract/media/picture.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { COVER_SIZES } from '../card-sizes.ts'
import css from './vendor-gallery.module.css'
import { LargePictures, opensLargePictures } from '../../../ui/overlay/later.tsx'

const SHOWN = 5
const SMALL_SIZES = '(min-width: 80rem) 290px, 25vw'

/** The pictures as a mosaic; each opens large, where they are leafed through by swipe or arrows. */
export function VendorGallery({ pictures }: { pictures: readonly PictureData[] }) {
  const [at, setAt] = useState<number | null>(null)
  if (pictures.length === 0) return null
  const shown = pictures.slice(0, SHOWN)
  return (
    <section className={css.gallery} aria-label="Foto">
      <div className={css.mosaic} data-count={shown.length}>
        {shown.map((picture, index) => (
          <button
            key={picture.id}
            type="button"
            className={css.tile}
            aria-label={`Apri la foto ${index + 1} di ${pictures.length}: ${picture.alt}`}
            {...opensLargePictures}
            onClick={() => setAt(index)}
          >
            <Picture
              picture={picture}
              sizes={index === 0 ? COVER_SIZES : SMALL_SIZES}
              fill
              eager={index === 0}
              alt=""
            />
          </button>
        ))}
      </div>
      {pictures.length > 1 && (
        <button
          type="button"
          className={buttonClass('quiet', { className: css.all })}
          onClick={() => setAt(0)}
        >
          <Icon of={IconPhoto} size={18} />
          <span>Tutte le {pictures.length} foto</span>
        </button>
      )}
      {at !== null && <LargePictures pictures={pictures} at={at} onClose={() => setAt(null)} />}
    </section>
  )
}
