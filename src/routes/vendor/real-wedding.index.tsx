import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { WeddingsAt } from '../-frames/weddings-at.tsx'

/** The weddings a vendor tells. */
export const Route = createFileRoute('/vendor/real-wedding/')({
  head: titled('Matrimoni veri'),
  component: () => <WeddingsAt open={undefined} />,
})
