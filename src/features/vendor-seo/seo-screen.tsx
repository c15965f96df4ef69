import { vendorTitle } from '#contract/vendors/vendor-title.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { failureText } from '../../api/api-error.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useOwnVendor } from '../vendor-profile/own-vendor-queries.ts'
import { SuspendedNotice } from '../vendor-profile/vendor-page-face.ts'
import { vendorDescription } from '../vendors/vendor-words-face.ts'
import { SeoForm } from './seo-form.tsx'
import { useSeo } from './seo-queries.ts'
import css from './seo.module.css'

/** How a vendor's page stands in search results and where its link is shared, in its own words. */
export function SeoScreen() {
  const { vendor, error, refetch, isFetching } = useOwnVendor()
  return (
    <>
      <PageHeader
        title="Motori di ricerca"
        subtitle="Come la tua pagina si presenta a chi cerca, e a chi riceve il link. Si salva da sé, anche senza rete."
        actions={
          vendor?.active && (
            <UiLink href={`/fornitore/${vendor.id}/${vendor.slug}`} className={buttonClass('quiet')}>
              Apri la pagina pubblica
            </UiLink>
          )
        }
      />
      {vendor && <SuspendedNotice vendor={vendor} />}
      {vendor ? (
        <SeoPart vendor={vendor} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={4} />
      )}
    </>
  )
}

function SeoPart({ vendor }: { vendor: Vendor }) {
  const { seo, error, refetch, isFetching } = useSeo(vendor.id)
  if (seo)
    return (
      <div className={css.columns}>
        <SeoForm
          vendor={vendor}
          seo={seo}
          byItself={{ title: vendorTitle(vendor), description: vendorDescription(vendor) }}
        />
      </div>
    )
  if (!error) return <Skeleton shape="row" count={4} />
  return (
    <ErrorState onRetry={() => void refetch()} busy={isFetching}>
      {failureText(error)}
    </ErrorState>
  )
}
