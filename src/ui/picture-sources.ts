/** What a drawn or re-encoded picture must have for smaller files of it to exist. */
export type PictureFile = { url: string; widths?: readonly number[] }

/**
 * The files of a picture: `{base}-{width}.avif` and `.webp` for each width, where base is `url` without its
 * `-{width}.{ext}`. A picture without widths has only itself.
 */
export function pictureSources({ url, widths }: PictureFile): { avif: string; webp: string } | null {
  if (!widths?.length) return null
  const base = url.replace(/-\d+\.\w+$/, '')
  const srcset = (kind: string) => widths.map((width) => `${base}-${width}.${kind} ${width}w`).join(', ')
  return { avif: srcset('avif'), webp: srcset('webp') }
}
