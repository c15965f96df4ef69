import { useState } from 'react'
import type { VendorAnalytics } from '#contract/vendors/vendor-analytics.ts'
import { formatNumber } from '../../lib/number.ts'
import { ColumnChart } from '../../ui/chart/column-chart.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { Table } from '../../ui/list/table.tsx'
import { type Period, periodName, periodsOf } from './analytics-periods.ts'
import css from './analytics.module.css'

const LOOKS = [
  { value: 'grafico', label: 'Grafico' },
  { value: 'tabella', label: 'Tabella' },
] as const

const AL = { giorno: 'al giorno', settimana: 'alla settimana', mese: 'al mese' } as const

/** Contacts over the span, drawn or in figures: the same numbers. */
export function ContactsPart({ analytics }: { analytics: VendorAnalytics }) {
  const [look, setLook] = useState<string>('grafico')
  const periods = periodsOf(analytics)
  const title = `Contatti ${AL[periodName(analytics)]}`
  const figure = (what: 'views' | 'contacts' | 'bookings', heading: string) => ({
    key: what,
    heading,
    align: 'end' as const,
    render: (period: Period) => formatNumber(period[what]),
    foot: formatNumber(analytics[what]),
  })
  return (
    <section>
      <SectionHeader
        title={title}
        side={<Segmented label="Come vederli" options={LOOKS} value={look} onValue={setLook} />}
      />
      {look === 'grafico' ? (
        <ColumnChart
          label={`${title}: ${formatNumber(analytics.contacts)} in tutto. I numeri sono nella tabella.`}
          columns={periods.map(({ day, short, contacts, partial }) => ({
            key: day,
            label: short,
            value: contacts,
            text: formatNumber(contacts),
            isPartial: partial !== undefined,
          }))}
        />
      ) : (
        <Table
          caption={title}
          columns={[
            {
              key: 'period',
              heading: 'Quando',
              render: ({ label, partial }) => (
                <>
                  {label}
                  {partial && <span className={css.partial}> ({partial})</span>}
                </>
              ),
              foot: 'In tutto',
            },
            figure('views', 'Visite'),
            figure('contacts', 'Contatti'),
            figure('bookings', 'Prenotazioni'),
          ]}
          rows={periods}
          rowKey={({ day }) => day}
        />
      )}
    </section>
  )
}
