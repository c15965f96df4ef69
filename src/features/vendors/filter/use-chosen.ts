import { useLayoutEffect, useRef, useState } from 'react'
import type { VendorSearch } from './vendor-search.ts'

/**
 * What is chosen, seen at once: the address follows when its list is there, and what is chosen meanwhile adds to it.
 * @param search as in the address
 */
export function useChosen(
  search: VendorSearch,
  onSearch: (next: VendorSearch) => void,
): [chosen: VendorSearch, choose: (change: (before: VendorSearch) => VendorSearch) => void] {
  const [ahead, setAhead] = useState({ of: search, chosen: search })
  const chosen = ahead.of === search ? ahead.chosen : search
  // Two things chosen before one drawing are both meant.
  const latest = useRef(chosen)
  useLayoutEffect(() => {
    latest.current = chosen
  }, [chosen])
  const choose = (change: (before: VendorSearch) => VendorSearch) => {
    const next = change(latest.current)
    latest.current = next
    setAhead({ of: search, chosen: next })
    onSearch(next)
  }
  return [chosen, choose]
}
