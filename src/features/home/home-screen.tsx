import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import type { VendorCard } from '#contract/vendor.ts'
import { useApi } from '../../api/api-context.tsx'
import { today } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { UiLink } from '../../ui/link.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { awardQueries } from '../awards/award-queries.ts'
import { realWeddingQueries } from '../real-weddings/real-wedding-queries.ts'
import { vendorQueries } from '../vendors/vendor-queries.ts'
import { CategoryStrip } from './category-strip.tsx'
import { HomeHero } from './home-hero.tsx'
import css from './home.module.css'
import { PlanPromise } from './plan-promise.tsx'

const AWARDS_SHOWN = 6

export type HomeScreenProps = {
  /** A vendor's card on the shelf. */
  card: (vendor: VendorCard) => ReactNode
  wedding: (wedding: Wedding) => ReactNode
  awards: (awards: Awards, limit: number) => ReactNode
}
type Reply<Query extends { queryFn?: unknown }> = Query extends { queryFn?: (...args: never[]) => infer Data }
  ? Awaited<Data>
  : never
type Wedding = Reply<ReturnType<typeof realWeddingQueries.latest>>[number]
type Awards = Reply<ReturnType<typeof awardQueries.ofYear>>

/** How many weddings are read to find one with a quote and a picture. */
export const WEDDINGS_READ = 6

/** The front page: what one looks for, who is loved, why to plan here, a wedding, the year's awards. */
export function HomeScreen({ card, wedding, awards }: HomeScreenProps) {
  const api = useApi()
  const year = Number(today().slice(0, 4))
  const { data: summary } = useQuery(vendorQueries.summary(api))
  const { data: top = [] } = useQuery(vendorQueries.top(api))
  const { data: weddings = [] } = useQuery(realWeddingQueries.latest(api, WEDDINGS_READ))
  const { data: prizes = [] } = useQuery(awardQueries.ofYear(api, year))
  const told = weddings.find(({ quote, pictures }) => quote && pictures.length > 0) ?? weddings[0]
  const hasPrizes = prizes.some(({ place, vendor }) => place === 'winner' && vendor)

  return (
    <>
      <HomeHero />
      <Wrap>
        <ul className={css.counts}>
          {summary && (
            <li>
              <strong>{summary.vendors.toLocaleString('it-IT')}</strong>{' '}
              {summary.vendors === 1 ? 'fornitore' : 'fornitori'} in{' '}
              {plural(summary.regions, 'regione', 'regioni')}
            </li>
          )}
          <li>Ogni recensione dice se la prenotazione è verificata</li>
          <li>Il tuo numero resta tuo finché non decidi di darlo</li>
        </ul>
      </Wrap>
      {summary && <CategoryStrip summary={summary} />}
      {top.length > 0 && (
        <Wrap as="section" className={css.section}>
          <div className={css.head}>
            <h2>I più amati questo mese</h2>
            <UiLink href="/fornitori" className={css.seeAll}>
              Vedi tutti
            </UiLink>
          </div>
          <div className={css.shelf}>
            {top.slice(0, 4).map((vendor) => (
              <Fragment key={vendor.id}>{card(vendor)}</Fragment>
            ))}
          </div>
        </Wrap>
      )}
      <PlanPromise />
      {told && (
        <Wrap as="section" className={css.section}>
          {wedding(told)}
        </Wrap>
      )}
      {hasPrizes && (
        <Wrap as="section" className={css.awards}>
          <div className={css.head}>
            <h2>Premiati nel {year}</h2>
          </div>
          {awards(prizes, AWARDS_SHOWN)}
        </Wrap>
      )}
    </>
  )
}
