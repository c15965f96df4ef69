/** What the home page loads before it shows, and what it tells of itself. Loaded apart from the route. */
import { HOME_ORDER } from '#contract/lists/site/homepage-limits.ts'
import { newsQueries } from '../news/news-queries.ts'
import { bannerQueries } from '../banners/banner-queries.ts'
import { vendorQueries } from '../vendors/vendor-queries.ts'
import { HERO_SIZES } from './hero-sizes.ts'
import { homeQueries } from './home-queries.ts'
import { type PageContext, type PageHead, publicPage } from '../../seo/public-page.ts'

/** The server waits for all that is shown; in the browser each part comes when it can. */
export async function loadHome(context: PageContext): Promise<PageHead> {
  const { queryClient, api } = context
  const reads = Promise.allSettled([
    readParts(context),
    queryClient.query({ ...homeQueries.background(api), staleTime: 'static' }),
    queryClient.query({ ...vendorQueries.summary(api), staleTime: 'static' }),
  ])
  if (import.meta.env.SSR) await reads
  return publicPage(context, {
    title: 'Il matrimonio si pianifica insieme',
    description:
      'Location, fotografi, fiori, musica: i fornitori del matrimonio in tutta Italia, e un piano con attività e budget che funziona anche senza rete, sui telefoni di tutti e due.',
    path: '/',
    image: queryClient.getQueryData(homeQueries.background(api).queryKey)?.picture,
    sizes: HERO_SIZES,
    ld: [siteLd(context.origin)],
  })
}

/** The words of the page, then what its parts show: of those that administrators have left out nothing is read. */
async function readParts({ queryClient, api }: PageContext): Promise<void> {
  const texts = queryClient.query({ ...homeQueries.texts(api), staleTime: 'static' })
  // No fault: without its words, or with those kept from before there was an order, the page has ours.
  const { parts } = { ...HOME_ORDER, ...(await texts.catch(() => undefined)) }
  await Promise.allSettled([
    queryClient.query({ ...vendorQueries.top(api), staleTime: 'static' }),
    parts.includes('wedding') && queryClient.query({ ...homeQueries.wedding(api), staleTime: 'static' }),
    parts.includes('awards') && queryClient.query({ ...homeQueries.awards(api), staleTime: 'static' }),
    parts.includes('articles') && queryClient.query({ ...newsQueries.latest(api), staleTime: 'static' }),
    parts.includes('banner') && queryClient.query({ ...bannerQueries.at(api, 'home'), staleTime: 'static' }),
  ])
}

/** The site itself, with the address its searches have. */
const siteLd = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Lovoglio',
  url: `${origin}/`,
  inLanguage: 'it',
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}/fornitori?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})
