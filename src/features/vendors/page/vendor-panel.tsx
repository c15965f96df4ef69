import { lazy, Suspense, type ReactNode } from 'react'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { useSession } from '../../../session/session-context.tsx'
import { ContactPanel } from './contact-panel.tsx'

/** What knows the couple's day is loaded only for a couple. */
const CouplePanel = lazy(() => import('./couple-panel.tsx').then((part) => ({ default: part.CouplePanel })))

/** Price, free days, contacts; for a couple, with its own day. */
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
  const plain = (
    <ContactPanel vendor={vendor} weddingDay={undefined} renderedOn={renderedOn} contact={contact} />
  )
  if (!isCouple) return plain
  return (
    <Suspense fallback={plain}>
      <CouplePanel vendor={vendor} renderedOn={renderedOn} contact={contact} />
    </Suspense>
  )
}
