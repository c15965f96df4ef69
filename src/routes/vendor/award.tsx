import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { OwnAwardsScreen } from '../../features/own-awards/own-awards-screen.tsx'

/** What this vendor was awarded, and how it shows that elsewhere. */
export const Route = createFileRoute('/vendor/award')({
  head: titled('Awards'),
  component: OwnAwardsScreen,
})
