import { createFileRoute } from '@tanstack/react-router'
import { AdminFooterScreen } from '../../features/footer/admin-footer-screen.tsx'
import { titled } from '../../lib/titled.ts'

/** What every public page has at its foot. */
export const Route = createFileRoute('/admin/footer')({
  head: titled('Piè di pagina'),
  component: AdminFooterScreen,
})
