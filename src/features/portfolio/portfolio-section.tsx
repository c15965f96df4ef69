import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShownProject } from '#contract/vendors/portfolio.ts'
import { useApi } from '../../api/api-context.tsx'
import { formatMonth } from '../../lib/day.ts'
import { NBSP } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'
import { useBelowFold } from '../../pace/below-fold.ts'
import { Picture } from '../../ui/picture.tsx'
import { portfolioQueries } from './portfolio-queries.ts'
import css from './portfolio-section.module.css'
import { LargePictures, opensLargePictures } from '../../ui/overlay/later.tsx'

/** A vendor's work, project by project; the pictures of each open large. Nothing while there is none. */
export function PortfolioSection({ vendorId }: { vendorId: string }) {
  const { data = [] } = useQuery(portfolioQueries.ofVendor(useApi(), vendorId))
  const late = useBelowFold()
  const [opened, setOpened] = useState<ShownProject['pictures'] | null>(null)
  if (data.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="portfolio" {...late}>
      <h2 id="portfolio">Portfolio</h2>
      <ul className={css.projects}>
        {data.map(({ id, title, place, month, text, pictures }) => (
          <li key={id}>
            {pictures[0] && (
              <button
                type="button"
                className={css.open}
                aria-label={`Apri ${plural(pictures.length, 'foto', 'foto')} di «${title}»: ${pictures[0].alt}`}
                {...opensLargePictures}
                onClick={() => setOpened(pictures)}
              >
                <Picture
                  picture={pictures[0]}
                  sizes="(min-width: 48rem) 380px, 88vw"
                  ratio="3/2"
                  rounded
                  alt=""
                />
              </button>
            )}
            <h3 className={css.name}>{title}</h3>
            <p className={css.soft}>
              {[
                place,
                month && formatMonth(month),
                plural(pictures.length, 'foto', 'foto').replace(' ', NBSP),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {text && <p className={css.text}>{text}</p>}
          </li>
        ))}
      </ul>
      {opened && <LargePictures pictures={opened} at={0} onClose={() => setOpened(null)} />}
    </section>
  )
}
