import type { Vendor } from '#contract/vendor.ts'
import { useCouple } from '../couple/couple-queries.ts'
import { ContactPanel } from './contact-panel.tsx'

/** The panel of a vendor as the signed-in couple sees it. */
export function CouplePanel({ vendor, renderedOn }: { vendor: Vendor; renderedOn: string }) {
  const { couple } = useCouple()
  return <ContactPanel vendor={vendor} weddingDay={couple?.weddingDate} renderedOn={renderedOn} />
}
