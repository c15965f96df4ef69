/** Which columns of a list are shown, and the views of it that were saved: kept on this device, for who works at it. */
import { useState } from 'react'
import { heard } from '../lib/fault-log.ts'
import type { ListSearch } from './list-description.ts'

export interface SavedView {
  name: string
  search: ListSearch
}
interface Kept {
  /** The columns that are shown, by key; undefined for those that are shown at first. */
  columns?: string[]
  views: SavedView[]
}

const NONE: Kept = { views: [] }
/** More than these nobody finds again. */
export const VIEWS_MAX = 12

function read(name: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<Kept> | null
    return kept && Array.isArray(kept.views) ? { ...NONE, ...kept } : NONE
  } catch (error) {
    heard('list-views')(error)
    return NONE
  }
}

/** @param list by which it is kept */
export function useListViews(list: string) {
  const name = `lovoglio-list-${list}`
  const [kept, setKept] = useState(() => read(name))
  function keep(next: Kept) {
    setKept(next)
    try {
      localStorage.setItem(name, JSON.stringify(next))
    } catch (error) {
      // Full, or refused: it is so until the page is left.
      heard('list-views')(error)
    }
  }
  return {
    columns: kept.columns,
    views: kept.views,
    showColumns: (columns: string[]) => keep({ ...kept, columns }),
    /** One of the same name is replaced. */
    save: (view: SavedView) =>
      keep({ ...kept, views: [...kept.views.filter(({ name: other }) => other !== view.name), view] }),
    forget: (view: string) => keep({ ...kept, views: kept.views.filter((one) => one.name !== view) }),
  }
}
