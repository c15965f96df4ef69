import { createFileRoute } from '@tanstack/react-router'
import { searchParams, words } from '../../lib/search-params.ts'
import { titled } from '../../lib/titled.ts'
import { WeddingsAt } from '../-frames/weddings-at.tsx'

/** A wedding to change, over the list of the others. Which one is in the address. */
export const Route = createFileRoute('/vendor/real-wedding/edit-wedding')({
  validateSearch: searchParams({ wedding: words(36) }),
  head: titled('Matrimonio'),
  component: EditRoute,
})

function EditRoute() {
  return <WeddingsAt open={Route.useSearch().wedding} />
}
