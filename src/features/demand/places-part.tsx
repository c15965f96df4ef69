import { lazy, Suspense, useState } from 'react'
import type { Demand } from '#contract/admin/demand.ts'
import { formatNumber, NBSP } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/form/choices.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import css from './demand.module.css'
import {
  LEVEL_WORDS,
  MEASURES,
  type Measured,
  type PlaceFigures,
  type PlaceKind,
  type Ratio,
  placesBy,
  ratiosOf,
} from './demand-ratio.ts'

// The outlines are of use here alone.
const DemandMap = lazy(() => import('./demand-map.tsx').then((part) => ({ default: part.DemandMap })))

const KINDS = [
  { value: 'province', label: 'Province' },
  { value: 'region', label: 'Regioni' },
] as const satisfies readonly { value: PlaceKind; label: string }[]
const BY = [
  { value: 'all', label: 'Tutto' },
  { value: 'requests', label: 'Richieste' },
  { value: 'searches', label: 'Ricerche' },
  { value: 'views', label: 'Viste' },
] as const satisfies readonly { value: Measured; label: string }[]
/** Rows that are read before one asks for more. */
const ROWS = 10

/** What is asked of each place beside who is there, on a map and in figures. */
export function PlacesPart({ places }: { places: Demand['places'] }) {
  const [kind, setKind] = useState<PlaceKind>('province')
  const [by, setBy] = useState<Measured>('all')
  const [whole, setWhole] = useState(false)
  const figures = placesBy(kind, places)
  const ratios = ratiosOf(figures, by)
  const rows = figures
    .filter(({ vendors, couples, ...place }) => vendors + (couples ?? 0) + askedOf(place) > 0)
    .toSorted((one, other) => byRatio(ratios, one, other))
  return (
    <section aria-labelledby="luoghi">
      <SectionHeader title={<span id="luoghi">Domanda e offerta in Italia</span>} />
      <p className={css.soft}>
        1 è la media d’Italia: la parte della domanda che tocca a un luogo, divisa per la sua parte dei
        fornitori in linea. «Tutto» è il valore di mezzo fra richieste, ricerche e viste, di quelle che sono
        almeno 100. Le richieste stanno dove si sposa la coppia, le viste dove ha sede il fornitore.
      </p>
      <Choices className={css.choices}>
        <Segmented label="Quali luoghi" options={KINDS} value={kind} onValue={setKind} />
        <Segmented label="Quale domanda" options={BY} value={by} onValue={setBy} />
      </Choices>
      <div className={css.sides}>
        <Suspense fallback={<Skeleton shape="card" />}>
          <DemandMap kind={kind} places={figures} ratios={ratios} />
        </Suspense>
        <div>
          <Table
            caption={kind === 'region' ? 'Domanda e offerta per regione' : 'Domanda e offerta per provincia'}
            columns={columnsOf(kind, ratios)}
            rows={whole ? rows : rows.slice(0, ROWS)}
            rowKey={({ key }) => key}
            stack
          />
          {!whole && rows.length > ROWS && (
            <Button variant="quiet" onClick={() => setWhole(true)}>
              {`Mostra tutte e${NBSP}${formatNumber(rows.length)}`}
            </Button>
          )}
          {kind === 'province' && <RegionAlone places={places} />}
        </div>
      </div>
    </section>
  )
}

/** What names a region and no province is on no province's row. */
function RegionAlone({ places }: { places: Demand['places'] }) {
  const searches = places.reduce((sum, { province, searches: { now } }) => sum + (province ? 0 : now), 0)
  return (
    searches > 0 && (
      <p className={css.soft}>
        {plural(searches, 'ricerca dice', 'ricerche dicono')} la regione soltanto: si vedono per regione.
      </p>
    )
  )
}

const askedOf = (place: Pick<PlaceFigures, (typeof MEASURES)[number]>) =>
  MEASURES.reduce((sum, measure) => sum + place[measure].now, 0)

/** What is asked most of the fewest first; of what little is known last, the most asked first. */
function byRatio(ratios: ReadonlyMap<string, Ratio>, one: PlaceFigures, other: PlaceFigures): number {
  const weight = ({ key }: PlaceFigures) => {
    const { level, ratio } = ratios.get(key)!
    return level === 0 ? -1 : (ratio ?? Infinity)
  }
  const [mine, theirs] = [weight(one), weight(other)]
  return mine === theirs ? askedOf(other) - askedOf(one) : theirs - mine
}

function columnsOf(kind: PlaceKind, ratios: ReadonlyMap<string, Ratio>): Column<PlaceFigures>[] {
  return [
    {
      key: 'place',
      heading: kind === 'region' ? 'Regione' : 'Provincia',
      render: ({ name, key }) => (kind === 'region' ? name : `${name} (${key})`),
    },
    {
      key: 'ratio',
      heading: 'Domanda / offerta',
      render: ({ key }) => {
        const { level, ratio } = ratios.get(key)!
        return (
          <span className={css.ratio}>
            <i className={css.step} data-level={level} aria-hidden />
            {ratio !== undefined && formatNumber(ratio, 1, 1)}{' '}
            <span className={css.soft}>
              {level === 5 && ratio === undefined ? 'nessun fornitore' : LEVEL_WORDS[level]}
            </span>
          </span>
        )
      },
    },
    { key: 'vendors', heading: 'Fornitori', align: 'end', render: ({ vendors }) => formatNumber(vendors) },
    ...(
      [
        ['requests', 'Richieste'],
        ['searches', 'Ricerche'],
        ['views', 'Viste'],
      ] as const
    ).map(([measure, heading]): Column<PlaceFigures> => ({
      key: measure,
      heading,
      align: 'end',
      render: (place) => (
        <span>
          {formatNumber(place[measure].now)}{' '}
          <span className={css.before}>prima {formatNumber(place[measure].before)}</span>
        </span>
      ),
    })),
    {
      key: 'couples',
      heading: 'Coppie',
      align: 'end',
      render: ({ couples }) => (couples === null ? '–' : formatNumber(couples)),
    },
  ]
}
