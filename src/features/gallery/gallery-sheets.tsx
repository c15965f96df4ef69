import type { GalleryAlbum, GalleryPicture } from '#contract/gallery.ts'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { PictureFields } from './gallery-actions.ts'
import css from './gallery.module.css'

/** What is said of one picture, and who sees it. */
export function PictureSheet({
  picture,
  albums,
  onSave,
  onClose,
}: {
  picture: GalleryPicture
  albums: readonly GalleryAlbum[]
  /** @returns whether it was kept */
  onSave: (fields: PictureFields) => Promise<boolean>
  onClose: () => void
}) {
  const [caption, setCaption] = useState(picture.caption)
  const [albumId, setAlbumId] = useState(
    albums.some(({ id }) => id === picture.albumId) ? (picture.albumId ?? '') : '',
  )
  const [onWebsite, setOnWebsite] = useState(picture.onWebsite)
  const dirty =
    caption !== picture.caption || albumId !== (picture.albumId ?? '') || onWebsite !== picture.onWebsite
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await onSave({ caption: caption.trim(), albumId: albumId || null, onWebsite })) onClose()
  }
  return (
    <Sheet
      open
      title="La foto"
      width="narrow"
      dirty={dirty}
      onClose={onClose}
      footer={
        <Button type="submit" form="picture" disabled={!dirty}>
          Salva
        </Button>
      }
    >
      <form id="picture" className={css.form} onSubmit={(event) => void submit(event)}>
        <TextField label="Didascalia" optional maxLength={300} value={caption} onValue={setCaption} />
        <SelectField
          label="Album"
          options={[
            { value: '', label: 'Senza album' },
            ...albums.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={albumId}
          onValue={setAlbumId}
        />
        <Switch
          label="Sul sito delle nozze"
          hint="Chi apre il vostro sito la vede. Le altre restano solo per voi due."
          checked={onWebsite}
          onChecked={setOnWebsite}
        />
      </form>
    </Sheet>
  )
}

/** The name of an album, new or old. */
export function AlbumSheet({
  album,
  onSave,
  onClose,
}: {
  album: GalleryAlbum | undefined
  /** @returns whether it was kept */
  onSave: (title: string) => Promise<boolean>
  onClose: () => void
}) {
  const [title, setTitle] = useState(album?.title ?? '')
  const [error, setError] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!title.trim()) return setError('Serve un nome.')
    if (await onSave(title.trim())) onClose()
  }
  return (
    <Sheet
      open
      title={album ? 'Rinomina l’album' : 'Nuovo album'}
      width="narrow"
      dirty={title !== (album?.title ?? '')}
      onClose={onClose}
      footer={
        <Button type="submit" form="album">
          {album ? 'Salva' : 'Crea'}
        </Button>
      }
    >
      <form id="album" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Nome"
          maxLength={80}
          data-autofocus
          placeholder="La promessa, l’addio al nubilato…"
          value={title}
          error={error}
          onValue={(value) => {
            setError(undefined)
            setTitle(value)
          }}
        />
      </form>
    </Sheet>
  )
}
