import type { ReactNode } from 'react'
import type { Picture as PictureOf } from '#contract/media/picture.ts'
import { Picture } from '../../ui/picture.tsx'
import type { Beside } from './content-words.ts'

/** Served with the product, whether something shows it or not. */
const OF_THE_PRODUCT = /^\/(media\/demo|art)\//

/** A picture in a comparison. One that shows nowhere has no address to open: it is told by its words. */
export function pictureWords(
  picture: PictureOf | null,
  { isNow, lost }: Beside<PictureOf | null>,
): ReactNode {
  if (!picture) return 'nessuna foto'
  if (isNow || OF_THE_PRODUCT.test(picture.url))
    return <Picture picture={picture} sizes="20rem" ratio="16/9" rounded />
  const words = picture.alt ? `Un’altra foto: ${picture.alt}` : 'Un’altra foto'
  return lost.includes(picture.id) ? `${words}. Non c’è più` : words
}
