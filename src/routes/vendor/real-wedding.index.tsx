import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { titled } from '../../lib/titled.ts'
import { WeddingsShape } from '../-frames/weddings-shape.tsx'

const OwnWeddings = lazy(() => import('../-frames/own-weddings.tsx'))

/** The weddings a vendor tells. */
export const Route = createFileRoute('/vendor/real-wedding/')({
  head: titled('Matrimoni veri'),
  component: WeddingsRoute,
})

function WeddingsRoute() {
  return (
    <WeddingsShape>
      <OwnWeddings open={undefined} />
    </WeddingsShape>
  )
}
