import { fromDay, untilDay } from '#contract/kit/italian-months.ts'
import { nameOfPlace } from '#contract/lists/places/place-names.ts'
import type { PlacementFigures } from '#contract/site/site-management.ts'
import { formatNumber } from '../../lib/number.ts'
import { spanOf } from '../../lists/dated-turns.ts'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { Table } from '../../ui/list/table.tsx'
import { openedShare } from './analytics-words.ts'
import css from './analytics.module.css'

/**
 * The vendor's paid placements of a span: how often each was seen and opened in it. What they brought is not said: nobody
 * is followed from a card to a request.
 */
export function PlacementsPart({
  placements,
  from,
  to,
}: {
  placements: readonly PlacementFigures[]
  from: string
  to: string
}) {
  return (
    <section>
      <SectionHeader title="Posti a pagamento" />
      {placements.length === 0 ? (
        <p className={css.soft}>
          Nessun posto a pagamento {fromDay(from)} {untilDay(to)}.
        </p>
      ) : (
        <>
          <Table
            caption={`I tuoi posti a pagamento, quanto si sono visti e aperti ${fromDay(from)} ${untilDay(to)}`}
            stack
            columns={[
              {
                key: 'place',
                heading: 'Posto',
                render: (placement) => (
                  <>
                    {nameOfPlace(placement)} <span className={css.span}>{spanOf(placement)}</span>
                  </>
                ),
              },
              {
                key: 'views',
                heading: 'Volte vista',
                align: 'end',
                render: ({ views }) => formatNumber(views),
              },
              {
                key: 'clicks',
                heading: 'Volte aperta',
                align: 'end',
                render: ({ clicks }) => formatNumber(clicks),
              },
              {
                key: 'share',
                heading: 'Aperture su viste',
                align: 'end',
                render: (placement) => openedShare(placement) ?? 'ancora poche',
              },
            ]}
            rows={placements}
            rowKey={({ id }) => id}
          />
          <p className={css.note}>
            La tua scheda conta come vista quando resta in vista almeno un secondo. Anche qui si conta solo
            chi ha accettato le statistiche, senza robot e senza di te. Chi poi ti scrive non sappiamo se
            viene da qui: non seguiamo nessuno.
          </p>
        </>
      )}
    </section>
  )
}
