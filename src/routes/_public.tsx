import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicFrame } from './-frames/public-frame.tsx'

export const Route = createFileRoute('/_public')({
  // Every public page has it at its first paint: apart it would only be one request more.
  codeSplitGroupings: [],
  component: () => (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  ),
})
