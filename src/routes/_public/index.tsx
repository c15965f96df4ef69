import { createFileRoute } from '@tanstack/react-router'
import { AwardList } from '../../features/awards/award-list.tsx'
import { BannerSlot } from '../../features/banners/banner-slot.tsx'
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'
import { HomeScreen } from '../../features/home/home-screen.tsx'
import { ArticleCard } from '../../features/news/article-card.tsx'
import { RealWeddingTeaser } from '../../features/real-weddings/real-wedding-teaser.tsx'
import { VendorCard } from '../../features/vendors/vendor-card.tsx'

/** The front page. */
export const Route = createFileRoute('/_public/')({
  loader: async ({ context }) => (await import('../../features/home/home-page.ts')).loadHome(context),
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
