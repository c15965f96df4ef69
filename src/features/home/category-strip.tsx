import IconBuildingCastle from '@tabler/icons-react/dist/esm/icons/IconBuildingCastle.mjs'
import IconCake from '@tabler/icons-react/dist/esm/icons/IconCake.mjs'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconFlower from '@tabler/icons-react/dist/esm/icons/IconFlower.mjs'
import IconHanger from '@tabler/icons-react/dist/esm/icons/IconHanger.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconMusic from '@tabler/icons-react/dist/esm/icons/IconMusic.mjs'
import IconToolsKitchen2 from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs'
import type { CategorySlug } from '#contract/category.ts'
import { categoryOf } from '#contract/lists/category-list.ts'
import type { MarketSummary } from '#contract/vendor.ts'
import { Icon, type IconDrawing } from '../../ui/icon.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import css from './home.module.css'

/** Those that have a drawing of their own; the others share a heart: drawings of all would be sent with every public page. */
const DRAWINGS: Partial<Record<CategorySlug, IconDrawing>> = {
  location: IconBuildingCastle,
  catering: IconToolsKitchen2,
  fotografo: IconCamera,
  'fiori-e-allestimenti': IconFlower,
  musica: IconMusic,
  'abiti-sposa': IconHanger,
  'abiti-sposo': IconHanger,
  torte: IconCake,
}

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
                <Icon of={DRAWINGS[slug] ?? IconHeart} size={26} />
                <span>
                  {SHORT[slug] ?? categoryOf(slug)?.name}
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
