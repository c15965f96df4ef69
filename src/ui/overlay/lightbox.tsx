import Lightbox, { type Plugin, type Slide } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { PictureProps } from '../picture.tsx'
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

interface LightboxProps {
  at: number
  onClose: () => void
}

/** The pictures large, one by one: swipe, arrows, pinch, Escape. Loaded when the first is opened. */
export function PictureLightbox({
  pictures,
  ...rest
}: LightboxProps & { pictures: readonly PictureProps['picture'][] }) {
  return <SlideLightbox slides={pictures.map(slideOf)} {...rest} />
}

/** The same for slides of one's own. @param plugins more than counting and zooming */
export function SlideLightbox({
  slides,
  plugins = [],
  at,
  onClose,
}: LightboxProps & { slides: Slide[]; plugins?: Plugin[] }) {
  return (
    <Lightbox
      open
      close={onClose}
      index={at}
      plugins={[...plugins, Counter, Zoom]}
      labels={WORDS}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={matchMedia('(prefers-reduced-motion: reduce)').matches ? { fade: 0, swipe: 0 } : {}}
      slides={slides}
    />
  )
}

/** A picture in all its sizes. */
export function slideOf({
  url,
  width,
  height,
  widths = [],
  ...words
}: Omit<PictureProps['picture'], 'alt'> & { alt?: string }): Slide {
  const base = url.replace(/-\d+\.\w+$/, '')
  const srcSet = widths.map((size) => ({
    src: `${base}-${size}.webp`,
    width: size,
    height: Math.round((size / width) * height),
  }))
  return { src: url, alt: words.alt ?? '', width, height, ...(srcSet.length > 0 && { srcSet }) }
}
