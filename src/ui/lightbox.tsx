import Lightbox from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { PictureProps } from './picture.tsx'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'

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

/** The pictures large, one by one: swipe, arrows, pinch, Escape. Loaded when the first is opened. */
export function PictureLightbox({
  pictures,
  at,
  onClose,
}: {
  pictures: readonly PictureProps['picture'][]
  at: number
  onClose: () => void
}) {
  return (
    <Lightbox
      open
      close={onClose}
      index={at}
      plugins={[Counter, Zoom]}
      labels={WORDS}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={matchMedia('(prefers-reduced-motion: reduce)').matches ? { fade: 0, swipe: 0 } : {}}
      slides={pictures.map(slideOf)}
    />
  )
}

function slideOf({ url, alt, width, height, widths = [] }: PictureProps['picture']) {
  const base = url.replace(/-\d+\.\w+$/, '')
  const srcSet = widths.map((size) => ({
    src: `${base}-${size}.webp`,
    width: size,
    height: Math.round((size / width) * height),
  }))
  return { src: url, alt, width, height, ...(srcSet.length > 0 && { srcSet }) }
}
