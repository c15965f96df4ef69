import type { ReactNode } from 'react'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { provinceOf } from '#contract/lists/places/places.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { failureText } from '../../api/api-error.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Money } from '../../ui/money.tsx'
import { PageHeader, SectionHeader } from '../../ui/frame/page-header.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rating } from '../../ui/rating.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useOwnVendor } from '../vendor-profile/own-vendor-queries.ts'
import { MissingSteps, PublishStrip, SuspendedNotice } from '../vendor-profile/vendor-page-face.ts'
import { AccountPanel } from './account-panel.tsx'
import { DeleteAccountButton } from './deletion/delete-account-button.tsx'
import css from './vendor-home-screen.module.css'

/** The vendor's first page: what is to be done, and the card couples see. */
export function VendorHomeScreen({
  agenda,
}: {
  /** What waits for an answer, and the next events. */
  agenda: ReactNode
}) {
  const { vendor: data, name, error, refetch, isFetching } = useOwnVendor()
  const publicPath = data && `/fornitore/${data.id}/${data.slug}`
  return (
    <>
      <PageHeader
        title={name ?? 'La mia attività'}
        actions={
          publicPath &&
          data.active && (
            <UiLink href={publicPath} className={buttonClass()}>
              Apri la pagina pubblica
            </UiLink>
          )
        }
      />
      {data && <PublishStrip vendor={data} />}
      <div className={css.agenda}>{agenda}</div>
      <SectionHeader title={data?.draft ? 'Così ti vedranno le coppie' : 'Così ti vedono le coppie'} />
      {data ? (
        <VendorHome vendor={data} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="card" />
      )}
    </>
  )
}

function VendorHome({ vendor }: { vendor: Vendor }) {
  return (
    <div className={css.page}>
      <SuspendedNotice vendor={vendor} />
      <Card className={css.card} padded={false}>
        {vendor.cover && (
          <Picture picture={vendor.cover} sizes="(min-width: 64rem) 24rem, 88vw" ratio="4/3" eager />
        )}
        <div className={css.words}>
          <h2 className={css.name}>{vendor.businessName}</h2>
          <p className={css.soft}>
            {categoryOf(vendor.category)?.one} · {vendor.place.city} (
            {provinceOf(vendor.place.province)?.name ?? vendor.place.province})
          </p>
          {vendor.reviewCount > 0 && <Rating value={vendor.rating} count={vendor.reviewCount} />}
          {vendor.priceFromCents !== undefined && (
            <p className={css.soft}>
              da <Money cents={vendor.priceFromCents} short />
            </p>
          )}
          {vendor.headline && <p>{vendor.headline}</p>}
        </div>
      </Card>
      <div className={css.side}>
        <section className={css.part}>
          <MissingSteps vendor={vendor} />
          <UiLink href="/vendor/profile" className={buttonClass('quiet')}>
            Scrivi la tua pagina
          </UiLink>
        </section>
        <section className={css.account}>
          <SectionHeader title="Il tuo account" />
          <div className={css.panel}>
            <AccountPanel />
          </div>
          <DeleteAccountButton />
        </section>
      </div>
    </div>
  )
}
