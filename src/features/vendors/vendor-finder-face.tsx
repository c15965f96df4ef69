import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { useApi } from '../../api/api-context.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { finderQueries } from './finder-queries.ts'
import css from './vendor-finder.module.css'

const LEAST_TYPED = 2

/** A vendor found by what is typed of its name, and chosen. */
export function VendorFinder({
  label,
  omit,
  offline,
  onChoose,
}: {
  label: string
  /** Not offered: who is chosen already. */
  omit: (id: string) => boolean
  /** Said where nothing can be looked for. */
  offline: string
  onChoose: (vendor: VendorCard) => void
}) {
  const [typed, setTyped] = useState('')
  const asked = useDeferredValue(typed.trim())
  const found = useQuery({
    ...finderQueries.found(useApi(), asked),
    enabled: asked.length >= LEAST_TYPED,
  })
  const offered = (found.data ?? []).filter(({ id }) => !omit(id))
  return (
    <>
      <SearchField label={label} placeholder="Il nome di un fornitore" value={typed} onValue={setTyped} />
      {asked.length >= LEAST_TYPED && (
        <>
          <ul className={css.found} aria-label="Fornitori trovati">
            {offered.map((vendor) => (
              <li key={vendor.id}>
                <button
                  type="button"
                  className={css.choose}
                  onClick={() => {
                    setTyped('')
                    onChoose(vendor)
                  }}
                >
                  {vendor.businessName} <span className={css.soft}>{vendor.place.city}</span>
                </button>
              </li>
            ))}
          </ul>
          {found.isError && <p className={css.soft}>{offline}</p>}
          {found.data && offered.length === 0 && (
            <p className={css.soft}>Nessun fornitore con questo nome.</p>
          )}
        </>
      )}
    </>
  )
}
