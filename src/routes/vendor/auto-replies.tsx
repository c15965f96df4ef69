import { createFileRoute } from '@tanstack/react-router'
import { AutoRepliesScreen } from '../../features/auto-replies/auto-replies-screen.tsx'

/** What answers couples by itself. */
export const Route = createFileRoute('/vendor/auto-replies')({
  head: () => ({ meta: [{ title: 'Risposte automatiche · Lovoglio' }] }),
  component: AutoRepliesScreen,
})
