import { useQueryClient } from '@tanstack/react-query'
import type { HomePage } from '#contract/site/home-page.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { useApi } from '../../api/api-context.tsx'
import type { ContentWords } from '../../lists/versions/content-words.ts'
import { VersionsSheet } from '../../lists/versions/versions-sheet.tsx'
import { PART_NAMES } from './home-order.tsx'
import { renewHomePage } from './homepage-queries.ts'

const lines = (names: readonly string[]) => names.join('\n')

const WORDS: ContentWords<'homePage'> = {
  headline: { name: 'Il titolo' },
  lead: { name: 'Il testo sotto il titolo' },
  shelfTitle: { name: 'Il titolo sopra i fornitori' },
  kinds: {
    name: 'Le categorie in evidenza',
    show: (kinds) => lines(kinds.map((slug) => categoryOf(slug)?.name ?? slug)),
  },
  parts: {
    name: 'L’ordine della pagina',
    show: (parts) => lines(parts.map((part) => PART_NAMES[part].name)),
  },
  featured: {
    name: 'I fornitori in evidenza',
    show: (featured) => lines(featured.map(({ name }) => name ?? 'Un fornitore eliminato')),
  },
}

/** The words and the order of the home page, as they were. */
export function HomeVersions({
  page: { version, ...now },
  unsaved,
  onClose,
}: {
  page: HomePage
  unsaved: boolean
  onClose: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  return (
    <VersionsSheet
      kind="homePage"
      now={now}
      version={version}
      words={WORDS}
      unsaved={unsaved}
      onBringBack={({ featured, ...values }, baseVersion, keyFor) => {
        const body = { ...values, featured: featured.map(({ id }) => id), baseVersion }
        return api('Admin/updateHomePage', { body, idempotencyKey: keyFor(body) })
      }}
      renew={() => renewHomePage(client)}
      onClose={onClose}
    />
  )
}
