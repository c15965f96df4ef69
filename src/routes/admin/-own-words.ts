import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { type OwnWords, type PageHead, ownWords } from '../../seo/public-page.ts'

/**
 * What the public page of an address says of itself: its own loader is asked, as for a visitor who is about to go there.
 * @returns null where it does not come
 */
export async function ownWordsAt(
  router: AnyRouter,
  client: QueryClient,
  path: string,
): Promise<OwnWords | null> {
  // In the browser a loader asks for what its page shows and does not wait: the second time it has that at hand.
  await router.preloadRoute({ to: path })
  await publicReads(client)
  const matches = await router.preloadRoute({ to: path })
  const page = matches?.at(-1)
  if (page?.loaderData === undefined) return null
  // A loader that has more to give has its head among it.
  const given = page.loaderData as PageHead | { head: PageHead }
  return ownWords('head' in given ? given.head : given)
}

/** Resolves when what is being read of the public pages has come, or has not. */
const publicReads = (client: QueryClient): Promise<unknown> =>
  Promise.allSettled(
    client
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching', predicate: ({ meta }) => meta?.['persist'] === 'public' })
      .flatMap(({ promise }) => promise ?? []),
  )
