import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { searchParams, words } from '../../lib/search-params.ts'
import { titled } from '../../lib/titled.ts'
import { WeddingsShape } from '../-frames/weddings-shape.tsx'

const OwnWeddings = lazy(() => import('../-frames/own-weddings.tsx'))

/** A wedding to change, over the list of the others. Which one is in the address. */
export const Route = createFileRoute('/vendor/real-wedding/edit-wedding')({
  validateSearch: searchParams({ wedding: words(36) }),
  head: titled('Matrimonio'),
  component: EditRoute,
})

function EditRoute() {
  return (
    <WeddingsShape>
      <OwnWeddings open={Route.useSearch().wedding} />
    </WeddingsShape>
  )
}
