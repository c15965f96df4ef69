import { createFileRoute } from '@tanstack/react-router'
import { parseAwardSearch } from '../../features/awards/award-search.ts'
import { AwardsScreen } from '../../features/awards/awards-screen.tsx'

/** The awards of a year. */
export const Route = createFileRoute('/_public/awards')({
  validateSearch: parseAwardSearch,
  loaderDeps: ({ search: { anno } }) => ({ anno }),
  loader: async ({ context, deps: { anno } }) => {
    const [page, seo] = await Promise.all([
      import('../../features/awards/awards-page.ts'),
      import('../../features/vendors/vendor-seo.ts'),
    ])
    const { origin } = context
    const { year, years, groups, isDefault } = await page.loadAwards(context, anno)
    const first = groups[0]?.winner?.vendor.cover
    const words = page.awardsWords(year, isDefault)
    const head = seo.pageHead({
      ...words,
      origin,
      image: first,
      // A year without awards is nothing to be found.
      noindex: import.meta.env.SSR && groups.length === 0,
      ld: [
        seo.breadcrumbLd([{ name: 'Award', path: '/awards' }], origin),
        page.winnersLd(groups, year, origin),
      ],
    })
    const preload = first ? [seo.picturePreload(first, page.WINNER_SIZES)] : []
    return { year, years, head: { ...head, links: [...head.links, ...preload] } }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Awards() {
    const { year, years } = Route.useLoaderData()
    return <AwardsScreen year={year} years={years} />
  },
})
