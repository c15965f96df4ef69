import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import type { ReactNode } from 'react'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { Button } from '../../../ui/button.tsx'
import { SectionHeader } from '../../../ui/frame/page-header.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { FramePicture, LOGO_SHAPES } from '../../files/framing-face.tsx'
import type { PictureActions } from './picture-actions.ts'
import { useVendorPicture } from './picture-tile.tsx'
import css from './pictures.module.css'

/** The vendor's sign, beside its name on the public page. */
export function LogoPart({
  vendor,
  actions,
  picker,
}: {
  vendor: Vendor
  actions: PictureActions
  /** The button that chooses one. */
  picker: ReactNode
}) {
  const shown = useVendorPicture(vendor.logo)
  return (
    <section aria-labelledby="logo">
      <SectionHeader id="logo" title="Il logo" />
      <div className={css.logo}>
        <span className={css.sign}>
          {shown ? (
            <Picture picture={shown} sizes="4.5rem" ratio="1/1" alt="Il tuo logo" />
          ) : (
            <Icon of={IconPhoto} size={24} />
          )}
        </span>
        <div className={css.logoWords}>
          <p className={css.soft}>
            {vendor.logo
              ? 'Sta accanto al nome, sulla tua pagina.'
              : 'Sta accanto al nome, sulla tua pagina. Meglio quadrato, con un po’ di margine.'}
          </p>
          <div className={css.logoActions}>
            {picker}
            {vendor.logo && shown && (
              <FramePicture
                picture={vendor.logo}
                shapes={LOGO_SHAPES}
                onFramed={(framed) => actions.setLogo(framed)}
              />
            )}
            {vendor.logo && (
              <Button variant="link" size="small" onClick={() => void actions.setLogo(null)}>
                Togli il logo
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
