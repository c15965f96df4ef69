import type { GalleryAlbum, GalleryPicture } from '#contract/plan/gallery.ts'
import { EditorSheet } from '../../plan/editor/editor-sheet.tsx'
import { useEditor } from '../../plan/editor/use-editor.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { GalleryActions, PictureFields } from './gallery-actions.ts'
import { album as albumEntity, picture as pictureEntity } from './gallery-entities.ts'
import { albumText, pictureText } from './gallery-fields.ts'

const NEW_PICTURE: PictureFields = { caption: '', albumId: null, onWebsite: false }

/** What is said of one picture, and who sees it. */
export function PictureSheet({
  picture,
  albums,
  actions,
  onClose,
}: {
  picture: GalleryPicture
  albums: readonly GalleryAlbum[]
  actions: GalleryActions
  onClose: () => void
}) {
  const isGone = !albums.some(({ id }) => id === picture.albumId)
  const editor = useEditor({
    entity: pictureEntity,
    fields: pictureText.fields,
    live: picture,
    draft: `picture/${picture.id}`,
    start: NEW_PICTURE,
    ...(isGone && { instead: { albumId: null } }),
    onEdit: actions.edit,
  })
  return (
    <EditorSheet editor={editor} title="La foto" width="narrow" submit="Salva" onClose={onClose}>
      <TextField {...editor.field.text('caption')} />
      <SelectField
        {...editor.field.choice('albumId')}
        options={albums.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Switch {...editor.field.flag('onWebsite')} />
    </EditorSheet>
  )
}

/** The name of an album, new or old. */
export function AlbumSheet({
  album,
  actions,
  onAdd,
  onClose,
}: {
  album: GalleryAlbum | undefined
  actions: GalleryActions
  /** @returns whether it was kept */
  onAdd: (title: string) => Promise<boolean>
  onClose: () => void
}) {
  const editor = useEditor({
    entity: albumEntity,
    fields: albumText.fields,
    live: album,
    draft: `album/${album?.id ?? 'new'}`,
    start: { title: '' },
    onAdd: ({ title }) => onAdd(title),
    onEdit: actions.renameAlbum,
  })
  return (
    <EditorSheet
      editor={editor}
      title={album ? 'Rinomina l’album' : 'Nuovo album'}
      width="narrow"
      submit={album ? 'Salva' : 'Crea'}
      onClose={onClose}
    >
      <TextField {...editor.field.text('title')} data-autofocus />
    </EditorSheet>
  )
}
