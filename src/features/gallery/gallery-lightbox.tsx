import Captions from 'yet-another-react-lightbox/plugins/captions'
import 'yet-another-react-lightbox/plugins/captions.css'
import type { GalleryPicture } from '#contract/plan/gallery.ts'
import { SlideLightbox, slideOf } from '../../ui/overlay/lightbox.tsx'
import { localUrlOf } from '../files/file-face.ts'

/** The pictures large, one by one, with their captions. Loaded when the first is opened. */
export function GalleryLightbox({
  pictures,
  at,
  onClose,
}: {
  pictures: readonly GalleryPicture[]
  at: number
  onClose: () => void
}) {
  return <SlideLightbox slides={pictures.map(captioned)} plugins={[Captions]} at={at} onClose={onClose} />
}

function captioned({ fileId, picture, caption }: GalleryPicture) {
  const local = localUrlOf(fileId)
  // What is on this device needs no network, and is as large as it was taken.
  const slide = local ? { src: local } : slideOf(picture)
  return { ...slide, alt: caption ?? '', ...(caption && { description: caption }) }
}
