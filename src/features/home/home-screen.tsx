import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { HOME_TEXTS } from '#contract/lists/homepage-limits.ts'
import type { VendorCard } from '#contract/vendor.ts'
import { useApi } from '../../api/api-context.tsx'
import { formatNumber } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'
import { UiLink } from '../../ui/link.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import { type LatestArticle, newsQueries } from '../news/news-queries.ts'
import { vendorQueries } from '../vendors/vendor-queries.ts'
import { CategoryStrip } from './category-strip.tsx'
import { HomeHero } from './home-hero.tsx'
import { homeQueries, shelfOf, type HomeAward, type HomeWedding } from './home-queries.ts'
import css from './home.module.css'
import { HowStrip } from './how-strip.tsx'
import { PlanPromise } from './plan-promise.tsx'

export type HomeScreenProps = {
  /** A vendor's card on the shelf. */
  card: (vendor: VendorCard) => ReactNode
  wedding: (wedding: HomeWedding) => ReactNode
  banner: ReactNode
  awards: (awards: readonly HomeAward[]) => ReactNode
  article: (article: LatestArticle) => ReactNode
}

/** The front page: what one looks for, who is loved, why to plan here, a wedding, the year's awards, what is new to read. */
export function HomeScreen({ card, wedding, banner, awards, article }: HomeScreenProps) {
  const api = useApi()
  const { data: texts = HOME_TEXTS } = useQuery(homeQueries.texts(api))
  const { data: summary } = useQuery(vendorQueries.summary(api))
  const { data: top = [] } = useQuery(vendorQueries.top(api))
  const { data: told } = useQuery(homeQueries.wedding(api))
  const { data: prizes = [] } = useQuery(homeQueries.awards(api))
  const { data: latest = [] } = useQuery(newsQueries.latest(api))

  return (
    <>
      <HomeHero texts={texts} />
      <Wrap>
        <ul className={css.counts}>
          {summary && (
            <li>
              <strong>{formatNumber(summary.vendors)}</strong>{' '}
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
        <Wrap as="section" late className={css.section}>
          <div className={css.head}>
            <h2>{texts.shelfTitle}</h2>
            <UiLink href="/fornitori" className={css.seeAll}>
              Vedi tutti
            </UiLink>
          </div>
          <div className={css.shelf}>
            {shelfOf(top).map((vendor) => (
              <Fragment key={vendor.id}>{card(vendor)}</Fragment>
            ))}
          </div>
        </Wrap>
      )}
      <PlanPromise />
      {told && (
        <Wrap as="section" late className={css.section}>
          {wedding(told)}
        </Wrap>
      )}
      <Wrap className={css.banner}>{banner}</Wrap>
      {prizes.length > 0 && (
        <Wrap as="section" late className={css.awards}>
          <div className={css.head}>
            <h2>Premiati nel {prizes[0]?.year}</h2>
            <UiLink href="/awards" className={css.seeAll}>
              Tutti i premi
            </UiLink>
          </div>
          {awards(prizes)}
        </Wrap>
      )}
      {latest.length > 0 && (
        <Wrap as="section" late className={css.section}>
          <div className={css.head}>
            <h2>Dal nostro giornale</h2>
            <UiLink href="/news" className={css.seeAll}>
              Tutti gli articoli
            </UiLink>
          </div>
          <div className={css.articles}>
            {latest.map((one) => (
              <Fragment key={one.id}>{article(one)}</Fragment>
            ))}
          </div>
        </Wrap>
      )}
      <HowStrip />
    </>
  )
}
