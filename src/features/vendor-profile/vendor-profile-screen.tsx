import type { Vendor } from '#contract/vendors/vendor.ts'
import { failureText } from '../../api/api-error.ts'
import { joinWords } from '../../lib/text.ts'
import { named } from '../../lib/named.ts'
import { useChanges } from '../../plan/changes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PageHeader, SectionHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { BillingPart } from '../billing-data/billing-face.ts'
import { VendorCard, cardOf } from '../vendors/vendor-card-face.ts'
import { MissingSteps } from './missing-steps.tsx'
import { useOwnVendor } from './own-vendor-queries.ts'
import { type VendorFields, vendorUpdate } from './vendor-commands.ts'
import { VENDOR_FIELDS } from './vendor-fields.ts'
import { PublishStrip } from './publish-strip.tsx'
import { SuspendedNotice } from './suspended-notice.tsx'
import { VendorForm } from './vendor-form.tsx'
import css from './vendor-profile.module.css'

/** What couples read of a vendor, written by itself; beside it the card they see. */
export function VendorProfileScreen() {
  const { vendor, error, refetch, isFetching } = useOwnVendor()
  const { make } = useChanges()

  const save = (before: Vendor, changes: VendorFields, seenVersion: number) => {
    const inverse = Object.fromEntries(
      Object.keys(changes).map((field) => [field, before[field as keyof Vendor] ?? null]),
    )
    return make(
      [
        {
          submission: {
            definition: vendorUpdate,
            args: { id: before.id, changes },
            baseVersion: seenVersion,
          },
          inverse: { definition: vendorUpdate, args: { id: before.id, changes: inverse } },
        },
      ],
      named('Cambiato', joinWords(Object.keys(changes).map((field) => VENDOR_FIELDS[field]?.the ?? ''))),
    )
  }

  return (
    <>
      <PageHeader
        title="La tua pagina"
        subtitle={
          vendor?.draft
            ? 'Bozza: per ora la vedi solo tu. Si salva da sé, anche senza rete.'
            : 'Quello che le coppie leggono di te. Si salva da sé, anche senza rete.'
        }
        actions={
          vendor?.active && (
            <UiLink href={`/fornitore/${vendor.id}/${vendor.slug}`} className={buttonClass('quiet')}>
              Apri la pagina pubblica
            </UiLink>
          )
        }
      />
      {vendor && <SuspendedNotice vendor={vendor} />}
      {vendor && <PublishStrip vendor={vendor} />}
      {vendor ? (
        <div className={css.columns}>
          <div className={css.form}>
            <VendorForm vendor={vendor} onSave={(changes, seen) => save(vendor, changes, seen)} />
            <BillingPart vendorId={vendor.id} />
          </div>
          <Beside vendor={vendor} />
        </div>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={6} />
      )}
    </>
  )
}

/** What is still missing, and the card as it stands in lists. */
function Beside({ vendor }: { vendor: Vendor }) {
  return (
    <aside className={css.side} aria-label="Come ti vedono">
      <MissingSteps vendor={vendor} />
      <section className={css.part}>
        <SectionHeader title="Nelle liste" />
        <div className={css.card}>
          <VendorCard vendor={cardOf(vendor)} sizes="22rem" />
        </div>
      </section>
    </aside>
  )
}
