import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicFrame } from '../features/shell/public-frame.tsx'

export const Route = createFileRoute('/_public')({
  component: () => (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  ),
})
