import { createFileRoute, Outlet } from '@tanstack/react-router'
import { adminPlaces } from '../-frames/admin-places.ts'
import { AreaFrame } from '../-frames/area-frame.tsx'

/** The administrators' area; every child is guarded. */
export const Route = createFileRoute('/admin')({
  ssr: false,
  component: () => (
    <AreaFrame label="Amministrazione" items={adminPlaces()} dense>
      <Outlet />
    </AreaFrame>
  ),
})
