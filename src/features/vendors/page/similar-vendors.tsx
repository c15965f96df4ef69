import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { regionOf } from '#contract/lists/places/places.ts'
import type { Vendor, VendorCard as Card } from '#contract/vendors/vendor.ts'
import { useApi } from '../../../api/api-context.tsx'
import { useBelowFold } from '../../../pace/below-fold.ts'
import { VendorCard } from '../vendor-card.tsx'
import { vendorQueries } from '../vendor-queries.ts'
import css from './vendor-screen.module.css'

const SIZES = '(min-width: 64rem) 290px, 68vw'

/** Others of the same trade, near ones first. Nothing while there are none. */
export function SimilarVendors({ vendor, heart }: { vendor: Vendor; heart: (vendor: Card) => ReactNode }) {
  const { data = [] } = useQuery(vendorQueries.similar(useApi(), vendor.id))
  const late = useBelowFold()
  if (data.length === 0) return null
  const name = categoryOf(vendor.category)?.name ?? 'Fornitori'
  const region = regionOf(vendor.place.region)
  return (
    <section className={css.similar} aria-labelledby="simili" {...late}>
      <div className={css.similarHead}>
        <h2 id="simili">Altri da guardare</h2>
        <Link
          to="/fornitori/$category"
          params={{ category: vendor.category }}
          search={{ region: vendor.place.region }}
          className={css.seeAll}
        >
          {name} {region?.inName}
        </Link>
      </div>
      <div className={css.shelf}>
        {data.map((card) => (
          <VendorCard key={card.id} vendor={card} sizes={SIZES} save={heart(card)} />
        ))}
      </div>
    </section>
  )
}
