import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../../lib/number.ts'
import { useCategoryCounts } from '../use-category-counts.ts'
import { filtersOfAll } from '../filter/vendor-filter.ts'
import css from '../vendor-list.module.css'
import type { VendorSearch } from '../filter/vendor-search.ts'

/** The categories with how many in each answer to the other filters, which are kept on the way from one to another. */
export function CategoryLinks({ current, search }: { current: string | undefined; search: VendorSearch }) {
  const { all, categories } = useCategoryCounts(search, current)
  const kept = filtersOfAll(search)
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
            Tutte <Count of={all} />
          </Link>
        </li>
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link
              to="/fornitori/$category"
              params={{ category: slug }}
              search={kept}
              aria-current={slug === current ? 'page' : undefined}
              activeOptions={EXACT}
            >
              {name} <Count of={count} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Count = ({ of }: { of: number | undefined }) => <span>{of !== undefined && formatNumber(of)}</span>

/** Which one is current is said here, not reckoned from the address. */
const EXACT = { exact: true, includeSearch: true } as const
