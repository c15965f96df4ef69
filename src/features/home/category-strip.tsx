import IconBuildingCastle from '@tabler/icons-react/dist/esm/icons/IconBuildingCastle.mjs'
import IconCake from '@tabler/icons-react/dist/esm/icons/IconCake.mjs'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconFlower from '@tabler/icons-react/dist/esm/icons/IconFlower.mjs'
import IconHanger from '@tabler/icons-react/dist/esm/icons/IconHanger.mjs'
import IconMusic from '@tabler/icons-react/dist/esm/icons/IconMusic.mjs'
import IconToolsKitchen2 from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs'
import type { CategorySlug } from '#contract/category.ts'
import type { MarketSummary } from '#contract/vendor.ts'
import { Icon, type IconDrawing } from '../../ui/icon.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import css from './home.module.css'

const SHOWN: readonly { slug: CategorySlug; name: string; icon: IconDrawing }[] = [
  { slug: 'location', name: 'Location', icon: IconBuildingCastle },
  { slug: 'catering', name: 'Catering', icon: IconToolsKitchen2 },
  { slug: 'fotografo', name: 'Fotografi', icon: IconCamera },
  { slug: 'fiori-e-allestimenti', name: 'Fiori', icon: IconFlower },
  { slug: 'musica', name: 'Musica', icon: IconMusic },
  { slug: 'abiti-sposa', name: 'Abiti', icon: IconHanger },
  { slug: 'torte', name: 'Torte', icon: IconCake },
]

/** The kinds of vendor most looked for, with how many there are. */
export function CategoryStrip({ summary }: { summary: MarketSummary }) {
  const counts = new Map<string, number>(summary.categories.map(({ category, count }) => [category, count]))
  return (
    <Wrap>
      <nav aria-label="Categorie">
        <ul className={css.strip}>
          {SHOWN.map(({ slug, name, icon }) => (
            <li key={slug}>
              <UiLink href={`/fornitori/${slug}`} className={css.category}>
                <Icon of={icon} size={26} />
                <span>
                  {name}
                  <span className={css.number}>{counts.get(slug) ?? 0}</span>
                </span>
              </UiLink>
            </li>
          ))}
          <li>
            <UiLink href="/fornitori" className={css.category}>
              <Icon of={IconDots} size={26} />
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
