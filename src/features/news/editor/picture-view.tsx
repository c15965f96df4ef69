import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { RICH_TEXT_MOST } from '#contract/lists/site/article-limits.ts'
import type { Picture as PictureData } from '#contract/media/picture.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useShownPicture } from '../../files/file-face.ts'
import css from './body-editor.module.css'

const ALT_MAX = 300

/** A picture in the text, with its words. */
export function PictureView({ node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const picture = node.attrs['picture'] as PictureData
  const shown = useShownPicture(picture.id, picture.url ? picture : null, picture)
  return (
    <NodeViewWrapper as="figure" className={css.figure} data-selected={selected || undefined}>
      {/* Taken here it can be moved. */}
      <div data-drag-handle>
        {shown ? (
          <Picture picture={shown} sizes="(min-width: 48rem) 704px, 88vw" rounded />
        ) : (
          <p className={css.say}>
            Questa foto è su un altro dispositivo: si vede quando da lì sarà arrivata.
          </p>
        )}
      </div>
      <div className={css.words}>
        <TextField
          label="Didascalia"
          optional
          maxLength={RICH_TEXT_MOST.caption}
          value={String(node.attrs['caption'])}
          onValue={(caption) => updateAttributes({ caption })}
        />
        <TextField
          label="Che cosa si vede"
          hint="Una frase, per chi non vede la foto."
          optional
          maxLength={ALT_MAX}
          value={picture.alt}
          onValue={(alt) => updateAttributes({ picture: { ...picture, alt } })}
        />
        <Button variant="link" onClick={deleteNode}>
          Togli la foto
        </Button>
      </div>
    </NodeViewWrapper>
  )
}
