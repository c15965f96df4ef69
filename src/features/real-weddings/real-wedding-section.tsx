import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context.tsx'
import { formatMonth } from '../../lib/day.ts'
import { useBelowFold } from '../../pace/below-fold.ts'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { realWeddingQueries } from './real-wedding-queries.ts'
import css from './real-wedding.module.css'

/** The weddings a vendor tells, each with its page. Nothing while there are none. */
export function RealWeddingSection({ vendorId }: { vendorId: string }) {
  const { data = [] } = useQuery(realWeddingQueries.ofVendor(useApi(), vendorId))
  const late = useBelowFold()
  if (data.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="matrimoni" {...late}>
      <h2 id="matrimoni">Matrimoni veri</h2>
      <ul className={css.weddings}>
        {data.map(({ id, slug, couple, city, date, pictures: [picture] }) => (
          <li key={id}>
            <UiLink href={`/matrimoni-veri/${slug}`} className={css.wedding}>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(min-width: 48rem) 380px, 88vw"
                  ratio="3/2"
                  rounded
                  alt=""
                />
              )}
              <span className={css.name}>{couple}</span>
              <span className={css.soft}>
                {city}, {formatMonth(date)}
              </span>
            </UiLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
