import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { WeddingsAt } from '../-frames/weddings-at.tsx'

/** A wedding to be told, over the list of the others. */
export const Route = createFileRoute('/vendor/real-wedding/add-new')({
  head: titled('Nuovo matrimonio'),
  component: () => <WeddingsAt open="new" />,
})
