import type { VendorCard } from '#contract/vendors/vendor.ts'
import { Button } from '../../ui/button.tsx'
import css from './vendor-choice.module.css'
import { VendorFinder } from './vendor-finder-face.tsx'

/** To whom an administrator gives something: found by name, named once chosen, and changed for another. */
export function VendorChoice({
  vendor,
  wanting,
  onVendor,
}: {
  vendor: { name: string } | undefined
  /** It was to be sent, and nobody is chosen. */
  wanting: boolean
  onVendor: (vendor: VendorCard | undefined) => void
}) {
  return (
    <div className={css.whom}>
      {vendor ? (
        <p className={css.chosen}>
          <span>
            A <strong>{vendor.name}</strong>
          </span>
          <Button variant="link" onClick={() => onVendor(undefined)}>
            Cambia fornitore
          </Button>
        </p>
      ) : (
        <VendorFinder
          label="A chi"
          omit={() => false}
          offline="Senza rete non si cercano fornitori."
          onChoose={onVendor}
        />
      )}
      {wanting && !vendor && <p className={css.error}>Cerca il fornitore e sceglilo.</p>}
    </div>
  )
}
