import { Skeleton } from '../../ui/skeleton.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import gallery from './vendor-gallery.module.css'
import css from './vendor-screen.module.css'

/** The shape of a vendor's page while it comes: where its pictures, its words and its prices will be. */
export function VendorSkeleton() {
  return (
    <Wrap>
      <div className={css.crumbs}>
        <Skeleton />
      </div>
      <div className={gallery.gallery} aria-hidden>
        <div className={gallery.mosaic} />
      </div>
      <div className={css.columns}>
        <div className={css.story}>
          <Skeleton shape="title" />
          <Skeleton count={6} />
        </div>
        <div className={css.aside}>
          <Skeleton shape="card" count={2} />
        </div>
      </div>
    </Wrap>
  )
}
