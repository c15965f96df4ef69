/** The columns and filters that lists of accounts have in common. */
import { regions } from '#contract/lists/places/places.ts'
import { formatDay, today } from '../lib/day.ts'
import { StateDot } from '../ui/state/state-dot.tsx'
import type { ListColumn, ListFilter } from './list-description.ts'

/** A day as a table says it, which does not break: «12 giu 2027». */
export const tableDay = (day: string): string => formatDay(day, 'short').replaceAll(' ', '\u00A0')

/** An instant of an account, by its day. */
export const dayColumn = <K extends string, Item extends Readonly<Record<K, string>>>(
  field: K,
  column: Omit<ListColumn<Item>, 'key' | 'render'>,
): ListColumn<Item> => ({
  // As saved views name it.
  key: field.replace(/At$/, ''),
  ...column,
  render: (item) => tableDay(today(new Date(item[field]))),
})

interface Suspendable {
  active: boolean
  /** Not published yet. */
  draft?: true | undefined
  deactivationReason?: string | undefined
}

/** Whether it works, with the reason where it does not. @param ending «a» of «Sospesa» */
export const stateColumn = <Item extends Suspendable>(ending: string): ListColumn<Item> => ({
  key: 'state',
  heading: 'Stato',
  render: ({ active, draft, deactivationReason }) => (
    <StateDot tone={active ? 'good' : draft ? 'warn' : 'off'} title={deactivationReason}>
      {active ? `Attiv${ending}` : draft ? 'Bozza' : `Sospes${ending}`}
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

/** @param ending «e» of «attive» @param more states, as `filterOf` takes them */
export const stateFilter = (ending: string, more: Readonly<Record<string, string>> = {}): ListFilter =>
  filterOf('state', 'Stato', {
    [`attiv${ending}`]: `Attiv${ending}`,
    [`sospes${ending}`]: `Sospes${ending}`,
    ...more,
  })

export const regionFilter: ListFilter = {
  name: 'region',
  label: 'Regione',
  options: regions.map(({ slug, name }) => ({ value: slug, label: name })),
}
