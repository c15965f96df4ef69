import Lightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import type { GalleryPicture } from '#contract/gallery.ts'
import { localUrlOf } from '../files/file-queries.ts'

const WORDS = {
  Previous: 'Foto precedente',
  Next: 'Foto successiva',
  Close: 'Chiudi',
  'Zoom in': 'Ingrandisci',
  'Zoom out': 'Rimpicciolisci',
  Lightbox: 'Foto',
  'Photo gallery': 'Galleria di foto',
  '{index} of {total}': '{index} di {total}',
}

/** The pictures large, one by one. Loaded when the first is opened. */
export function GalleryLightbox({
  pictures,
  at,
  onClose,
}: {
  pictures: readonly GalleryPicture[]
  at: number
  onClose: () => void
}) {
  return (
    <Lightbox
      open
      close={onClose}
      index={at}
      plugins={[Captions, Counter, Zoom]}
      labels={WORDS}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={matchMedia('(prefers-reduced-motion: reduce)').matches ? { fade: 0, swipe: 0 } : {}}
      slides={pictures.map(slideOf)}
    />
  )
}

function slideOf({ fileId, picture, caption }: GalleryPicture) {
  const words = caption ? { alt: caption, description: caption } : { alt: '' }
  const local = localUrlOf(fileId)
  // What is on this device needs no network, and is as large as it was taken.
  if (local) return { src: local, ...words }
  const { url, width, height, widths = [] } = picture
  const base = url.replace(/-\d+\.\w+$/, '')
  const srcSet = widths.map((size) => ({
    src: `${base}-${size}.webp`,
    width: size,
    height: Math.round((size / width) * height),
  }))
  return { src: url, width, height, ...words, ...(srcSet.length > 0 && { srcSet }) }
}
