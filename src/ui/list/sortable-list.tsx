import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { Icon } from '../icon.tsx'
import { placeAfterMove, type Place } from './sortable-move.ts'
import css from './sortable-list.module.css'

export type SortableListProps<Item extends { id: string }> = {
  label: string
  items: readonly Item[]
  /** What the item is called, for readers of the screen while it is moved. */
  textOf: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  /** It was dropped elsewhere, between these two. */
  onMove: (id: string, place: Place) => void
}

/**
 * A list whose rows are moved by hand, by finger or by keyboard (Enter on the grip, arrows, Enter). It brings React
 * Aria with it: import it only from screens that load lazily.
 */
export function SortableList<Item extends { id: string }>({
  label,
  items,
  textOf,
  renderItem,
  onMove,
}: SortableListProps<Item>) {
  const ids = items.map((item) => item.id)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const [moving] = [...keys].map(String)
      if (moving === undefined || target.dropPosition === 'on') return
      const place = placeAfterMove(ids, moving, String(target.key), target.dropPosition)
      if (place) onMove(moving, place)
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.drop ?? ''} />,
  })
  return (
    <I18nProvider locale="it-IT">
      <GridList
        aria-label={label}
        items={items}
        dependencies={[renderItem]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        className={css.list ?? ''}
      >
        {(item) => (
          <GridListItem id={item.id} textValue={textOf(item)} className={css.row ?? ''}>
            <div>{renderItem(item)}</div>
            <Button slot="drag" className={css.grip ?? ''} aria-label={`Sposta ${textOf(item)}`}>
              <Icon of={IconGripVertical} />
            </Button>
          </GridListItem>
        )}
      </GridList>
    </I18nProvider>
  )
}
