import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { RealWedding } from '#contract/real-wedding.ts'
import { useApi } from '../../api/api-context.tsx'
import { formatMonth } from '../../lib/day.ts'
import { Picture } from '../../ui/picture.tsx'
import { realWeddingQueries } from './real-wedding-queries.ts'
import css from './real-wedding.module.css'

export const WeddingSheet = lazy(() =>
  import('./real-wedding-sheet.tsx').then((part) => ({ default: part.RealWeddingSheet })),
)

/** The weddings a vendor tells; each opens as a story. Nothing while there are none. */
export function RealWeddingSection({ vendorId }: { vendorId: string }) {
  const { data = [] } = useQuery(realWeddingQueries.ofVendor(useApi(), vendorId))
  const [open, setOpen] = useState<RealWedding | null>(null)
  const [shown, setShown] = useState<RealWedding | null>(null)
  if (data.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="matrimoni">
      <h2 id="matrimoni">Matrimoni veri</h2>
      <div className={css.weddings}>
        {data.map((wedding) => (
          <button
            key={wedding.id}
            type="button"
            className={css.wedding}
            onClick={() => {
              setShown(wedding)
              setOpen(wedding)
            }}
          >
            {wedding.pictures[0] && (
              <Picture
                picture={wedding.pictures[0]}
                sizes="(min-width: 48rem) 380px, 92vw"
                ratio="3/2"
                rounded
                alt=""
              />
            )}
            <span className={css.name}>{wedding.couple}</span>
            <span className={css.soft}>
              {wedding.city}, {formatMonth(wedding.date)}
            </span>
          </button>
        ))}
      </div>
      {shown && (
        <Suspense>
          <WeddingSheet wedding={shown} open={open !== null} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  )
}
