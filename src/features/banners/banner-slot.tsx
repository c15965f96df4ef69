import { useQuery } from '@tanstack/react-query'
import type { Banner, BannerPlacement } from '#contract/site/site-management.ts'
import { useApi } from '../../api/api-context.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { bannerQueries } from './banner-queries.ts'
import css from './banner-slot.module.css'

/** The advertisement of a place, marked as one. Nothing while there is none. */
export function BannerSlot({ placement }: { placement: BannerPlacement }) {
  const { data } = useQuery(bannerQueries.at(useApi(), placement))
  return data ? <BannerCard key={data.id} banner={data} /> : null
}

function BannerCard({ banner: { id, advertiser, title, text, picture, link } }: { banner: Banner }) {
  const isOurs = link.startsWith('/')
  return (
    <aside data-paid={id} className={css.banner} aria-label={`Pubblicità di ${advertiser}`}>
      <div className={css.picture}>
        <Picture picture={picture} sizes="(min-width: 40rem) 300px, 88vw" fill alt="" />
      </div>
      <div className={css.words}>
        <p className={css.mark}>Pubblicità · {advertiser}</p>
        <p className={css.title}>
          {isOurs ? (
            <UiLink href={link} className={css.link}>
              {title}
            </UiLink>
          ) : (
            <a href={link} target="_blank" rel="sponsored noopener noreferrer" className={css.link}>
              {title}
            </a>
          )}
        </p>
        {text && <p className={css.text}>{text}</p>}
      </div>
    </aside>
  )
}
