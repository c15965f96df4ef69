import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { titled } from '../../lib/titled.ts'
import { WeddingsShape } from '../-frames/weddings-shape.tsx'

const OwnWeddings = lazy(() => import('../-frames/own-weddings.tsx'))

/** A wedding to be told, over the list of the others. */
export const Route = createFileRoute('/vendor/real-wedding/add-new')({
  head: titled('Nuovo matrimonio'),
  component: AddRoute,
})

function AddRoute() {
  return (
    <WeddingsShape>
      <OwnWeddings open="new" />
    </WeddingsShape>
  )
}
