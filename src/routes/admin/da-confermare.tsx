import { createFileRoute } from '@tanstack/react-router'
import { ApprovalsScreen } from '../../features/approvals/approvals-screen.tsx'
import { titled } from '../../lib/titled.ts'

/** What one administrator asked, and another confirms. */
export const Route = createFileRoute('/admin/da-confermare')({
  head: titled('Da confermare'),
  component: ApprovalsScreen,
})
