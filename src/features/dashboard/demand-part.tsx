import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { SiteAnalytics } from '#contract/admin/site-analytics.ts'
import { formatNumber } from '../../lib/number.ts'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import css from './dashboard.module.css'

type Row = SiteAnalytics['categories'][number]

const figure = (
  key: Exclude<keyof Row, 'category'>,
  heading: string,
  more: Pick<Column<Row>, 'phone'> = {},
): Column<Row> => ({
  key,
  heading,
  align: 'end',
  ...more,
  render: (row) => formatNumber(row[key]),
})

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'category',
    heading: 'Categoria',
    render: ({ category }) => categoryOf(category)?.name ?? category,
  },
  figure('vendors', 'Fornitori'),
  figure('views', 'Viste', { phone: 'hide' }),
  figure('contacts', 'Contatti', { phone: 'hide' }),
  figure('requests', 'Richieste'),
  figure('confirmed', 'Confermate', { phone: 'hide' }),
  {
    key: 'each',
    heading: 'Richieste per fornitore',
    align: 'end',
    phone: 'hide',
    render: ({ requests, vendors }) => (vendors === 0 ? '–' : formatNumber(requests / vendors, 2)),
  },
]

/** What is looked for and asked for in each category, beside how many there are to answer. */
export function DemandPart({ categories }: { categories: SiteAnalytics['categories'] }) {
  return (
    <section className={css.wide}>
      <SectionHeader title="Domanda e offerta per categoria" />
      <Table
        caption="Domanda e offerta per categoria"
        columns={COLUMNS}
        rows={categories}
        rowKey={({ category }) => category}
      />
    </section>
  )
}
