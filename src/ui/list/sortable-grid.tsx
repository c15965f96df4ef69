import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import { type ReactNode, useMemo, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { Icon } from '../icon.tsx'
import css from './sortable-grid.module.css'
import { tileAt, tilesIn } from './sortable-tiles.ts'
import { type Place, placeAfterMove } from './sortable-move.ts'

export type SortableGridProps<Item extends { id: string }> = {
  label: string
  items: readonly Item[]
  /** What a tile is called, for readers of the screen. */
  textOf: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  /** Of the grid itself, and of its tiles: the first may be larger than the others. */
  className?: string | undefined
  onOpen: (id: string) => void
  /** It was dropped elsewhere, between these two. */
  onMove: (id: string, place: Place) => void
}

/**
 * Tiles that are opened by a tap, and moved by hand or by keyboard (Enter on the grip, arrows, Enter). It brings React
 * Aria with it: import it only from screens that load lazily.
 */
export function SortableGrid<Item extends { id: string }>({
  label,
  items,
  textOf,
  renderItem,
  className,
  onOpen,
  onMove,
}: SortableGridProps<Item>) {
  const list = useRef<HTMLDivElement>(null)
  const ids = items.map((item) => item.id)
  // The kit's own looks for a tile row by row, and does not find one that is as high as two.
  const dropTargetDelegate = useMemo(
    () => ({
      getDropTargetFromPoint(x: number, y: number) {
        const found = list.current && tileAt(list.current, { x, y })
        return found ? { type: 'item' as const, key: found.id, dropPosition: found.side } : null
      },
    }),
    [],
  )
  const { dragAndDropHooks } = useDragAndDrop({
    dropTargetDelegate,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const [moving] = [...keys].map(String)
      if (moving === undefined || target.dropPosition === 'on') return
      const place = placeAfterMove(ids, moving, String(target.key), target.dropPosition)
      if (place) onMove(moving, place)
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className={css.drop ?? ''}
        // Among the tiles it would take a place of its own, and push away what it points at.
        ref={(mark: HTMLElement | null) => {
          if (mark && list.current && target.type === 'item')
            putBeside(mark, list.current, String(target.key), target.dropPosition)
        }}
      />
    ),
  })
  return (
    <I18nProvider locale="it-IT">
      {/* React Aria would add an inline style sheet, which the content policy refuses: with this it takes its rule as there. */}
      <span hidden id="react-aria-pressable-style" />
      <GridList
        ref={list}
        aria-label={label}
        layout="grid"
        items={items}
        dependencies={[renderItem]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        className={`${css.grid} ${className ?? ''}`}
        onAction={(key) => onOpen(String(key))}
      >
        {(item) => (
          <GridListItem id={item.id} textValue={textOf(item)} className={css.tile ?? ''}>
            {renderItem(item)}
            <Button slot="drag" className={css.grip ?? ''} aria-label={`Sposta ${textOf(item)}`}>
              <Icon of={IconGripVertical} size={18} />
            </Button>
          </GridListItem>
        )}
      </GridList>
    </I18nProvider>
  )
}

function putBeside(mark: HTMLElement, list: HTMLElement, id: string, side: 'before' | 'after' | 'on') {
  const tile = tilesIn(list).find((one) => one.id === id)
  if (!tile) return
  const from = list.getBoundingClientRect()
  mark.style.left = `${(side === 'after' ? tile.box.right : tile.box.left) - from.left}px`
  mark.style.top = `${tile.box.top - from.top}px`
  mark.style.height = `${tile.box.height}px`
}
