/** The shapes in which the product shows pictures, by the place they are for. */
import type { PictureProps } from '../../../ui/picture.tsx'

export interface FramedShape {
  label: string
  ratio: NonNullable<PictureProps['ratio']>
}

const CARD: FramedShape = { label: 'Nelle liste', ratio: '4/3' }
const WIDE: FramedShape = { label: 'In grande', ratio: '16/9' }
const SMALL: FramedShape = { label: 'In piccolo', ratio: '1/1' }

/** Of a vendor's page, its projects and its weddings. */
export const PAGE_SHAPES: readonly FramedShape[] = [CARD, WIDE, SMALL]
export const LOGO_SHAPES: readonly FramedShape[] = [{ label: 'Accanto al nome', ratio: '1/1' }]
export const BANNER_SHAPES: readonly FramedShape[] = [
  { label: 'Su un telefono', ratio: '16/9' },
  { label: 'Su uno schermo largo', ratio: '4/3' },
]
/** Behind the title of the home page. */
export const BACKGROUND_SHAPES: readonly FramedShape[] = [
  { label: 'Su uno schermo largo', ratio: '16/9' },
  { label: 'Su un telefono', ratio: '3/2' },
]

/** `'4/3'` → 1.333… */
export const numberOf = (ratio: FramedShape['ratio']): number => {
  const [width, height] = ratio.split('/').map(Number)
  return width! / height!
}
