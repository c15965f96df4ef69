import { classNames } from './class-names.ts'
import css from './picture.module.css'
import './picture-focus.css'
import { pictureSources } from './picture-sources.ts'

export type PictureProps = {
  picture: {
    url: string
    width: number
    height: number
    alt: string
    /** A tiny data URI, seen until the picture has loaded; may be empty. */
    placeholder: string
    widths?: readonly number[]
    /** What is kept in sight where it is cut: shares of its width and height. The middle where it is not said. */
    focus?: { x: number; y: number }
  }
  /**
   * How wide it will be, as `<img sizes>`: `(min-width: 64rem) 25vw, 50vw`. The whole of a phone is written 88vw: phones
   * have two or three points to a pixel of the page, and the next file would be half as large again for nothing seen.
   */
  sizes: string
  /** Cuts to this shape; without it the picture keeps its own. */
  ratio?: '1/1' | '4/5' | '4/3' | '3/2' | '16/9'
  /** Covers the box it is in. */
  fill?: boolean
  rounded?: boolean
  /** The largest of the first screen: fetched at once and first. */
  eager?: boolean
  /** Overrides the picture's own words; empty when they stand beside it. */
  alt?: string
  className?: string
}

/** A picture in the best format and size the browser can take, over its blur. Its place is kept before it comes. */
export function Picture({
  picture,
  sizes,
  ratio,
  fill = false,
  rounded = false,
  eager = false,
  alt = picture.alt,
  className,
}: PictureProps) {
  const sources = pictureSources(picture)
  const isCut = ratio !== undefined || fill
  return (
    <span
      data-ratio={ratio}
      {...(isCut && focusMarks(picture.focus))}
      className={classNames(
        css.frame,
        ratio && css.ratio,
        fill && css.fill,
        rounded && css.rounded,
        className,
      )}
    >
      {picture.placeholder && <img src={picture.placeholder} alt="" aria-hidden className={css.blur} />}
      <picture>
        {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
        {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
        <img
          ref={markMissing}
          onError={(event) => markMissing(event.currentTarget)}
          onLoad={(event) => markMissing(event.currentTarget)}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  )
}

const STEP = 5
/** In steps, for the rules of the style sheet: the content policy refuses inline styles in a page that comes rendered. */
const inSteps = (share: number) => Math.round((share * 100) / STEP) * STEP

const focusMarks = (focus: PictureProps['picture']['focus']) =>
  focus && { 'data-x': inSteps(focus.x), 'data-y': inSteps(focus.y) }

/** A picture that did not come leaves its blur alone on the page, without the browser's sign for it. */
function markMissing(image: HTMLImageElement | null) {
  image?.toggleAttribute(
    'data-missing',
    image.complete && image.naturalWidth === 0 && image.currentSrc !== '',
  )
}
