import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fromDay, untilDay } from '#contract/kit/italian-months.ts'
import { type AnalyticsSpan, COUNTED } from '#contract/lists/analytics/analytics-counts.ts'
import type { VendorAnalytics, VendorDashboard } from '#contract/vendors/vendor-analytics.ts'
import { useApi } from '../../api/api-context.tsx'
import { formatInstant } from '../../lib/day.ts'
import { formatNumber } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'
import { saveText } from '../../lib/save-file.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { StatGrid } from '../../ui/chart/stat-grid.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHeader, SectionHeader } from '../../ui/frame/page-header.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Table } from '../../ui/list/table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { NotKept } from '../../ui/state/not-kept.tsx'
import { Notice, Notices } from '../../ui/state/notice.tsx'
import { useSyncStatus } from '../sync/sync-face.ts'
import { COUNT_WORDS, analyticsCsv } from './analytics-csv.ts'
import { startOf } from './analytics-periods.ts'
import { analyticsQueries } from './analytics-queries.ts'
import { WAIT_WORDS, difference, sentenceOf, stepsOf } from './analytics-words.ts'
import { ContactsPart } from './contacts-part.tsx'
import { PlacementsPart } from './placements-part.tsx'
import css from './analytics.module.css'

const SPANS = [
  { value: '30', label: '30 giorni' },
  { value: '90', label: '90 giorni' },
  { value: '365', label: '12 mesi' },
] as const

/** How the vendor's page and its bookings are doing, over a span that ends today. */
export function AnalyticsScreen() {
  const api = useApi()
  const vendorId = useSession(({ last }) => last?.accountId) ?? ''
  const [days, setDays] = useState<AnalyticsSpan>(30)
  const { data, isError, isPaused, isFetching, dataUpdatedAt, refetch } = useQuery(
    analyticsQueries.mine(api, vendorId, days),
  )
  const isOnline = useSyncStatus().reach === 'online'
  return (
    <>
      <PageHeader
        title="Statistiche"
        {...(data && { subtitle: `${fromDay(startOf(data))} ${untilDay(data.to)}` })}
        actions={
          <div className={css.choice}>
            <Segmented
              label="Di quanto tempo"
              options={SPANS}
              value={String(days)}
              onValue={(value) => setDays(Number(value) as AnalyticsSpan)}
            />
            {data && !isEmpty(data) && (
              <Button
                variant="quiet"
                onClick={() =>
                  saveText(
                    `statistiche-${data.from}-${data.to}.csv`,
                    'text/csv;charset=utf-8',
                    analyticsCsv(data),
                  )
                }
              >
                <Icon of={IconDownload} size={20} />
                Scarica CSV
              </Button>
            )}
          </div>
        }
      />
      {data ? (
        <>
          <Notices>
            {!isOnline && (
              <Notice>
                Senza rete: questi numeri sono di {formatInstant(new Date(dataUpdatedAt).toISOString())}.
              </Notice>
            )}
            {isOnline && isError && (
              <Notice>
                Questi numeri sono di {formatInstant(new Date(dataUpdatedAt).toISOString())}: non siamo
                riusciti a leggerne di più nuovi.
              </Notice>
            )}
            {data.since > data.from && !isEmpty(data) && (
              <Notice>Sei su Lovoglio {fromDay(data.since)}: i numeri contano da allora.</Notice>
            )}
          </Notices>
          {isEmpty(data) ? <Nothing analytics={data} /> : <Figures analytics={data} />}
        </>
      ) : (
        <NotKept
          what="Questi numeri"
          pronoun="Li"
          failed={isError || isPaused}
          busy={isFetching}
          onRetry={() => void refetch()}
          count={4}
        />
      )}
    </>
  )
}

const isEmpty = (analytics: VendorAnalytics) => COUNTED.every((what) => analytics[what] === 0)

function Nothing({ analytics }: { analytics: VendorDashboard }) {
  const { placements = [] } = analytics
  return (
    <div className={css.parts}>
      <EmptyState
        drawing="messages"
        title={`Niente da contare ${fromDay(startOf(analytics))} ${untilDay(analytics.to)}`}
      >
        Qui vedrai quante volte la tua pagina viene aperta, chi ti scrive, e quanti preventivi diventano
        prenotazioni. {analytics.since > analytics.from && `Sei su Lovoglio ${fromDay(analytics.since)}.`}
      </EmptyState>
      {placements.length > 0 && (
        <PlacementsPart placements={placements} from={startOf(analytics)} to={analytics.to} />
      )}
    </div>
  )
}

const MAIN = ['views', 'contacts', 'quotes', 'bookings'] as const

function Figures({ analytics }: { analytics: VendorDashboard }) {
  const { before, replies, favorites, requests, placements } = analytics
  const sentence = sentenceOf(analytics)
  const waits = replies.filter(({ contacts }) => contacts > 0)
  return (
    <div className={css.parts}>
      {sentence && <p className={css.sentence}>{sentence}</p>}
      <StatGrid
        stats={MAIN.map((what) => ({
          label: COUNT_WORDS[what],
          value: formatNumber(analytics[what]),
          ...(before && { note: difference(analytics[what], before[what]) }),
        }))}
      />
      <section>
        <SectionHeader title="Di passo in passo" />
        <dl className={css.steps}>
          {stepsOf(analytics).map(({ label, share, of }) => (
            <div key={label} className={css.step}>
              <dt>{label}</dt>
              <dd className={css.share}>{share ?? of}</dd>
              <dd className={css.soft}>{share ? of : 'ancora troppo poche per dirlo'}</dd>
            </div>
          ))}
        </dl>
        <p className={css.soft}>
          {`Nei preferiti di ${plural(favorites, 'coppia', 'coppie')}; ${plural(requests, 'richiesta', 'richieste')} di prenotazione.`}
        </p>
      </section>
      <ContactsPart analytics={analytics} />
      {waits.length > 0 && (
        <section>
          <SectionHeader title="Quanto li fai aspettare" />
          <Table
            caption="Le coppie che ti hanno scritto, per quanto hanno aspettato la prima risposta"
            columns={[
              { key: 'wait', heading: 'Prima risposta', render: ({ wait }) => WAIT_WORDS[wait] },
              {
                key: 'contacts',
                heading: 'Coppie',
                align: 'end',
                render: ({ contacts }) => formatNumber(contacts),
              },
              {
                key: 'bookings',
                heading: 'Hanno prenotato',
                align: 'end',
                render: ({ bookings }) => formatNumber(bookings),
              },
            ]}
            rows={waits}
            rowKey={({ wait }) => wait}
          />
        </section>
      )}
      {placements && <PlacementsPart placements={placements} from={startOf(analytics)} to={analytics.to} />}
      <p className={css.foot}>
        Le visite sono le aperture della tua pagina di chi ha accettato le statistiche, senza robot e senza le
        tue: quelle vere sono di più. Un contatto è una coppia che ti scrive, o ti chiede una data, per la
        prima volta. Le risposte automatiche non contano come risposte.
      </p>
    </div>
  )
}
