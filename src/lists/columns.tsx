/** The columns and filters that lists of accounts have in common. */
import { regions } from '#contract/lists/places.ts'
import { formatDay, today } from '../lib/day.ts'
import { StateDot } from '../ui/state/state-dot.tsx'
import type { ListColumn, ListFilter } from './list-description.ts'

/** An instant of an account, by its day. */
export const dayColumn = <K extends string, Item extends Readonly<Record<K, string>>>(
  field: K,
  column: Omit<ListColumn<Item>, 'key' | 'render'>,
): ListColumn<Item> => ({
  // As saved views name it.
  key: field.replace(/At$/, ''),
  ...column,
  render: (item) => formatDay(today(new Date(item[field])), 'medium'),
})

interface Suspendable {
  active: boolean
  deactivationReason?: string | undefined
}

/** Whether it works, with the reason where it does not. @param ending «a» of «Sospesa» */
export const stateColumn = <Item extends Suspendable>(ending: string): ListColumn<Item> => ({
  key: 'state',
  heading: 'Stato',
  render: ({ active, deactivationReason }) => (
    <StateDot tone={active ? 'good' : 'off'} title={deactivationReason}>
      {active ? `Attiv${ending}` : `Sospes${ending}`}
    </StateDot>
  ),
})

/** @param options the words of each choice, by what the call takes */
export const filterOf = (
  name: string,
  label: string,
  options: Readonly<Record<string, string>>,
): ListFilter => ({
  name,
  label,
  options: Object.entries(options).map(([value, word]) => ({ value, label: word })),
})

/** @param ending «e» of «attive» */
export const stateFilter = (ending: string): ListFilter =>
  filterOf('state', 'Stato', { [`attiv${ending}`]: `Attiv${ending}`, [`sospes${ending}`]: `Sospes${ending}` })

export const regionFilter: ListFilter = {
  name: 'region',
  label: 'Regione',
  options: regions.map(({ slug, name }) => ({ value: slug, label: name })),
}
