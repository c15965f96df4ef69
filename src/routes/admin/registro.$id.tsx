import { createFileRoute } from '@tanstack/react-router'
import { ActScreen } from '../../features/admin-register/act-screen.tsx'
import { titled } from '../../lib/titled.ts'

/** One act of an administrator, with what it changed. */
export const Route = createFileRoute('/admin/registro/$id')({
  head: titled('Registro'),
  component: ActRoute,
})

function ActRoute() {
  const { id } = Route.useParams()
  return <ActScreen key={id} id={id} />
}
