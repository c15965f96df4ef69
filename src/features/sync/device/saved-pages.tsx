import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '../../../lib/day.ts'
import { listSavedPages } from '../../../offline/cache/saved-pages.ts'
import { UiLink } from '../../../ui/link.tsx'
import css from '../sync-screen.module.css'

const SHOWN = 12

/** The pages this device can open without a network. Nothing when there are none. */
export function SavedPages() {
  const { data = [] } = useQuery({ queryKey: ['device', 'pages'], queryFn: listSavedPages, staleTime: 0 })
  if (data.length === 0) return null
  return (
    <div className={css.saved}>
      <h2 className={css.savedTitle}>Pagine che si aprono anche senza rete</h2>
      <ul className={css.rows}>
        {data.slice(0, SHOWN).map((page) => (
          <li key={page.url} className={css.row}>
            <UiLink href={page.url} className={css.savedLink}>
              {page.title}
            </UiLink>
            <span className={css.when}>{formatInstant(page.savedAt)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
