import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { regions } from '#contract/lists/places/places.ts'
import { useApi } from '../../../api/api-context.tsx'
import { plural } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { ITALY_SHAPES, ITALY_VIEW_BOX } from './italy-shapes.ts'
import type { RegionMapProps } from './region-map-button.tsx'
import css from '../region-map.module.css'
import { vendorQueries } from '../vendor-queries.ts'

/** Of the region with most vendors, from where on each deeper tone begins. */
const LEVELS = [0.8, 0.5, 0.25]

/**
 * Italy to pick a region from: the map for eyes and pointers, and beside it the same regions as buttons, which is what
 * a keyboard and a screen reader walk through. Pointing at one lights up the other.
 */
export function RegionMapSheet({
  category,
  region,
  onRegion,
  open,
  onClose,
}: RegionMapProps & { open: boolean; onClose: () => void }) {
  const { data } = useQuery(vendorQueries.regions(useApi(), categoryOf(category ?? '')?.slug))
  const [lit, setLit] = useState<string>()
  const counts = new Map(data?.map((one) => [one.region, one.count]))
  const most = Math.max(1, ...counts.values())
  const choose = (slug: string | undefined) => {
    onRegion(slug)
    onClose()
  }
  const levelOf = (slug: string) => {
    const share = (counts.get(slug) ?? 0) / most
    return share === 0
      ? 0
      : LEVELS.length + 1 - LEVELS.findIndex((from) => share >= from || from === LEVELS.at(-1))
  }
  const shown = regions.find(({ slug }) => slug === (lit ?? region))

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Dove vi sposate?"
      width="broad"
      footer={
        region !== '' && (
          <Button variant="quiet" onClick={() => choose(undefined)}>
            Tutta Italia
          </Button>
        )
      }
    >
      <div className={css.parts}>
        <div className={css.mapSide}>
          <svg
            className={css.map}
            viewBox={ITALY_VIEW_BOX}
            aria-hidden
            onPointerLeave={() => setLit(undefined)}
          >
            {regions.map(({ slug }) => (
              <path
                key={slug}
                d={ITALY_SHAPES[slug]}
                data-level={levelOf(slug)}
                data-lit={slug === lit || undefined}
                data-chosen={slug === region || undefined}
                onPointerEnter={() => setLit(slug)}
                onClick={() => choose(slug)}
              />
            ))}
          </svg>
          <p className={css.caption} aria-hidden>
            {shown ? (
              <>
                <strong>{shown.name}</strong>{' '}
                {data && plural(counts.get(shown.slug) ?? 0, 'fornitore', 'fornitori')}
              </>
            ) : (
              'Tocca una regione'
            )}
          </p>
        </div>
        <ul className={css.list}>
          {regions.map(({ slug, name }) => (
            <li key={slug}>
              <button
                type="button"
                className={css.region}
                aria-pressed={slug === region}
                data-lit={slug === lit || undefined}
                onClick={() => choose(slug)}
                onPointerEnter={() => setLit(slug)}
                onFocus={() => setLit(slug)}
                onBlur={() => setLit(undefined)}
              >
                {name}
                <span>{counts.get(slug) ?? (data ? 0 : '')}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className={css.credit}>
        I numeri sono di chi ha sede nella regione; la lista mostra anche chi ci lavora da fuori. Mappa:
        Victor Cazanave, <a href="https://creativecommons.org/licenses/by/4.0/deed.it">CC BY 4.0</a>,
        semplificata.
      </p>
    </Sheet>
  )
}
