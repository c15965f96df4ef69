import cormorant from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/**
 * The two faces of the first paint, as attributes of `<link>` for the document's head. The italic is left out: few
 * screens use it, and it comes when they do.
 */
export const fontPreloads = [figtree, cormorant].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}))
