import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { Picture as PictureData } from '#contract/media/picture.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import type { Fields } from '../../../plan/fields.ts'
import { saveOnLeave } from '../../../plan/editor/save-on-leave.ts'
import { useEditor } from '../../../plan/editor/use-editor.ts'
import { plural } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { FramePicture, PAGE_SHAPES } from '../../files/framing-face.tsx'
import type { PictureActions } from './picture-actions.ts'
import { useVendorPicture } from './picture-tile.tsx'
import css from './pictures.module.css'

const WORDS = {
  alt: {
    kind: 'long',
    label: 'Che cosa si vede',
    the: 'che cosa si vede',
    placeholder: 'Una frase, come al telefono',
    hint: 'Lo leggono chi non vede le foto e i motori di ricerca.',
    max: 300,
  },
} satisfies Fields

/** One picture: what is seen in it, where it stands, and its end. */
export function PicturePanel({
  vendor,
  picture,
  actions,
  wordless,
  onNext,
}: {
  vendor: Vendor
  picture: PictureData
  actions: PictureActions
  /** How many others nobody has described. */
  wordless: number
  /** To the next of those. */
  onNext: () => void
}) {
  const shown = useVendorPicture(picture)
  const at = vendor.gallery.findIndex(({ id }) => id === picture.id)
  const last = vendor.gallery.length - 1
  /** One place before or after: after whom it then stands. */
  const step = (by: -1 | 1) => actions.move(picture, vendor.gallery[by < 0 ? at - 2 : at + 1]?.id ?? null)
  return (
    <div className={css.panel}>
      <span className={css.large}>
        {shown && <Picture picture={shown} sizes="(min-width: 64rem) 21rem, 88vw" ratio="4/3" rounded />}
      </span>
      {shown && (
        <FramePicture
          picture={picture}
          shapes={PAGE_SHAPES}
          onFramed={(framed) => actions.frame(picture, framed)}
        />
      )}
      <PictureWords vendor={vendor} picture={picture} actions={actions} />
      {wordless > 0 && (
        <Button variant="link" size="small" onClick={onNext}>
          Avanti: {plural(wordless, 'altra foto', 'altre foto')} da descrivere
        </Button>
      )}
      <div className={css.move}>
        <IconButton
          variant="framed"
          icon={IconArrowLeft}
          label="Un posto prima"
          data-writes
          aria-disabled={at === 0}
          onClick={() => at > 0 && void step(-1)}
        />
        <output>
          posto {at + 1} di {last + 1}
        </output>
        <IconButton
          variant="framed"
          icon={IconArrowRight}
          label="Un posto dopo"
          data-writes
          aria-disabled={at === last}
          onClick={() => at < last && void step(1)}
        />
      </div>
      <div className={css.row}>
        {at === 0 ? (
          <p className={css.soft}>È la copertina: sta nelle liste e apre la tua pagina.</p>
        ) : (
          <Button variant="quiet" onClick={() => void actions.move(picture, null)}>
            Fanne la copertina
          </Button>
        )}
        <IconButton
          variant="framed"
          icon={IconTrash}
          label="Togli la foto"
          className={css.bin}
          onClick={() => void actions.remove(picture)}
        />
      </div>
    </div>
  )
}

/** Saved when it is left, as the whole page is. */
function PictureWords({
  vendor,
  picture,
  actions,
}: {
  vendor: Vendor
  picture: PictureData
  actions: PictureActions
}) {
  const { field, dirty, save } = useEditor({
    entity: { kind: 'vendor' },
    fields: WORDS,
    live: { id: picture.id, version: vendor.version, alt: picture.alt },
    draft: `vendor-picture/${picture.id}`,
    standing: true,
    start: { alt: '' },
    onEdit: ({ wanted, seen }: { wanted: { alt?: string }; seen: { version: number } }) =>
      wanted.alt === undefined || wanted.alt === picture.alt
        ? Promise.resolve(true)
        : actions.describe(picture, wanted.alt, seen.version),
  })
  const keep = () => save(true)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the field that is left
    <div onBlur={saveOnLeave(dirty, keep)}>
      <TextArea {...field.text('alt')} rows={2} />
    </div>
  )
}
