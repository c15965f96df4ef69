/** What the pages of the guides load before they show, and what they tell of themselves. Loaded apart from the routes. */
import type { Guide } from '#contract/site/guide.ts'
import { guideQueries } from './guide-queries.ts'
import {
  type Crumb,
  type PageContext,
  type PageHead,
  faqLd,
  orNotFound,
  publicPage,
  publisherLd,
} from '../../seo/public-page.ts'

const LIST: Crumb = { name: 'Guide', path: '/guide' }

export async function loadGuides(context: PageContext): Promise<PageHead> {
  await context.queryClient.query({ ...guideQueries.list(context.api), staleTime: 'static' })
  return publicPage(context, {
    title: 'Guide al matrimonio: documenti, riti, costi, galateo',
    description:
      'Guide scritte per chi si sposa in Italia: documenti e pubblicazioni, riti, budget, fornitori, invitati e il giorno, con le domande più comuni.',
    path: LIST.path,
    crumbs: [],
    name: LIST.name,
  })
}

/** @throws notFound for a guide that is not there */
export async function loadGuide(context: PageContext, slug: string): Promise<PageHead> {
  const guide = await context.queryClient
    .query({ ...guideQueries.bySlug(context.api, slug), staleTime: 'static' })
    .catch(orNotFound)
  const { title, summary } = guide
  const path = guidePath(slug)
  return publicPage(context, {
    title,
    description: summary,
    path,
    type: 'article',
    crumbs: [LIST],
    ld: [guideLd(guide, context.origin), faqLd(guide)],
  })
}

const guidePath = (slug: string) => `/guide/${slug}`

/** The guide as an article. */
function guideLd({ title, summary, slug, minutes }: Guide, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    inLanguage: 'it',
    mainEntityOfPage: origin + guidePath(slug),
    timeRequired: `PT${minutes}M`,
    author: publisherLd(origin),
    publisher: publisherLd(origin),
  }
}
