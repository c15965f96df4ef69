import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { LOOK_MAX } from '#contract/wire/places.ts'
import { shownPlaces } from './shown-places.ts'

function page() {
  const client = new QueryClient()
  return {
    places: () => [...shownPlaces(client)].toSorted(),
    /** @returns what takes it off the screen */
    show(queryKey: readonly unknown[], data: unknown) {
      client.setQueryData(queryKey, data)
      return new QueryObserver(client, { queryKey, staleTime: Infinity }).subscribe(() => undefined)
    },
  }
}

const [villa, studio, torte] = [newId(), newId(), newId()].toSorted() as [string, string, string]

it('a vendor’s page looks at the vendor and at the similar ones it shows', () => {
  const { show, places } = page()
  show(['vendors', 'detail', villa], { id: villa })
  show(['vendors', 'availability', villa], { busy: [] })
  show(['reviews', villa], [{ id: newId(), vendorId: villa }])
  show(['videos', villa], [{ id: newId(), vendorId: villa }])
  show(['vendors', 'similar', villa], [{ id: studio }, { id: torte }])
  expect(places()).toEqual([villa, studio, torte])
})

it('a vendor looks at its own page', () => {
  const { show, places } = page()
  show(['account', 'vendor', villa], { id: villa })
  expect(places()).toEqual([villa])
})

it.each([
  [{}, '*/*'],
  [{ q: 'villa' }, '*/*'],
  [{ category: 'fotografo' }, 'fotografo/*'],
  [{ region: 'puglia', priceMax: 3 }, '*/puglia'],
  [{ category: 'fotografo', region: 'puglia' }, 'fotografo/puglia'],
  [{ region: 'dove capita' }, '*/*'],
])('a list of %o looks at %s', (filter, place) => {
  const { show, places } = page()
  show(['vendors', 'list', filter], { pages: [] })
  show(['vendors', 'categories', filter], [])
  show(['vendors', 'summary', 'all'], [])
  expect(places()).toEqual([place])
})

it('the first page looks at the vendors on its shelf and at the news, and what it no longer shows is not looked at', () => {
  const { show, places } = page()
  const leave = show(['vendors', 'top'], [{ id: villa }, { id: studio }])
  show(['vendors', 'summary'], { vendors: 2 })
  show(['news', 'latest'], [])
  expect(places()).toEqual([villa, studio, 'news'].toSorted())
  leave()
  expect(places()).toEqual(['news'])
})

it('favourites are looked at too, as many as may be said beside the page’s own', () => {
  const { show, places } = page()
  const saved = Array.from({ length: LOOK_MAX + 5 }, () => ({ id: newId(), vendorId: newId() }))
  show(['favorites', 'list'], saved)
  show(['vendors', 'detail', villa], { id: villa })
  expect(places()).toHaveLength(LOOK_MAX)
  expect(places()).toContain(villa)
})
