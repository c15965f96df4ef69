import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import css from '../vendor-list.module.css'

/** Heights of the rows of lists seen in this visit, so that going back finds the place before anything is measured. */
const remembered = new Map<string, { columns: number; rows: number; cache: CacheSnapshot }>()

/** How many columns `.grid` has at each width of the window; the same steps as in the style sheet. */
const STEPS = [
  ['(min-width: 90rem)', 4],
  ['(min-width: 80rem)', 3],
  ['(min-width: 40rem)', 2],
] as const
const columnsNow = () => STEPS.find(([query]) => matchMedia(query).matches)?.[1] ?? 1

/** The rows after the first page, of which only those near the screen exist. */
export function VendorRows({
  cards,
  render,
  name,
}: {
  cards: readonly VendorCard[]
  render: (vendor: VendorCard) => ReactNode
  name: string
}) {
  const columns = useColumns()
  const rows = useMemo(() => chunk(cards, columns), [cards, columns])
  const handle = useRef<WindowVirtualizerHandle>(null)
  const known = remembered.get(name)
  const cache = known?.columns === columns && known.rows === rows.length ? known.cache : undefined

  useLayoutEffect(() => {
    const current = handle.current
    return () => {
      if (current) remembered.set(name, { columns, rows: rows.length, cache: current.cache })
    }
  }, [name, columns, rows.length])

  return (
    <WindowVirtualizer key={columns} ref={handle} data={rows} bufferSize={800} {...(cache && { cache })}>
      {(row) => <div className={css.row}>{row.map(render)}</div>}
    </WindowVirtualizer>
  )
}

function useColumns(): number {
  const [columns, setColumns] = useState(columnsNow)
  useLayoutEffect(() => {
    const media = STEPS.map(([query]) => matchMedia(query))
    const update = () => setColumns(columnsNow())
    for (const one of media) one.addEventListener('change', update)
    return () => media.forEach((one) => one.removeEventListener('change', update))
  }, [])
  return columns
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}
