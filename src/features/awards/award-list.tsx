import IconAward from '@tabler/icons-react/dist/esm/icons/IconAward.mjs'
import type { Award } from '#contract/award.ts'
import { CATEGORIES, categoryOf } from '#contract/category-list.ts'
import type { VendorCard } from '#contract/vendor.ts'
import { Icon } from '../../ui/icon.tsx'
import { UiLink } from '../../ui/link.tsx'
import css from './award-list.module.css'

export type AwardWithVendor = Award & { vendor?: VendorCard | undefined }

const place = (slug: string) => CATEGORIES.findIndex((category) => category.slug === slug)

/** The winners that are still here, the kinds most looked for first. */
export const winnersOf = (awards: readonly AwardWithVendor[]) =>
  awards
    .flatMap((award) =>
      award.place === 'winner' && award.vendor ? [{ ...award, vendor: award.vendor }] : [],
    )
    .toSorted((a, b) => place(a.category) - place(b.category))

/** The year's winners: what for, who, and why in a line. */
export function AwardList({ awards, limit }: { awards: readonly AwardWithVendor[]; limit: number }) {
  return (
    <ul className={css.list}>
      {winnersOf(awards)
        .slice(0, limit)
        .map(({ id, category, citation, vendor }) => (
          <li key={id} className={css.award}>
            <Icon of={IconAward} size={24} className={css.sign} />
            <div>
              <p className={css.category}>{categoryOf(category)?.name}</p>
              <h3 className={css.name}>
                <UiLink href={`/fornitore/${vendor.id}/${vendor.slug}`} className={css.link}>
                  {vendor.businessName}
                </UiLink>
              </h3>
              <p className={css.citation}>{citation || vendor.headline}</p>
            </div>
          </li>
        ))}
    </ul>
  )
}
