import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { categoryOf } from '#contract/lists/category-list.ts'
import { provinceOf } from '#contract/lists/places.ts'
import type { Vendor } from '#contract/vendor.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useSession } from '../../session/session-context.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { PageHeader, SectionHeader } from '../../ui/frame/page-header.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rating } from '../../ui/rating.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { AccountPanel } from './account-panel.tsx'
import { accountQueries } from './account-queries.ts'
import { DeleteAccountButton } from './deletion/delete-account-button.tsx'
import css from './vendor-home-screen.module.css'

/** The vendor's first page: what is to be done, and the card couples see. */
export function VendorHomeScreen({
  agenda,
}: {
  /** What waits for an answer, and the next events. */
  agenda: ReactNode
}) {
  const api = useApi()
  const last = useSession((session) => session.last)
  const { data, error, refetch, isFetching } = useQuery({
    ...accountQueries.vendor(api, last?.accountId ?? ''),
    enabled: last?.role === 'vendor',
  })
  const publicPath = data && `/fornitore/${data.id}/${data.slug}`
  return (
    <>
      <PageHeader
        title={last?.name ?? 'La mia attività'}
        actions={
          publicPath &&
          data.active && (
            <UiLink href={publicPath} className={buttonClass()}>
              Apri la pagina pubblica
            </UiLink>
          )
        }
      />
      <div className={css.agenda}>{agenda}</div>
      <SectionHeader title="Così ti vedono le coppie" />
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
      {!vendor.active && (
        <Notice tone="warning">
          <strong>La tua pagina è sospesa.</strong>{' '}
          {vendor.deactivationReason ?? 'Scrivi all’assistenza per sapere perché.'}
        </Notice>
      )}
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
        {vendor.description && (
          <section className={css.part}>
            <SectionHeader title="Come ti racconti" />
            <p className={css.story}>{vendor.description}</p>
          </section>
        )}
        {vendor.services.length > 0 && (
          <section className={css.part}>
            <SectionHeader title="Che cosa offri" />
            <ul className={css.list}>
              {vendor.services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </section>
        )}
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
