/** The page's first picture, drawn as the others are. */
import large from './courtyard-960.avif'
import middle from './courtyard-720.avif'
import small from './courtyard-480.avif'

export const COURTYARD = {
  src: large,
  srcSet: `${small} 480w, ${middle} 720w, ${large} 960w`,
  sizes: '(min-width: 64rem) 34rem, 88vw',
  width: 960,
  height: 720,
  alt: 'Un cortile preparato per la festa: fili di luci, sedie da sistemare, lanterne accese',
}

/** It is asked for before its place is known. */
export const courtyardPreload = {
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  fetchPriority: 'high' as const,
  href: large,
  imageSrcSet: COURTYARD.srcSet,
  imageSizes: COURTYARD.sizes,
}
