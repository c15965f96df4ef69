import { useLayoutEffect } from 'react'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { Wrap } from '../../../ui/frame/wrap.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import gallery from './vendor-gallery.module.css'
import css from './vendor-screen.module.css'

/** The shape of a vendor's page, while it comes: from its top, not from where the page before was scrolled to. */
export function VendorLoading() {
  useLayoutEffect(() => {
    // Some browsers answer with a promise, which would be taken for what ends an effect.
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <Wrap>
      <div className={css.crumbs}>
        <Breadcrumb crumbs={[{ name: 'Fornitori', path: '/fornitori' }]} />
      </div>
      <div className={gallery.gallery}>
        <div className={gallery.mosaic} />
      </div>
      <div className={css.columns}>
        <div className={css.story}>
          <Skeleton shape="title" />
          <Skeleton count={2} />
          <Skeleton shape="row" />
          <Skeleton count={5} />
        </div>
        <div className={css.aside}>
          <Skeleton shape="title" />
          <Skeleton shape="card" />
          <Skeleton shape="row" count={2} />
        </div>
      </div>
    </Wrap>
  )
}
