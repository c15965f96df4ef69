import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/api-context.tsx'
import { formatNumber } from '../../../lib/number.ts'
import { Facts, Part } from '../../../lists/record/part.tsx'
import { recordQueries } from './record-queries.ts'

const COUNTED = [
  ['views', 'Viste'],
  ['contacts', 'Contatti'],
  ['requests', 'Richieste'],
  ['quotes', 'Preventivi'],
  ['bookings', 'Confermate'],
] as const

/** Thirty days, and how they compare with the thirty before, where it was there for all of those. */
export function FiguresPart({ id }: { id: string }) {
  const query = useQuery(recordQueries.figures(useApi(), id))
  return (
    <Part title="30 giorni" query={query}>
      {(figures) => (
        <Facts
          facts={COUNTED.map(([key, name]) => [
            name,
            figures.before === null
              ? formatNumber(figures[key])
              : `${formatNumber(figures[key])}, prima ${formatNumber(figures.before[key])}`,
          ])}
        />
      )}
    </Part>
  )
}
