import { lazy, memo, Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { VendorCard as Card } from '#contract/vendors/vendor.ts'
import { Button } from '../../../ui/button.tsx'
import { useBelowFold } from '../../../pace/below-fold.ts'
import { CARD_SIZES } from '../card-sizes.ts'
import type { VendorListState } from './use-vendor-list.ts'
import { VendorCard, type VendorCardProps, VendorCardSkeletons } from '../vendor-card.tsx'
import css from '../vendor-list.module.css'

const VirtualRows = lazy(() => import('./vendor-rows.tsx').then((part) => ({ default: part.VendorRows })))

/** What the server renders, and what stays in the page; those after it exist only while they are near the screen. */
const FIRST_PAGE = 24
const AHEAD_PX = 1200
/** Cards of the first screen, on the widest of them. */
const IN_SIGHT = 8
/** And of a phone's: the pictures of the others would come with the largest one, and take the network from it. */
const IN_SIGHT_NARROW = 2

/** Drawn again only for what it shows: the list is, with all that is known of it. */
const GridCard = memo(function GridCard({
  save,
  ...props
}: Pick<VendorCardProps, 'vendor' | 'eager' | 'late'> & {
  save: ((vendor: Card) => ReactNode) | undefined
}) {
  return <VendorCard {...props} sizes={CARD_SIZES} heading="h2" save={save?.(props.vendor)} />
})

/** The cards: a plain first page, then virtual rows; more are asked for before the end is reached. */
export function VendorGrid({
  list,
  save,
  between,
  listKey,
}: {
  list: VendorListState
  /** The same function each time, or each card is drawn again. */
  save: ((vendor: Card) => ReactNode) | undefined
  /** What stands after the first page of cards. */
  between?: ReactNode
  /** Names the list, so that going back finds its rows. */
  listKey: string
}) {
  const { cards, sponsored, more, loadingMore, stale } = list
  const end = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(() => {
    if (!loadingMore) more?.()
  })
  const late = useBelowFold()
  const belowFoldWhereNarrow = useBelowFold('narrow')
  const hasMore = more !== undefined

  useEffect(() => {
    if (!hasMore || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
      rootMargin: `${AHEAD_PX}px`,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
    // Looked at anew after each page: the end may still be in sight.
  }, [hasMore, cards.length])

  const card = (vendor: Card, at: number, place = '') => (
    <GridCard
      key={place + vendor.id}
      vendor={vendor}
      // Another fetched as early would take the slow network from the largest picture of the first screen.
      eager={at === 0}
      {...(at >= IN_SIGHT_NARROW && { late: at < IN_SIGHT ? belowFoldWhereNarrow : late })}
      save={save}
    />
  )
  return (
    <div className={css.list} data-stale={stale || undefined}>
      <div className={css.grid}>
        {sponsored.map((vendor, at) => card(vendor, at, 'paid '))}
        {cards.slice(0, FIRST_PAGE).map((vendor, at) => card(vendor, at + sponsored.length))}
      </div>
      {between && <div className={css.between}>{between}</div>}
      {cards.length > FIRST_PAGE && (
        <Suspense>
          <VirtualRows
            cards={cards.slice(FIRST_PAGE)}
            render={(vendor) => card(vendor, FIRST_PAGE)}
            name={listKey}
          />
        </Suspense>
      )}
      <div ref={end} className={css.end}>
        {loadingMore && (
          <div className={css.grid}>
            <VendorCardSkeletons count={4} />
          </div>
        )}
        {more && !loadingMore && (
          <Button variant="quiet" onClick={more}>
            Mostra altri
          </Button>
        )}
      </div>
    </div>
  )
}
