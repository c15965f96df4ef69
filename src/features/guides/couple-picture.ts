/** The page's first picture, drawn as the others are. */
import large from './couple-960.avif'
import middle from './couple-720.avif'
import small from './couple-480.avif'

export const COUPLE = {
  src: large,
  srcSet: `${small} 480w, ${middle} 720w, ${large} 960w`,
  sizes: '(min-width: 64rem) 34rem, 88vw',
  width: 960,
  height: 720,
  alt: 'Due sposi di spalle sul prato, sotto i fili di luci, verso il tramonto',
}

/** It is asked for before its place is known. */
export const couplePreload = {
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  fetchPriority: 'high' as const,
  href: large,
  imageSrcSet: COUPLE.srcSet,
  imageSizes: COUPLE.sizes,
}
