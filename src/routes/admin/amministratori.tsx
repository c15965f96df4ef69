import { createFileRoute } from '@tanstack/react-router'
import { AdministratorsScreen } from '../../features/administrators/administrators-screen.tsx'
import { titled } from '../../lib/titled.ts'

/** Who administers, and who is invited to. */
export const Route = createFileRoute('/admin/amministratori')({
  head: titled('Chi amministra'),
  component: AdministratorsScreen,
})
