import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { Wrap } from '../../../ui/frame/wrap.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import gallery from './vendor-gallery.module.css'
import css from './vendor-screen.module.css'

/** The shape of a vendor's page, while it comes. */
export function VendorLoading() {
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
