import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { provinceOf } from '#contract/lists/places/places.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { useMemo } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { failedRead } from '../../api/api-error.ts'
import { chipClass, ChipRow } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { cardLinkClass, linkedCardClass } from '../../ui/list/linked-card.ts'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import { groupAwards, type AwardGroup, type GivenAward } from './award-groups.ts'
import { awardQueries } from './award-queries.ts'
import css from './awards.module.css'
import { HowAwardsAreGiven } from './how-awards-are-given.tsx'
import { WINNER_SIZES } from './winner-sizes.ts'

/** The awards of a year, category by category: who won and why, who was close, how it is decided. */
export function AwardsScreen({ year }: { year: number }) {
  const api = useApi()
  const { data, error, refetch, isFetching } = useQuery(awardQueries.ofYear(api, year))
  const { years = [] } = useQuery(awardQueries.years(api)).data ?? {}
  const groups = useMemo(() => groupAwards(data ?? []), [data])
  return (
    <Wrap className={css.page}>
      <header className={css.hero}>
        <div className={css.medallion} aria-hidden>
          <img src="/art/medallion-4.svg" alt="" width="400" height="400" />
          <span>{year}</span>
        </div>
        <div>
          <h1 className={css.h1}>Award {year}</h1>
          <p className={css.lead}>
            Chi ha lavorato meglio secondo le coppie che c’erano, categoria per categoria.
          </p>
          {years.length > 0 && (
            <nav aria-label="Gli award degli altri anni">
              <ul className={css.years}>
                {years.map((one) => (
                  <li key={one}>
                    <Link
                      to="/awards"
                      search={{ anno: one }}
                      className={chipClass(one === year)}
                      aria-current={one === year ? 'page' : undefined}
                      activeProps={{}}
                    >
                      {one}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </header>
      {data === undefined ? (
        error ? (
          <ErrorState {...failedRead(error, 'gli award')} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <div className={css.loading}>
            <Skeleton shape="picture" count={4} />
          </div>
        )
      ) : groups.length === 0 ? (
        <EmptyState drawing="favourites" title={`Gli award ${year} non ci sono ancora`}>
          Quando saranno assegnati li trovi qui. Intanto puoi sfogliare quelli degli altri anni.
        </EmptyState>
      ) : (
        <>
          <ChipRow label="Vai alla categoria">
            {groups.map(({ category, name }) => (
              <a key={category} href={`#${category}`} className={chipClass()}>
                {name}
              </a>
            ))}
          </ChipRow>
          <div className={css.groups}>
            {groups.map((group, at) => (
              <Group key={group.category} group={group} eager={at === 0} />
            ))}
          </div>
        </>
      )}
      <HowAwardsAreGiven />
    </Wrap>
  )
}

function Group({
  group: { category, name, winners, finalists },
  eager,
}: {
  group: AwardGroup
  eager: boolean
}) {
  return (
    <section className={css.group} id={category} aria-labelledby={`${category}-titolo`}>
      <h2 id={`${category}-titolo`} className={css.category}>
        {name}
      </h2>
      {winners.length > 1 && <p className={css.where}>Vincono ex aequo</p>}
      {winners.map((award) => (
        <Winner key={award.id} award={award} eager={eager} />
      ))}
      {finalists.length > 0 && (
        <div className={css.finalists}>
          <h3>Finalisti</h3>
          <ul className={css.finalistList}>
            {finalists.map(({ id, vendor }) => (
              <li key={id}>
                <Link to="/fornitore/$id/$slug" params={vendor}>
                  {vendor.businessName}
                </Link>
                <span>{where(vendor)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Winner({ award: { vendor, citation }, eager }: { award: GivenAward; eager: boolean }) {
  return (
    <article className={linkedCardClass({ className: css.winner })}>
      {vendor.cover && (
        <Picture picture={vendor.cover} sizes={WINNER_SIZES} ratio="3/2" rounded alt="" eager={eager} />
      )}
      <h3 className={css.name}>
        <Link to="/fornitore/$id/$slug" params={vendor} className={cardLinkClass()}>
          {vendor.businessName}
        </Link>
      </h3>
      <p className={css.where}>{where(vendor)}</p>
      {citation && <p className={css.citation}>{citation}</p>}
    </article>
  )
}

function where({ place }: VendorCard): string {
  const province = provinceOf(place.province)?.name
  return province && province !== place.city ? `${place.city}, ${province}` : place.city
}
