import { hashKey } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { VendorPage } from '#contract/vendors/vendor.ts'
import { withFilters } from '../filter/vendor-filter.ts'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import type { VendorSearch } from '../filter/vendor-search.ts'
import { missingWords } from './elsewhere-words.ts'

/**
 * A search whose words stand for filters becomes the page of those filters: they are seen, and can be taken off one by
 * one. In place of the address that was typed, so that going back does not lead to it again.
 */
export function useUnderstood(
  understood: VendorPage['understood'],
  search: VendorSearch,
  category: string | undefined,
): void {
  const navigate = useNavigate()
  const follow = useEffectEvent(
    ({ category: kind, q, missing, region, province, city, around }: Understood) => {
      const place = region ? { region, province, city, around } : {}
      const next = withFilters(search, { ...place, q })
      const slug = kind ?? category
      // They may be the filters that are on already: «masserie» among the locations is still a word.
      if (slug === category && hashKey([next]) === hashKey([search])) return
      const options = { search: next, replace: true, resetScroll: false } as const
      if (missing) notify({ type: 'info', message: missingWords(missing, next) })
      if (slug) void navigate({ to: '/fornitori/$category', params: { category: slug }, ...options })
      else void navigate({ to: '/fornitori', ...options })
    },
  )
  useEffect(() => {
    if (understood) follow(understood)
  }, [understood])
}

type Understood = NonNullable<VendorPage['understood']>
