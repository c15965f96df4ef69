import IconAward from '@tabler/icons-react/dist/esm/icons/IconAward.mjs'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { Icon } from '../../ui/icon.tsx'
import { UiLink } from '../../ui/link.tsx'
import css from './award-list.module.css'

export interface ListedAward {
  id: string
  category: string
  citation: string
  /** Another won the same. */
  tied?: boolean
  vendor: { id: string; slug: string; businessName: string }
}

/** Winners: what for, who, and why in a line. */
export function AwardList({ awards }: { awards: readonly ListedAward[] }) {
  return (
    <ul className={css.list}>
      {awards.map(({ id, category, citation, tied, vendor }) => (
        <li key={id} className={css.award}>
          <Icon of={IconAward} size={24} className={css.sign} />
          <div>
            <p className={css.category}>
              {categoryOf(category)?.name}
              {tied && ', ex aequo'}
            </p>
            <h3 className={css.name}>
              <UiLink href={`/fornitore/${vendor.id}/${vendor.slug}`} className={css.link}>
                {vendor.businessName}
              </UiLink>
            </h3>
            <p className={css.citation}>{citation}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
