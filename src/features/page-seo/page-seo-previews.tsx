import type { OwnWords } from '../../seo/public-page.ts'
import { useShownPicture } from '../files/file-face.ts'
import { SeoPreviews } from '../vendor-seo/seo-previews-face.tsx'
import type { PageSeoForm } from './page-seo-form.ts'

const CATEGORY = /^\/fornitori\/./

/** The page as a search result and as a link, with what is typed over what it says by itself. */
export function PageSeoPreviews({
  name,
  path,
  form: { title, description, picture, noindex },
  own,
}: {
  name: string
  path: string
  form: PageSeoForm
  own: OwnWords | null | undefined
}) {
  const chosen = useShownPicture(picture?.id, picture?.url ? picture : null, picture ?? undefined)
  const image = own?.image
  return (
    <SeoPreviews
      label="Come si vede"
      way={CATEGORY.test(path) ? ['Fornitori'] : []}
      picture={
        picture
          ? chosen
          : image && { ...image, url: new URL(image.url, location.href).pathname, placeholder: '' }
      }
      shown={{
        title: title.trim() || own?.title || name,
        description: description.trim() || own?.description || '',
      }}
      hidden={noindex}
      withoutPicture="Senza una foto il link arriva con le sole parole."
    />
  )
}
