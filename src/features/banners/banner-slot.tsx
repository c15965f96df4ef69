import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { Banner, BannerPlacement } from '#contract/site-management.ts'
import { useApi } from '../../api/api-context.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { bannerQueries } from './banner-queries.ts'
import { pageSightings } from './banner-sightings.ts'
import css from './banner-slot.module.css'

/** Half of it in sight for this long is seen (the trade's own measure, IAB/MRC viewability). */
const SEEN_AFTER_MS = 1_000
const SEEN_SHARE = 0.5

/** The advertisement of a place, marked as one. Nothing while there is none. */
export function BannerSlot({ placement }: { placement: BannerPlacement }) {
  const { data } = useQuery(bannerQueries.at(useApi(), placement))
  return data ? <BannerCard key={data.id} banner={data} /> : null
}

function BannerCard({ banner: { id, advertiser, title, text, picture, link } }: { banner: Banner }) {
  const card = useRef<HTMLElement>(null)
  const seen = useRef<string>(undefined)
  const look = useCallback(() => {
    if (seen.current === id) return
    seen.current = id
    pageSightings().note('seen', id)
  }, [id])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting)
          timer = setTimeout(() => {
            observer.disconnect()
            look()
          }, SEEN_AFTER_MS)
      },
      { threshold: SEEN_SHARE },
    )
    if (card.current) observer.observe(card.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [look])

  const onClick = () => {
    // Who follows it has seen it, however short the look.
    look()
    pageSightings().note('clicked', id)
  }
  const isOurs = link.startsWith('/')
  return (
    <aside ref={card} className={css.banner} aria-label={`Pubblicità di ${advertiser}`}>
      <div className={css.picture}>
        <Picture picture={picture} sizes="(min-width: 40rem) 300px, 88vw" fill alt="" />
      </div>
      <div className={css.words}>
        <p className={css.mark}>Pubblicità · {advertiser}</p>
        <p className={css.title}>
          {isOurs ? (
            <UiLink href={link} className={css.link} onClick={onClick}>
              {title}
            </UiLink>
          ) : (
            <a
              href={link}
              target="_blank"
              rel="sponsored noopener noreferrer"
              className={css.link}
              onClick={onClick}
            >
              {title}
            </a>
          )}
        </p>
        {text && <p className={css.text}>{text}</p>}
      </div>
    </aside>
  )
}
