import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import { createFileRoute } from '@tanstack/react-router'
import { AddPictures } from '../../features/files/add-pictures.tsx'
import { VendorPicturesScreen } from '../../features/vendor-profile/pictures/pictures-screen.tsx'

/** A vendor's pictures and its logo. */
export const Route = createFileRoute('/vendor/image-manager')({
  head: () => ({ meta: [{ title: 'Foto · Lovoglio' }] }),
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
