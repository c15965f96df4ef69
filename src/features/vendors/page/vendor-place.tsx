import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { useBelowFold } from '../../../pace/below-fold.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './vendor-screen.module.css'

/** Where a vendor is, and in how many regions it works beside its own. */
export function VendorPlace({ vendor: { place, coverage } }: { vendor: Vendor }) {
  const { address, city } = place
  const street = address ? `${address} ${city}` : city
  const others = coverage.filter((region) => region !== place.region).length
  return (
    <section className={css.section} aria-labelledby="dove" {...useBelowFold()}>
      <h2 id="dove">Dove</h2>
      <p className={css.address}>
        <Icon of={IconMapPin} />
        <span>
          {street} ({place.province})
          {others > 0 && (
            <span className={css.soft}>
              {others > 1
                ? ` · lavora anche in altre ${others} regioni`
                : ' · lavora anche in un’altra regione'}
            </span>
          )}
        </span>
      </p>
      <a
        // Nothing in Italy lies at 0.
        href={`https://www.openstreetmap.org/${place.lat && place.lng ? `?mlat=${place.lat}&mlon=${place.lng}#map=15/${place.lat}/${place.lng}` : `search?query=${encodeURIComponent(street)}`}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('quiet')}
      >
        Apri sulla mappa
        <VisuallyHidden>, in un’altra scheda</VisuallyHidden>
      </a>
    </section>
  )
}
