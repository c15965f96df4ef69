import { useQuery } from '@tanstack/react-query'
import type { HomeFront } from '#contract/site/home-page.ts'
import { useApi } from '../../api/api-context.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import { Headline } from './headline.tsx'
import { HERO_SIZES } from './hero-sizes.ts'
import { homeQueries } from './home-queries.ts'
import { HomeSearch } from './home-search.tsx'
import css from './home-hero.module.css'

/** Drawn for these words: half of it is paper. Any other picture has a veil of paper under them. */
const isDrawn = (url: string) => url.startsWith('/art/')

/** The title and the search on the calm half of a picture; on phones the picture comes after them. */
export function HomeHero({ texts }: { texts: Pick<HomeFront, 'headline' | 'lead'> }) {
  const { data: background } = useQuery(homeQueries.background(useApi()))
  return (
    <section
      className={css.hero}
      data-side={background?.side}
      data-veiled={(background && !isDrawn(background.picture.url)) || undefined}
    >
      {background && (
        <div className={css.picture}>
          <Picture picture={background.picture} sizes={HERO_SIZES} fill eager alt="" />
        </div>
      )}
      <Wrap className={css.wrap}>
        <div className={css.copy}>
          <h1 className={css.title}>
            <Headline text={texts.headline} />
          </h1>
          <p className={css.lead}>{texts.lead}</p>
        </div>
        <HomeSearch />
      </Wrap>
    </section>
  )
}
