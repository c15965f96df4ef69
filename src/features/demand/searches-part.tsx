import { useState } from 'react'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { SHOWN_FROM } from '#contract/lists/analytics/demand.ts'
import type { AskedWords, Demand } from '#contract/admin/demand.ts'
import { formatNumber, NBSP } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/form/choices.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import css from './demand.module.css'
import { placeWords } from './demand-ratio.ts'

const WHICH = [
  { value: 'asked', label: 'Le più fatte' },
  { value: 'unmet', label: 'Senza risultati' },
] as const

const COLUMNS: readonly Column<AskedWords>[] = [
  {
    key: 'search',
    heading: 'Ricerca',
    render: (search) => <UiLink href={listOf(search)}>{searchWords(search)}</UiLink>,
  },
  { key: 'searches', heading: 'Volte', align: 'end', render: ({ searches }) => formatNumber(searches) },
  { key: 'without', heading: 'A vuoto', align: 'end', render: ({ without }) => formatNumber(without) },
  {
    key: 'results',
    heading: 'Trova',
    align: 'end',
    render: ({ results }) => (results === 0 ? 'nessuno' : formatNumber(results)),
  },
]

/** Rows that are read before one asks for more. */
const ROWS = 10

/** What was searched and what found nobody. */
export function SearchesPart({ demand: { asked, unmet, rare, searches } }: { demand: Demand }) {
  const [which, setWhich] = useState<'asked' | 'unmet'>('asked')
  const [whole, setWhole] = useState(false)
  const rows = which === 'asked' ? asked : unmet
  return (
    <section>
      <SectionHeader title="Che cosa si cerca" />
      <Choices className={css.choices}>
        <Segmented label="Quali ricerche" options={WHICH} value={which} onValue={setWhich} />
      </Choices>
      {rows.length > 0 ? (
        <>
          <Table
            caption={which === 'asked' ? 'Le ricerche più fatte' : 'Le ricerche senza risultati'}
            columns={COLUMNS}
            rows={whole ? rows : rows.slice(0, ROWS)}
            rowKey={searchWords}
          />
          {!whole && rows.length > ROWS && (
            <Button variant="quiet" onClick={() => setWhole(true)}>
              {`Mostra tutte e${NBSP}${formatNumber(rows.length)}`}
            </Button>
          )}
        </>
      ) : (
        <EmptyState drawing="search" title={emptyWords(which, searches.now)}>
          Si contano le ricerche con parole o con un luogo, di chi lo permette.
        </EmptyState>
      )}
      <p className={css.soft}>
        {rare > 0 &&
          `${plural(rare, 'ricerca ha', 'ricerche hanno')} parole troppo rare per essere mostrate. `}
        Si vedono le parole cercate almeno {plural(SHOWN_FROM.searches, 'volta', 'volte')} in almeno{' '}
        {plural(SHOWN_FROM.days, 'giorno diverso', 'giorni diversi')}: quelle di uno solo potrebbero dire di
        lui.
      </p>
    </section>
  )
}

const emptyWords = (which: 'asked' | 'unmet', searches: number) =>
  searches === 0
    ? 'Nessuna ricerca contata'
    : which === 'unmet'
      ? 'Nessuna ricerca a vuoto da mostrare'
      : 'Ricerche troppo rare per essere mostrate'

/** `«castello», Location, Siena (SI)` */
const searchWords = ({ words, category, region, province }: AskedWords): string =>
  [words && `«${words}»`, category && categoryOf(category)?.name, placeWords(region, province)]
    .filter(Boolean)
    .join(', ')

/** Where a visitor sees what it finds. */
function listOf({ words, category, region, province }: AskedWords): string {
  const said = { ...(words && { q: words }), ...(region && { region }), ...(province && { province }) }
  return `/fornitori${category ? `/${category}` : ''}?${new URLSearchParams(said).toString()}`
}
