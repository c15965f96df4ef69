import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { CATEGORIES } from '#contract/category-list.ts'
import { useApi } from '../../api/api-context.tsx'
import type { VendorSearch } from './vendor-search.ts'
import css from './vendor-list.module.css'
import { vendorQueries } from './vendor-queries.ts'

/** Every category with how many there are; place, price and the rest are kept on the way from one to another. */
export function CategoryLinks({ current, search }: { current: string | undefined; search: VendorSearch }) {
  const { data } = useQuery(vendorQueries.summary(useApi()))
  const counts = new Map<string, number>(data?.categories.map(({ category, count }) => [category, count]))
  const { q: _, ...kept } = search
  return (
    <nav className={css.categories} aria-label="Categorie">
      <h2 className={css.categoriesTitle}>Categorie</h2>
      <ul className={css.categoryList}>
        <li>
          <Link
            to="/fornitori"
            search={kept}
            aria-current={current ? undefined : 'page'}
            activeOptions={EXACT}
          >
            Tutte <span>{data?.vendors}</span>
          </Link>
        </li>
        {CATEGORIES.filter(({ slug }) => !data || counts.has(slug)).map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to="/fornitori/$category"
              params={{ category: slug }}
              search={kept}
              aria-current={slug === current ? 'page' : undefined}
              activeOptions={EXACT}
            >
              {name} <span>{counts.get(slug)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Which one is current is said here, not reckoned from the address. */
const EXACT = { exact: true, includeSearch: true } as const
