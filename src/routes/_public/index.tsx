import { createFileRoute } from '@tanstack/react-router'
import { AwardList } from '../../features/awards/award-list.tsx'
import { BannerSlot } from '../../features/banners/banner-slot.tsx'
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'
import { HERO_SIZES } from '../../features/home/hero-sizes.ts'
import { HomeScreen } from '../../features/home/home-screen.tsx'
import { ArticleCard } from '../../features/news/article-card.tsx'
import { RealWeddingTeaser } from '../../features/real-weddings/real-wedding-teaser.tsx'
import { VendorCard } from '../../features/vendors/vendor-card.tsx'

/** The front page. */
export const Route = createFileRoute('/_public/')({
  loader: async ({ context }) => {
    const [home, seo] = await Promise.all([
      import('../../features/home/home-page.ts'),
      import('../../features/vendors/vendor-seo.ts'),
    ])
    const picture = await home.loadHome(context)
    const { origin } = context
    const head = seo.pageHead({
      title: 'Il matrimonio si pianifica insieme',
      description:
        'Location, fotografi, fiori, musica: i fornitori del matrimonio in tutta Italia, e un piano con attività e budget che funziona anche senza rete, sui telefoni di tutti e due.',
      path: '/',
      origin,
      image: picture,
      ld: [seo.siteLd(origin)],
    })
    return { ...head, links: [...head.links, ...(picture ? [seo.picturePreload(picture, HERO_SIZES)] : [])] }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: HomeRoute,
})

const SHELF_SIZES = '(min-width: 80rem) 290px, (min-width: 64rem) 23vw, (min-width: 40rem) 272px, 68vw'

function HomeRoute() {
  return (
    <HomeScreen
      card={(vendor) => (
        <VendorCard
          vendor={vendor}
          shape="tall"
          sizes={SHELF_SIZES}
          save={<FavoriteButton vendor={vendor} />}
        />
      )}
      wedding={(wedding) => <RealWeddingTeaser wedding={wedding} />}
      banner={<BannerSlot placement="home" />}
      awards={(awards) => <AwardList awards={awards} />}
      article={(article) => <ArticleCard article={article} as="h3" />}
    />
  )
}
