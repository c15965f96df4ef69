import { useMemo, type ReactNode } from 'react'
import { widerPlace } from '#contract/lists/places/wider-place.ts'
import type { VendorCard as Card, VendorFilter } from '#contract/vendors/vendor.ts'
import { alsoWords, elsewhereWords } from './elsewhere-words.ts'
import { useVendorList } from './use-vendor-list.ts'
import { VendorCardSkeletons } from '../vendor-card.tsx'
import { VendorGrid } from './vendor-grid.tsx'
import css from '../vendor-list.module.css'
import { dropEmpty } from '../filter/drop-empty.ts'

interface ElsewhereProps {
  /** What found nobody, or few. */
  filter: VendorFilter
  /** Where nobody was, when that was a smaller place. */
  asked?: VendorFilter
  save: ((vendor: Card) => ReactNode) | undefined
  /** What stands here where nobody is anywhere. */
  otherwise: ReactNode
  /** The few that are shown already: who is around follows them. */
  few?: readonly Card[]
}

/**
 * Who is around a place where nobody is, or few: in a town’s province, in those near it, in the region, else in Italy.
 * Says which.
 */
export function VendorsElsewhere(props: ElsewhereProps) {
  const wider = widerPlace(props.filter)
  return wider ? <Around {...props} place={wider} /> : props.otherwise
}

const NOBODY: readonly Card[] = []

function Around({
  filter,
  asked = filter,
  save,
  otherwise,
  few = NOBODY,
  place,
}: ElsewhereProps & { place: VendorFilter }) {
  const around = useMemo(
    () =>
      dropEmpty({
        ...filter,
        region: undefined,
        province: undefined,
        city: undefined,
        around: undefined,
        ...place,
      }),
    [filter, place],
  )
  const list = useVendorList(around)
  const cards = useMemo(
    () => list.cards.filter(({ id }) => few.every((card) => card.id !== id)),
    [list.cards, few],
  )
  if (list.loading || list.stale)
    return (
      <div className={css.grid} aria-busy="true">
        <VendorCardSkeletons count={6} />
      </div>
    )
  if (cards.length === 0)
    return <VendorsElsewhere filter={around} asked={asked} save={save} otherwise={otherwise} few={few} />
  return (
    <>
      {few.length > 0 ? (
        <h2 className={css.also}>{alsoWords(around)}</h2>
      ) : (
        <p className={css.corrected}>{elsewhereWords(asked, around)}</p>
      )}
      <VendorGrid
        list={few.length > 0 ? { ...list, cards, sponsored: NOBODY } : list}
        save={save}
        listKey={JSON.stringify(around)}
      />
    </>
  )
}
