/** The page's first picture, drawn as the others are. */
import large from './desk-960.avif'
import middle from './desk-720.avif'
import small from './desk-480.avif'

export const DESK = {
  src: large,
  srcSet: `${small} 480w, ${middle} 720w, ${large} 960w`,
  sizes: '(min-width: 64rem) 34rem, 88vw',
  width: 960,
  height: 720,
  alt: 'Un quaderno aperto con le prove di colore, un ramo d’ulivo, i nastri e un caffè',
}

/** The first picture, asked for before its place is known. */
export const deskPreload = {
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  fetchPriority: 'high' as const,
  href: large,
  imageSrcSet: DESK.srcSet,
  imageSizes: DESK.sizes,
}
