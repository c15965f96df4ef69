import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { regionOf } from '#contract/lists/places/places.ts'
import { useApi } from '../../api/api-context.tsx'
import { failedRead } from '../../api/api-error.ts'
import { formatMonth } from '../../lib/day.ts'
import { buttonClass } from '../../ui/button.tsx'
import { chipClass, ChipRow } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { UiLink } from '../../ui/link.tsx'
import { cardLinkClass, linkedCardClass } from '../../ui/list/linked-card.ts'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import { realWeddingPageQueries, type WeddingCard } from './real-wedding-page-queries.ts'
import css from './real-weddings.module.css'
import { FEATURED_SIZES } from './wedding-sizes.ts'

const CARD_SIZES = '(min-width: 80rem) 370px, (min-width: 56rem) 30vw, (min-width: 40rem) 45vw, 120px'

/** Weddings that took place, the newest first, all or those of a region. */
export function RealWeddingsScreen({ region }: { region: string | undefined }) {
  const { data, error, refetch, isFetching } = useQuery(realWeddingPageQueries.list(useApi()))
  const regions = [...new Set(data?.map((wedding) => wedding.region))]
    .flatMap((slug) => regionOf(slug) ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name, 'it'))
  const shown = (data ?? []).filter((wedding) => !region || wedding.region === region)
  const [first, ...others] = shown
  return (
    <Wrap className={css.page}>
      <h1 className={css.h1}>Matrimoni veri</h1>
      <p className={css.lead}>
        Giornate accadute davvero: dove, con chi, che cosa è andato come nessuno si aspettava.
      </p>
      {regions.length > 1 && (
        <nav aria-label="Regioni">
          <ChipRow label="Regioni">
            <RegionChip region={undefined} name="Tutta Italia" current={!region} />
            {regions.map(({ slug, name }) => (
              <RegionChip key={slug} region={slug} name={name} current={slug === region} />
            ))}
          </ChipRow>
        </nav>
      )}
      {data === undefined ? (
        error ? (
          <ErrorState
            {...failedRead(error, 'i matrimoni')}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <Skeleton shape="picture" count={6} />
        )
      ) : first ? (
        <>
          <Featured wedding={first} />
          {others.length > 0 && (
            <ul className={css.grid}>
              {others.map((wedding) => (
                <li key={wedding.id}>
                  <Card wedding={wedding} />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <EmptyState
          drawing="favourites"
          title={region ? 'Qui nessuno ha ancora raccontato' : 'Le prime storie stanno arrivando'}
          action={
            <UiLink href={region ? '/matrimoni-veri' : '/fornitori'} className={buttonClass('quiet')}>
              {region ? 'Vedi tutta Italia' : 'Sfoglia i fornitori'}
            </UiLink>
          }
        >
          I matrimoni li raccontano i fornitori che c’erano, con il permesso degli sposi.
        </EmptyState>
      )}
    </Wrap>
  )
}

function RegionChip({
  region,
  name,
  current,
}: {
  region: string | undefined
  name: string
  current: boolean
}) {
  return (
    <Link
      to="/matrimoni-veri"
      search={region ? { regione: region } : {}}
      className={chipClass(current)}
      aria-current={current ? 'page' : undefined}
      activeProps={{}}
      resetScroll={false}
    >
      {name}
    </Link>
  )
}

const whereAndWhen = ({ city, date }: WeddingCard) => `${city}, ${formatMonth(date)}`

function Featured({ wedding }: { wedding: WeddingCard }) {
  const { slug, title, couple, quote, picture } = wedding
  return (
    <article className={linkedCardClass({ featured: true })}>
      {picture && <Picture picture={picture} sizes={FEATURED_SIZES} ratio="3/2" rounded alt="" eager />}
      <div>
        <p className={css.soft}>
          {couple} · {whereAndWhen(wedding)}
        </p>
        <h2 className={css.featuredTitle}>
          <Link to="/matrimoni-veri/$slug" params={{ slug }} className={cardLinkClass()}>
            {title}
          </Link>
        </h2>
        {quote && <p className={css.quote}>«{quote}»</p>}
        <span className={css.read} aria-hidden>
          Leggi il loro matrimonio
        </span>
      </div>
    </article>
  )
}

function Card({ wedding }: { wedding: WeddingCard }) {
  const { slug, title, couple, picture } = wedding
  return (
    <article className={linkedCardClass({ className: css.card })}>
      {picture && <Picture picture={picture} sizes={CARD_SIZES} ratio="4/3" rounded alt="" />}
      <h2 className={css.name}>
        <Link to="/matrimoni-veri/$slug" params={{ slug }} className={cardLinkClass()}>
          {title}
        </Link>
      </h2>
      <p className={css.soft}>
        {couple} · {whereAndWhen(wedding)}
      </p>
    </article>
  )
}
