import { regionOf } from '#contract/lists/places.ts'
import type { SiteAnalytics } from '#contract/site-analytics.ts'
import { formatNumber } from '../../lib/number.ts'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import css from './dashboard.module.css'

type Row = SiteAnalytics['regions'][number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'region', heading: 'Regione', render: ({ region }) => regionOf(region)?.name ?? region },
  {
    key: 'couples',
    heading: 'Coppie',
    align: 'end',
    render: ({ couples }) => formatNumber(couples),
  },
  { key: 'vendors', heading: 'Fornitori', align: 'end', render: ({ vendors }) => formatNumber(vendors) },
  {
    key: 'each',
    heading: 'Fornitori per coppia',
    align: 'end',
    phone: 'hide',
    render: ({ couples, vendors }) => (couples === 0 ? '–' : formatNumber(vendors / couples, 1)),
  },
]

/** Where weddings are to come, beside who works there. */
export function RegionsPart({ regions }: { regions: SiteAnalytics['regions'] }) {
  return (
    <section className={css.wide}>
      <SectionHeader title="Domanda e offerta per regione" side="coppie che si sposano lì" />
      <Table
        caption="Domanda e offerta per regione"
        columns={COLUMNS}
        rows={regions}
        rowKey={({ region }) => region}
      />
    </section>
  )
}
