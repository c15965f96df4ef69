import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { AddPictures } from '../../features/files/add-pictures.tsx'
import { OwnVideosScreen } from '../../features/own-videos/own-videos-screen.tsx'
import { searchParams, words } from '../../lib/search-params.ts'

/** A vendor's films. The one that is open is in the address. */
export const Route = createFileRoute('/vendor/videos')({
  validateSearch: searchParams({ video: words(36) }),
  head: titled('Video'),
  component: VideosRoute,
})

function VideosRoute() {
  const { video } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <OwnVideosScreen
      open={video}
      onOpen={(id) => void navigate({ search: id ? { video: id } : {}, resetScroll: false })}
      renderPicker={(picker) => <AddPictures single variant="quiet" {...picker} />}
    />
  )
}
