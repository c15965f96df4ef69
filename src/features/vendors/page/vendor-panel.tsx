import { lazy, Suspense, type ReactNode, useState } from 'react'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { useSession } from '../../../session/session-context.tsx'
import { ContactPanel, type KnownDay } from './contact-panel.tsx'

/** What knows the couple's day is loaded only for a couple. */
const CoupleDay = lazy(() => import('./couple-panel.tsx').then((part) => ({ default: part.CoupleDay })))

/** Price, free days, contacts; for a couple, with its own day, which comes into a panel that stands already. */
export function VendorPanel({
  vendor,
  renderedOn,
  contact,
}: {
  vendor: Vendor
  renderedOn: string
  contact: ReactNode
}) {
  const isCouple = useSession((session) => session.last?.role === 'couple')
  const [known, setKnown] = useState<KnownDay>()
  const { weddingDay, ours } = (isCouple && known) || { weddingDay: undefined }
  return (
    <>
      <ContactPanel
        vendor={vendor}
        weddingDay={weddingDay}
        ours={ours}
        renderedOn={renderedOn}
        contact={contact}
      />
      {isCouple && (
        <Suspense>
          <CoupleDay vendorId={vendor.id} onDay={setKnown} />
        </Suspense>
      )}
    </>
  )
}
