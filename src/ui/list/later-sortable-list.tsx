import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import { Suspense, lazy } from 'react'
import { Icon } from '../icon.tsx'
import type { SortableList, SortableListProps } from './sortable-list.tsx'
import css from './sortable-list.module.css'

const Moving = lazy(() =>
  import('./sortable-list.tsx').then((part) => ({ default: part.SortableList })),
) as unknown as typeof SortableList

/** A `SortableList` whose rows are there at once, to be read and tapped; what moves them comes a moment later. */
export function LaterSortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  return (
    <Suspense fallback={<StillList {...props} />}>
      <Moving {...props} />
    </Suspense>
  )
}

const StillList = <Item extends { id: string }>({ label, items, renderItem }: SortableListProps<Item>) => (
  <ul aria-label={label} className={css.list}>
    {items.map((item) => (
      <li key={item.id} className={css.row}>
        <div>{renderItem(item)}</div>
        <span className={css.grip} aria-hidden="true">
          <Icon of={IconGripVertical} />
        </span>
      </li>
    ))}
  </ul>
)
