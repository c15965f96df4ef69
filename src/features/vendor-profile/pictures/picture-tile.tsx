import IconAlignLeft from '@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import type { Picture as PictureData } from '#contract/media/picture.ts'
import type { Upload } from '../../../offline/uploads/upload.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useShownPicture } from '../../files/file-face.ts'
import css from './pictures.module.css'

const SIZES = '(min-width: 64rem) 12rem, 30vw'
const COVER_SIZES = '(min-width: 64rem) 25rem, 60vw'

/** What to draw of one of a vendor's pictures: this device's own until the server's is there. */
export const useVendorPicture = (picture: PictureData | undefined) =>
  useShownPicture(picture?.id, picture?.url ? picture : null, picture)

/** One of the pictures, at its place. Its words stand under it, or that there are none. */
export function PictureTile({
  picture,
  place,
  selected,
  hidden,
  upload,
}: {
  picture: PictureData
  /** From 1; the first is the cover. */
  place: number
  selected: boolean
  /** Beyond what the plan shows couples. */
  hidden: boolean
  /** While the server does not have it. */
  upload: Upload | undefined
}) {
  const shown = useVendorPicture(picture)
  const isCover = place === 1
  return (
    <span
      className={css.tile}
      data-selected={selected || undefined}
      data-cover={isCover || undefined}
      data-hidden={hidden || undefined}
    >
      <span className={css.frame}>
        {shown ? (
          <Picture picture={shown} sizes={isCover ? COVER_SIZES : SIZES} fill eager={isCover} alt="" />
        ) : (
          <span className={css.absent}>Ancora su un altro dispositivo</span>
        )}
        <span className={css.place}>{isCover ? 'Copertina' : hidden ? `${place} · nascosta` : place}</span>
        {upload && upload.state !== 'done' && <UploadSign upload={upload} />}
      </span>
      {picture.alt ? (
        <span className={css.caption}>{picture.alt}</span>
      ) : (
        <span className={css.wordless}>
          <Icon of={IconAlignLeft} size={15} />
          <span>da descrivere</span>
        </span>
      )}
    </span>
  )
}

function UploadSign({ upload: { state, sent, size } }: { upload: Upload }) {
  const isUnderWay = state === 'uploading'
  return (
    <span className={css.upload}>
      {!isUnderWay && <Icon of={state === 'paused' ? IconPlayerPause : IconClock} size={14} />}
      {isUnderWay
        ? `${Math.floor((sent / Math.max(1, size)) * 100)} %`
        : state === 'paused'
          ? 'in pausa'
          : state === 'failed'
            ? 'rifiutata'
            : 'salvata qui'}
    </span>
  )
}
