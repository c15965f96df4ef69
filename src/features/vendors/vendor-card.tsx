import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { VendorCard as Card } from '#contract/vendors/vendor.ts'
import type { BelowFold } from '../../pace/below-fold.ts'
import { cardLinkClass } from '../../ui/list/linked-card.ts'
import { Picture } from '../../ui/picture.tsx'
import { Rating } from '../../ui/rating.tsx'
import css from './vendor-card.module.css'
import { guestWords, kindAndCity, priceWords } from './vendor-words.ts'

export type VendorCardProps = {
  vendor: Card
  /** How wide its picture will be, as `<img sizes>`. */
  sizes: string
  /** Taller for a shelf, wider for a list. */
  shape?: 'tall' | 'wide'
  /** The heart that saves it. */
  save?: ReactNode
  heading?: 'h2' | 'h3'
  eager?: boolean
  /** Below the fold: see `late.ts`. */
  late?: BelowFold
}

/** A vendor in a list: its picture, what it is, what couples say, from what price. The whole of it is its link. */
export function VendorCard({
  vendor,
  sizes,
  shape = 'wide',
  save,
  heading: Heading = 'h3',
  eager = false,
  late,
}: VendorCardProps) {
  const { id, slug, businessName, cover, award, sponsored, rating, reviewCount } = vendor
  const guests = guestWords(vendor)
  return (
    <article className={css.card} data-paid={vendor.placementId} {...late}>
      <div className={css.picture}>
        {cover ? (
          <Picture
            picture={cover}
            sizes={sizes}
            ratio={shape === 'tall' ? '4/5' : '4/3'}
            alt=""
            eager={eager}
          />
        ) : (
          <span className={css.noPicture} data-shape={shape} aria-hidden>
            {businessName.slice(0, 1)}
          </span>
        )}
        {sponsored && <span className={css.tag}>Sponsorizzato</span>}
        {save && <div className={css.save}>{save}</div>}
      </div>
      <Heading className={css.name}>
        <Link to="/fornitore/$id/$slug" params={{ id, slug }} className={cardLinkClass(css.link)}>
          {businessName}
        </Link>
      </Heading>
      <div className={css.row}>
        <span className={css.kind}>{kindAndCity(vendor)}</span>
        {reviewCount > 0 && <Rating value={rating} count={reviewCount} />}
      </div>
      <div className={css.row}>
        <span className={css.terms}>
          <span>{priceWords(vendor)}</span>
          {guests && <span>{guests}</span>}
        </span>
        {award && <span className={css.award}>Award {award}</span>}
      </div>
    </article>
  )
}

/** The shape of cards that are coming. */
export function VendorCardSkeletons({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={css.skeleton} aria-hidden>
          <span />
          <span />
          <span />
        </div>
      ))}
    </>
  )
}
