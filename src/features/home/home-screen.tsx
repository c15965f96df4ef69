import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { HOME_ORDER, HOME_TEXTS, type HomePart } from '#contract/lists/site/homepage-limits.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
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

/** The front page: what one looks for, then the parts in the order that administrators give them. */
export function HomeScreen({ card, wedding, banner, awards, article }: HomeScreenProps) {
  const api = useApi()
  const { data } = useQuery(homeQueries.texts(api))
  // What a device has kept from before there was an order has none.
  const front = { ...HOME_TEXTS, ...HOME_ORDER, ...data }
  const { data: summary } = useQuery(vendorQueries.summary(api))
  const { data: top = [] } = useQuery(vendorQueries.top(api))
  const shown = (part: HomePart) => ({ enabled: front.parts.includes(part) })
  const { data: told } = useQuery({ ...homeQueries.wedding(api), ...shown('wedding') })
  const { data: prizes = [] } = useQuery({ ...homeQueries.awards(api), ...shown('awards') })
  const { data: latest = [] } = useQuery({ ...newsQueries.latest(api), ...shown('articles') })
  const year = prizes[0]?.year
  const parts: Record<HomePart, ReactNode> = {
    shelf: top.length > 0 && (
      <Wrap as="section" late className={css.section}>
        <PartHead title={front.shelfTitle} href="/fornitori" all="Vedi tutti" />
        <div className={css.shelf}>
          {shelfOf(top).map((vendor) => (
            <Fragment key={vendor.id}>{card(vendor)}</Fragment>
          ))}
        </div>
      </Wrap>
    ),
    plan: <PlanPromise />,
    wedding: told && (
      <Wrap as="section" late className={css.section}>
        {wedding(told)}
      </Wrap>
    ),
    banner: <Wrap className={css.banner}>{banner}</Wrap>,
    awards: year && (
      <Wrap as="section" late className={css.awards}>
        <PartHead title={`Premiati nel ${year}`} href="/awards" all="Tutti i premi" />
        {awards(prizes)}
      </Wrap>
    ),
    articles: latest.length > 0 && (
      <Wrap as="section" late className={css.section}>
        <PartHead title="Dal nostro giornale" href="/news" all="Tutti gli articoli" />
        <div className={css.articles}>
          {latest.map((one) => (
            <Fragment key={one.id}>{article(one)}</Fragment>
          ))}
        </div>
      </Wrap>
    ),
    how: <HowStrip />,
  }

  return (
    <>
      <HomeHero texts={front} />
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
      {summary && <CategoryStrip summary={summary} kinds={front.kinds} />}
      {front.parts.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </>
  )
}

const PartHead = ({ title, href, all }: { title: string; href: string; all: string }) => (
  <div className={css.head}>
    <h2>{title}</h2>
    <UiLink href={href} className={css.seeAll}>
      {all}
    </UiLink>
  </div>
)
