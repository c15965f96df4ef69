import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { AddPictures } from '../../features/files/add-pictures.tsx'
import { GalleryScreen } from '../../features/gallery/gallery-screen.tsx'
import { parseGallerySearch } from '../../features/gallery/gallery-search.ts'

/** The couple's pictures. The album that is open is in the address. */
export const Route = createFileRoute('/couple/gallery')({
  validateSearch: parseGallerySearch,
  head: titled('Galleria'),
  component: GalleryRoute,
})

function GalleryRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <GalleryScreen
      search={search}
      renderPicker={(onAdd) => <AddPictures icon={IconPhotoPlus} onAdd={onAdd} />}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
