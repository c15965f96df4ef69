import { formatNumber } from '../../lib/number.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import type { Review, ReviewSummary } from '#contract/vendors/review.ts'
import { failureText } from '../../api/api-error.ts'
import { useApi } from '../../api/api-context.tsx'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { useBelowFold } from '../../pace/below-fold.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { ReportButton } from './report-button.tsx'
import { ReviewItem } from './review-item.tsx'
import { ASPECTS, REVIEW_ORDERS, reviewQueries, sortReviews, type ReviewOrder } from './review-queries.ts'
import css from './review-section.module.css'

const FIRST = 4
const STEP = 8

/** What couples say of a vendor: the average and what it is made of, then their words. */
export function ReviewSection({
  vendorId,
  title,
  write,
}: {
  vendorId: string
  title: string
  /** The way to write one, for those who may. */
  write?: ReactNode
}) {
  const { data, error, refetch, isFetching } = useQuery(reviewQueries.ofVendor(useApi(), vendorId))
  return (
    <section className={css.section} aria-labelledby="recensioni" {...useBelowFold()}>
      <h2 id="recensioni">{title}</h2>
      {data ? (
        data.items.length === 0 ? (
          <p className={css.none}>
            Ancora nessuna recensione. Le scrive chi ha avuto qui il proprio matrimonio, dopo la festa.
          </p>
        ) : (
          <div className={css.columns}>
            <Summary summary={data.summary} />
            <ReviewItems items={data.items} count={data.summary.count} />
          </div>
        )
      ) : error ? (
        <ErrorState title="Le recensioni non sono arrivate" onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={3} />
      )}
      {write && <div className={css.write}>{write}</div>}
    </section>
  )
}

function Summary({ summary }: { summary: ReviewSummary }) {
  const { aspects, distribution, count } = summary
  return (
    <div>
      <p className={css.average}>
        {formatNumber(summary.rating, 1, 1)}
        <span> su 5, {plural(count, 'recensione', 'recensioni')}</span>
      </p>
      <ul className={css.bars} aria-label="Quante stelle hanno dato">
        {distribution
          .map((many, at) => ({ stars: at + 1, many }))
          .toReversed()
          .map(({ stars, many }) => (
            <li key={stars}>
              <span>{stars}</span>
              <meter
                min={0}
                max={count}
                value={many}
                aria-label={`${plural(stars, 'stella', 'stelle')}: ${many}`}
              />
              <span className={css.many}>{many}</span>
            </li>
          ))}
      </ul>
      {aspects && (
        <dl className={css.aspects}>
          {ASPECTS.map(([key, name]) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{formatNumber(aspects[key], 1, 1)}</dd>
            </div>
          ))}
        </dl>
      )}
      <details className={css.how}>
        <summary>Come le verifichiamo</summary>
        <p>
          «Prenotazione verificata» vuol dire che la coppia ha accettato qui un preventivo di questo
          fornitore: solo così si scrive una recensione, una per coppia. Quelle senza il segno sono di coppie
          che lo hanno scelto altrove, raccolte prima. Le leggiamo tutte prima di pubblicarle, belle e brutte
          allo stesso modo; chiunque abbia un account può segnalarne una. Il fornitore può rispondere, e
          nessuno può pagare per averne o per toglierne.
        </p>
      </details>
    </div>
  )
}

function ReviewItems({ items, count }: { items: readonly Review[]; count: number }) {
  const [order, setOrder] = useState<ReviewOrder>('recenti')
  const [shown, setShown] = useState(FIRST)
  const sorted = useMemo(() => sortReviews(items, order), [items, order])
  const withPhotos = items.some(({ photos }) => photos.length > 0)
  const orders = REVIEW_ORDERS.filter(({ value }) => value !== 'foto' || withPhotos)
  return (
    <div className={css.items}>
      {items.length > FIRST && (
        <SelectField
          label="Ordine delle recensioni"
          hideLabel
          className={css.order}
          options={orders}
          value={order}
          onValue={(value) => {
            const next = REVIEW_ORDERS.find((option) => option.value === value)
            if (next) setOrder(next.value)
          }}
        />
      )}
      {sorted.slice(0, shown).map((review) => (
        <ReviewItem
          key={review.id}
          review={review}
          foot={<ReportButton reviewId={review.id} author={review.author} />}
        />
      ))}
      {shown < sorted.length && (
        <Button variant="quiet" onClick={() => setShown(shown + STEP)}>
          Leggi altre recensioni
        </Button>
      )}
      {shown >= sorted.length && items.length < count && (
        <p className={css.none}>Qui si leggono le {items.length} più recenti; la media è di tutte.</p>
      )}
    </div>
  )
}
