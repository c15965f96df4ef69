import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { AddPictures } from '../../features/files/add-pictures.tsx'
import { VendorPicturesScreen } from '../../features/vendor-profile/pictures/pictures-screen.tsx'

/** A vendor's pictures and its logo. */
export const Route = createFileRoute('/vendor/image-manager')({
  head: titled('Foto'),
  component: ImageManagerRoute,
})

function ImageManagerRoute() {
  return (
    <VendorPicturesScreen
      renderPicker={({ single, ...picker }) => (
        <AddPictures {...(single ? { single, variant: 'quiet' } : { icon: IconPhotoPlus })} {...picker} />
      )}
    />
  )
}
