/** Which picture is a vendor's cover. Pure, and free of schemas: the device says it before the server does. */
import type { Picture } from './picture.ts'

interface Shown {
  gallery: readonly Picture[]
  cover?: Picture | null | undefined
}

/**
 * The cover after something was done to a gallery: its first picture, where that is another than before or has other
 * words or another focal point; else the one there was, which may be none of the gallery's.
 */
export function coverAfter(gallery: readonly Picture[], before: Shown): Picture | null {
  const [first, was] = [gallery[0], before.gallery[0]]
  const isSame =
    first?.id === was?.id &&
    first?.alt === was?.alt &&
    first?.focus?.x === was?.focus?.x &&
    first?.focus?.y === was?.focus?.y
  return (isSame ? before.cover : first) ?? null
}
