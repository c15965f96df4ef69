import type { GalleryPicture } from '#contract/plan/gallery.ts'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import type { Upload } from '../../offline/uploads/upload.ts'
import { Icon } from '../../ui/icon.tsx'
import { Menu, type MenuItem } from '../../ui/overlay/menu.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ReviewMark, WaitingMark } from '../../ui/state/save-mark.tsx'
import { ProgressBar } from '../../ui/chart/progress-bar.tsx'
import { useShownPicture } from '../files/file-face.ts'
import { type EntityMark, REVIEW_PATH } from '../sync/sync-face.ts'
import css from './gallery.module.css'

const SIZES = '(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 46vw'

/** What to draw of a picture of the gallery: this device's own until the server's is there. */
export function useGalleryPicture({ fileId, picture, caption }: GalleryPicture) {
  const { width, height } = picture
  return useShownPicture(fileId, picture.url ? picture : null, { width, height, alt: caption })
}

export function GalleryTile({
  picture,
  upload,
  number,
  mark,
  menu,
  onOpen,
}: {
  picture: GalleryPicture
  /** While the server does not have it. */
  upload: Upload | undefined
  /** Its place, for those who do not see it. */
  number: number
  mark: EntityMark | undefined
  menu: readonly MenuItem[]
  onOpen: () => void
}) {
  const shown = useGalleryPicture(picture)
  const isOnItsWay = upload !== undefined && upload.state !== 'done'
  const name = picture.caption || `Foto ${number}`
  return (
    <li className={css.tile}>
      <button type="button" className={css.open} aria-label={`Apri: ${name}`} onClick={onOpen}>
        {shown ? (
          <Picture picture={shown} sizes={SIZES} ratio="1/1" rounded alt="" />
        ) : (
          <span className={css.absent}>Ancora su un altro telefono</span>
        )}
      </button>
      {picture.onWebsite && (
        <span className={css.badge} title="Sul sito delle nozze">
          <Icon of={IconWorld} size={16} label="Sul sito delle nozze" />
        </span>
      )}
      {isOnItsWay && (
        <span className={css.progress}>
          {upload.state === 'uploading' ? (
            <ProgressBar label={`Invio di ${name}`} value={upload.sent} max={upload.size} />
          ) : (
            <>
              <Icon of={upload.state === 'paused' ? IconPlayerPause : IconClock} size={14} />
              {upload.state === 'paused' ? 'in pausa' : 'salvata qui'}
            </>
          )}
        </span>
      )}
      <div className={css.foot}>
        <span className={css.caption}>{picture.caption}</span>
        <Menu label={`Azioni per ${name}`} items={menu} />
      </div>
      {mark === 'review' && <ReviewMark what={name} href={REVIEW_PATH} />}
      {/* Of one whose bytes wait it is said on the picture. */}
      {mark === 'waiting' && !isOnItsWay && <WaitingMark />}
    </li>
  )
}
