import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { HOME_ORDER, HOME_TEXTS, type HomePart } from '#contract/lists/site/homepage-limits.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { loadHome } from './home-page.ts'

/** Which calls the page makes on the server. @param parts as administrators left them; undefined where the words do not come */
async function callsWith(parts?: readonly HomePart[]) {
  const asked: string[] = []
  const answers: Readonly<Record<string, unknown>> = {
    'Vendor/getHomePage': parts && { ...HOME_TEXTS, ...HOME_ORDER, parts },
    'Vendor/getVendorSummary': { vendors: 0, regions: 0, kinds: [] },
  }
  const api = ((name: string) => {
    asked.push(name)
    const isThere = name !== 'Vendor/getHomePage' || parts
    return isThere ? Promise.resolve(answers[name] ?? []) : Promise.reject(new Error('no words'))
  }) as unknown as ApiClient
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await loadHome({ queryClient, api, origin: 'https://lovoglio.test' })
  return asked.toSorted()
}

it('reads what its parts show, and nothing of those that were left out', async () => {
  const all = await callsWith(HOME_ORDER.parts)
  const few = await callsWith(['how', 'shelf'])
  expect(all.filter((name) => !few.includes(name))).toEqual([
    'News/getArticles',
    'Vendor/getAwardByYear',
    'Vendor/getBanner',
    'Vendor/getRealWeddings',
  ])
  expect(few).toContain('Vendor/getTopVendors')
})

it('stands as it is until somebody arranges it where its words do not come', async () => {
  expect(await callsWith()).toEqual(await callsWith(HOME_ORDER.parts))
})
