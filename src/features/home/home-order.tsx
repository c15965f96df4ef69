import type { CategorySlug } from '#contract/vendors/category.ts'
import { CATEGORIES, categoryOf } from '#contract/lists/vendors/category-list.ts'
import {
  HOME_KINDS,
  HOME_PARTS,
  type HomePart,
  PART_OF_PLACES,
} from '#contract/lists/site/homepage-limits.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { OrderedChoice } from './ordered-choice.tsx'

/** What the parts of the page are called. */
export const PART_NAMES: Record<HomePart, { name: string; note?: string }> = {
  shelf: { name: 'Fornitori', note: 'resta: lì stanno i posti venduti' },
  plan: { name: 'Quello che scrivi non si perde' },
  wedding: { name: 'Un matrimonio vero' },
  banner: { name: 'Banner', note: 'si vede quando ce n’è uno' },
  awards: { name: 'I premi dell’anno' },
  articles: { name: 'Dal nostro giornale' },
  how: { name: 'Come funziona' },
}

/** The parts of the page below the categories: in which order, and which of them. */
export function PartsOrder({
  parts,
  onParts,
}: {
  parts: readonly HomePart[]
  onParts: (parts: HomePart[]) => void
}) {
  const hidden = HOME_PARTS.filter((part) => !parts.includes(part))
  return (
    <OrderedChoice
      title="Ordine della pagina"
      intro="Sotto la ricerca e le categorie, dall’alto in basso. Quello che togli non si vede."
      things={parts.map((id) => ({ id, ...PART_NAMES[id], stays: id === PART_OF_PLACES }))}
      onOrder={(things) => onParts(things.map(({ id }) => id))}
    >
      {hidden.length > 0 && (
        <SelectField
          label="Rimetti"
          placeholder="Scegli che cosa"
          options={hidden.map((part) => ({ value: part, label: PART_NAMES[part].name }))}
          value=""
          onValue={(part) => part && onParts([...parts, part as HomePart])}
        />
      )}
    </OrderedChoice>
  )
}

/** The categories under the search. */
export function KindsOrder({
  kinds,
  onKinds,
}: {
  kinds: readonly CategorySlug[]
  onKinds: (kinds: CategorySlug[]) => void
}) {
  return (
    <OrderedChoice
      title="Categorie in evidenza"
      intro={`Da ${HOME_KINDS.least} a ${HOME_KINDS.most}, sotto la ricerca; in fondo c’è sempre «Tutte le categorie».`}
      things={kinds.map((id) => ({
        id,
        name: categoryOf(id)?.name ?? id,
        stays: kinds.length <= HOME_KINDS.least,
      }))}
      onOrder={(things) => onKinds(things.map(({ id }) => id))}
    >
      {kinds.length < HOME_KINDS.most && (
        <SelectField
          label="Aggiungi una categoria"
          placeholder="Scegli quale"
          options={CATEGORIES.filter(({ slug }) => !kinds.includes(slug)).map(({ slug, name }) => ({
            value: slug,
            label: name,
          }))}
          value=""
          onValue={(slug) => slug && onKinds([...kinds, slug as CategorySlug])}
        />
      )}
    </OrderedChoice>
  )
}
