import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PLAN_VIDEOS, shownOfPlan } from '#contract/lists/billing/plan-limits.ts'
import type { Video } from '#contract/vendors/vendor.ts'
import { useApi } from '../../api/api-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useBelowFold } from '../../pace/below-fold.ts'
import { Picture } from '../../ui/picture.tsx'
import { vendorQueries } from '../vendors/vendor-queries.ts'
import { playerAddress, videoLength } from './video-player.ts'
import { videoQueries } from './video-queries.ts'
import css from './video-section.module.css'

/** A vendor's videos. Nobody else hears of the visit before one is started. Nothing while there are none. */
export function VideoSection({ vendorId }: { vendorId: string }) {
  const api = useApi()
  const { data: vendor } = useQuery(vendorQueries.detail(api, vendorId))
  const { data: all = [] } = useQuery(videoQueries.ofVendor(api, vendorId))
  const data = vendor ? shownOfPlan(all, PLAN_VIDEOS[vendor.typeOfAccount]) : all
  const late = useBelowFold()
  if (data.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="video" {...late}>
      <h2 id="video">Video</h2>
      <div className={css.videos}>
        {data.map((video) => (
          <VideoTile key={video.id} video={video} />
        ))}
      </div>
    </section>
  )
}

const HOSTS = { youtube: 'YouTube', vimeo: 'Vimeo', file: null } as const

function VideoTile({ video }: { video: Video }) {
  const [playing, setPlaying] = useState(false)
  const { title, provider, source, poster, durationSeconds } = video
  const host = HOSTS[provider]
  return (
    <figure className={css.video}>
      <div className={css.frame}>
        {!playing ? (
          <button
            type="button"
            className={css.start}
            aria-label={`Guarda il video: ${title}`}
            onClick={() => setPlaying(true)}
          >
            {poster && <Picture picture={poster} sizes="(min-width: 48rem) 380px, 88vw" fill alt="" />}
            <span className={css.play}>
              <Icon of={IconPlayerPlay} size={26} />
            </span>
          </button>
        ) : provider === 'file' ? (
          // The vendor's own film comes without a text track.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video src={source} className={css.player} controls autoPlay playsInline aria-label={title} />
        ) : (
          <iframe
            src={playerAddress(provider, source)}
            title={title}
            className={css.player}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        )}
      </div>
      <figcaption>
        {title}
        <span className={css.soft}>
          {[durationSeconds && videoLength(durationSeconds), host && `si apre su ${host}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </figcaption>
    </figure>
  )
}
