import type { CategorySlug } from '#contract/vendors/category.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { MarketSummary } from '#contract/vendors/vendor.ts'
import { UiLink } from '../../ui/link.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import css from './home.module.css'

/** Where the strip has no room for the whole name. */
const SHORT: Partial<Record<CategorySlug, string>> = {
  'fiori-e-allestimenti': 'Fiori',
  'abiti-sposa': 'Abiti',
  torte: 'Torte',
  'bomboniere-e-confettata': 'Bomboniere',
  'partecipazioni-e-grafica': 'Partecipazioni',
}

/** Kinds of vendor, with how many there are. @param kinds which, in their order */
export function CategoryStrip({
  summary,
  kinds,
}: {
  summary: MarketSummary
  kinds: readonly CategorySlug[]
}) {
  const counts = new Map<string, number>(summary.categories.map(({ category, count }) => [category, count]))
  return (
    <Wrap>
      <nav aria-label="Categorie">
        <ul className={css.strip}>
          {kinds.map((slug) => (
            <li key={slug}>
              <UiLink href={`/fornitori/${slug}`} className={css.category}>
                <Sign of={slug} />
                <span>
                  {SHORT[slug] ?? categoryOf(slug)?.name}
                  <span className={css.number}>{counts.get(slug) ?? 0}</span>
                </span>
              </UiLink>
            </li>
          ))}
          <li>
            <UiLink href="/fornitori" className={css.category}>
              <Sign of="tutte" />
              <span>
                Tutte le categorie
                <span className={css.number}>{summary.vendors}</span>
              </span>
            </UiLink>
          </li>
        </ul>
      </nav>
    </Wrap>
  )
}

/** Of a file, and not of the app: the drawings of all would be sent with every public page. */
const Sign = ({ of }: { of: CategorySlug | 'tutte' }) => (
  <svg className={css.sign} width={26} height={26} aria-hidden>
    <use href={`/art/categories.svg#${of}`} />
  </svg>
)
