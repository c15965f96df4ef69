import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import type { ReactNode } from 'react'
import { fileOfFilm, linkOfVideo } from '#contract/media/video-source.ts'
import type { Video } from '#contract/vendors/vendor.ts'
import type { Upload } from '../../offline/uploads/upload.ts'
import { Icon } from '../../ui/icon.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ReviewMark, WaitingMark } from '../../ui/state/save-mark.tsx'
import { useShownPicture, useUploads } from '../files/file-face.ts'
import { type EntityMark, reviewPathOf } from '../sync/sync-face.ts'
import css from './own-videos.module.css'

const HOSTS = { youtube: 'YouTube', vimeo: 'Vimeo', file: 'Un file tuo' } as const

/** One film: its picture, its title, where it is watched. @param picker the button that chooses its picture */
export function VideoRow({
  video,
  hidden,
  mark,
  picker,
}: {
  video: Video
  /** Beyond what the plan shows couples. */
  hidden: boolean
  mark: EntityMark | undefined
  picker: ReactNode
}) {
  const { id, title, poster, provider } = video
  const shown = useShownPicture(poster?.id, poster?.url ? poster : null, poster)
  const fileId = fileOfFilm(video)
  const upload = useUploads().find((one) => one.id === fileId)
  return (
    <div className={css.video}>
      <span className={css.frame}>
        {shown ? (
          <Picture picture={shown} sizes="9rem" ratio="16/9" alt="" />
        ) : (
          <Icon of={IconPlayerPlay} size={22} />
        )}
      </span>
      <span className={css.words}>
        <strong>
          <UiLink href={`/vendor/videos?video=${id}`}>{title}</UiLink>
        </strong>
        <span className={css.soft}>
          {provider === 'file' ? (
            <>
              {HOSTS.file}
              {upload && upload.state !== 'done' && <output> · {progressOf(upload)}</output>}
            </>
          ) : (
            <a href={linkOfVideo(video)} target="_blank" rel="noreferrer">
              {HOSTS[provider]}
            </a>
          )}{' '}
          {hidden && '· nascosto alle coppie '}
          {mark === 'waiting' && <WaitingMark />}
          {mark === 'review' && <ReviewMark what={title} href={reviewPathOf('vendor')} />}
        </span>
      </span>
      <span className={css.ways}>{picker}</span>
    </div>
  )
}

function progressOf({ state, sent, size }: Upload): string {
  if (state === 'paused') return `in pausa al ${percentOf(sent, size)}`
  if (state === 'failed') return 'non accettato'
  return state === 'uploading' ? `invio al ${percentOf(sent, size)}` : 'salvato qui'
}

const percentOf = (sent: number, size: number) => `${Math.floor((sent / Math.max(1, size)) * 100)}%`
