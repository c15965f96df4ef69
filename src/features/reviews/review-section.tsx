import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Review, ReviewSummary } from '#contract/review.ts'
import { failureText } from '../../api/api-error.ts'
import { useApi } from '../../api/api-context.tsx'
import { formatMonth } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rating } from '../../ui/rating.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { REVIEW_ORDERS, reviewQueries, sortReviews, type ReviewOrder } from './review-queries.ts'
import css from './review-section.module.css'

const FIRST = 4
const STEP = 8
const ASPECTS = [
  ['quality', 'Qualità'],
  ['kindness', 'Gentilezza'],
  ['value', 'Rapporto qualità e prezzo'],
  ['flexibility', 'Flessibilità'],
] as const
const oneDecimal = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** What couples say of a vendor: the average and what it is made of, then their words. */
export function ReviewSection({ vendorId, title }: { vendorId: string; title: string }) {
  const { data, error, refetch, isFetching } = useQuery(reviewQueries.ofVendor(useApi(), vendorId))
  return (
    <section className={css.section} aria-labelledby="recensioni">
      <h2 id="recensioni">{title}</h2>
      {data ? (
        data.items.length === 0 ? (
          <p className={css.none}>
            Ancora nessuna recensione. Le scrive chi ha avuto qui il proprio matrimonio, dopo la festa.
          </p>
        ) : (
          <div className={css.columns}>
            <Summary summary={data.summary} />
            <ReviewItems items={data.items} />
          </div>
        )
      ) : error ? (
        <ErrorState title="Le recensioni non sono arrivate" onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={3} />
      )}
    </section>
  )
}

function Summary({ summary }: { summary: ReviewSummary }) {
  const { aspects, distribution, count } = summary
  return (
    <div className={css.summary}>
      <p className={css.average}>
        {oneDecimal.format(summary.rating)}
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
              <dd>{oneDecimal.format(aspects[key])}</dd>
            </div>
          ))}
        </dl>
      )}
      <details className={css.how}>
        <summary>Come le verifichiamo</summary>
        <p>
          «Prenotazione verificata» vuol dire che la coppia ha prenotato questo fornitore da qui. Le altre
          sono di coppie che lo hanno scelto altrove: le leggiamo prima di pubblicarle. Nessuno può pagare per
          toglierne una.
        </p>
      </details>
    </div>
  )
}

function ReviewItems({ items }: { items: readonly Review[] }) {
  const [order, setOrder] = useState<ReviewOrder>('recenti')
  const [shown, setShown] = useState(FIRST)
  const sorted = useMemo(() => sortReviews(items, order), [items, order])
  return (
    <div className={css.items}>
      {items.length > FIRST && (
        <SelectField
          label="Ordine delle recensioni"
          hideLabel
          className={css.order}
          options={REVIEW_ORDERS}
          value={order}
          onValue={(value) => {
            const next = REVIEW_ORDERS.find((option) => option.value === value)
            if (next) setOrder(next.value)
          }}
        />
      )}
      {sorted.slice(0, shown).map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
      {shown < sorted.length && (
        <Button variant="quiet" onClick={() => setShown(shown + STEP)}>
          Leggi altre recensioni
        </Button>
      )}
    </div>
  )
}

function ReviewItem({ review }: { review: Review }) {
  const { author, eventDate, rating, title, text, verified, reply, photos } = review
  return (
    <article className={css.review}>
      <header className={css.by}>
        <strong>{author}</strong>
        {eventDate && <span className={css.soft}>{formatMonth(eventDate)}</span>}
        <Rating value={rating} />
        {verified && (
          <span className={css.verified}>
            <Icon of={IconCheck} size={16} />
            prenotazione verificata
          </span>
        )}
      </header>
      {title && <h3 className={css.title}>{title}</h3>}
      <p className={css.text}>{text}</p>
      {photos.length > 0 && (
        <div className={css.photos}>
          {photos.map((photo) => (
            <Picture key={photo.id} picture={photo} sizes="160px" ratio="1/1" rounded />
          ))}
        </div>
      )}
      {reply && (
        <blockquote className={css.reply}>
          <strong>La risposta</strong>
          <p>{reply.text}</p>
        </blockquote>
      )}
    </article>
  )
}
