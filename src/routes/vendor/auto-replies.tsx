import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { AutoRepliesScreen } from '../../features/auto-replies/auto-replies-screen.tsx'

/** What answers couples by itself. */
export const Route = createFileRoute('/vendor/auto-replies')({
  head: titled('Risposte automatiche'),
  component: AutoRepliesScreen,
})
