import { PICTURE_TYPES } from '#contract/media/file-limits.ts'
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, useState } from 'react'
import { heard } from '../../lib/fault-log.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { notKeptText } from '../../plan/changes.ts'
import { type KeptFile, usePictureUpload, useShownPicture } from '../files/file-face.ts'
import css from './review-form.module.css'

const MOST = 8

/** The pictures of a review: kept on the device at once, sent when there is a network. */
export function ReviewPhotos({
  photos,
  onPhotos,
}: {
  photos: readonly KeptFile[]
  onPhotos: (photos: readonly KeptFile[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const { add, discard } = usePictureUpload()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<readonly string[]>([])
  /** Of this moment: some may be taken out while others are being kept. */
  const latest = useRef(photos)
  useEffect(() => {
    latest.current = photos
  }, [photos])
  const choose = async (files: FileList | null) => {
    if (!files?.length) return
    setBusy(true)
    try {
      const { kept, refused } = await add([...files].slice(0, MOST - photos.length))
      setWrong(refused)
      onPhotos([...latest.current, ...kept])
    } catch (error) {
      setWrong([notKeptText(error)])
    }
    setBusy(false)
    if (input.current) input.current.value = ''
  }
  const drop = (id: string) => {
    onPhotos(photos.filter((photo) => photo.id !== id))
    void discard([id]).catch(heard('review-photos'))
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        className={css.file}
        accept={PICTURE_TYPES.join(',')}
        multiple
        tabIndex={-1}
        aria-label="Foto della recensione"
        onChange={(event) => void choose(event.target.files)}
      />
      {photos.length < MOST && (
        <Button variant="quiet" icon={IconPhotoPlus} busy={busy} onClick={() => input.current?.click()}>
          Aggiungi foto
        </Button>
      )}
      {photos.length > 0 && (
        <ul className={css.photos}>
          {photos.map((photo) => (
            <ChosenPhoto key={photo.id} photo={photo} onDrop={() => drop(photo.id)} />
          ))}
        </ul>
      )}
      {wrong.map((text) => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
    </div>
  )
}

function ChosenPhoto({ photo, onDrop }: { photo: KeptFile; onDrop: () => void }) {
  const shown = useShownPicture(photo.id, null, { ...photo, alt: photo.name })
  return (
    <li>
      {shown && <Picture picture={shown} sizes="88px" ratio="1/1" rounded />}
      <IconButton icon={IconX} variant="floating" label={`Togli ${photo.name}`} onClick={onDrop} />
    </li>
  )
}
