import { createFileRoute } from '@tanstack/react-router'
import { OwnFilesScreen } from '../../features/own-files/own-files-screen.tsx'
import { titled } from '../../lib/titled.ts'

/** All that a vendor has sent. */
export const Route = createFileRoute('/vendor/gallery')({
  head: titled('Archivio'),
  component: OwnFilesScreen,
})
