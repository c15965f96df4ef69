/** The code of an area that is not in every installation: kept on a device once somebody has entered, and by each build after. */
import { isMarked } from '#contract/wire/client-version.ts'
import { type AreaName, ENTERED_AREAS } from '#contract/screens/areas.ts'
import { matchPrecache } from 'workbox-precaching'
import { findAsset } from './assets.ts'
import { type BuildFile, requestOf } from './build-files.ts'
import { givingWay } from './give-way.ts'

const cacheOf = (area: AreaName) => `area-${area}`
const listOf = (area: AreaName) => `/areas/${area}.json`

/** Somebody is in: fetches what is missing of it in this build. @throws Error when not all of it could be had */
export async function keepArea(area: AreaName): Promise<void> {
  const list = await matchPrecache(listOf(area))
  if (list) await fetchMissing(area, list)
}

/** A new build brings the areas that were entered along, or does not install. @param files of this build */
export async function bringAreas(files: readonly BuildFile[]): Promise<void> {
  for (const area of ENTERED_AREAS) {
    const list = files.find((file) => typeof file !== 'string' && `/${file.url}` === listOf(area))
    if (list && (await caches.has(cacheOf(area)))) await fetchMissing(area, await own(requestOf(list)))
  }
}

/** A build has taken over: what only the one before needed goes. */
export async function tidyAreas(): Promise<void> {
  for (const area of ENTERED_AREAS) {
    const list = (await caches.has(cacheOf(area))) && (await matchPrecache(listOf(area)))
    if (!list) continue
    const needed = new Set((await list.json()) as string[])
    const cache = await caches.open(cacheOf(area))
    for (const request of await cache.keys())
      if (!needed.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}

async function fetchMissing(area: AreaName, list: Response): Promise<void> {
  const files = (await list.json()) as string[]
  const cache = await caches.open(cacheOf(area))
  // One at a time: the page that is being looked at goes first.
  for (const file of files)
    if (!(await cache.match(file)))
      await cache.put(file, (await findAsset(file)) ?? (await own(new Request(file))))
}

async function own(request: Request): Promise<Response> {
  const response = await fetch(request, { signal: givingWay })
  if (!response.ok || !isMarked(response)) throw new TypeError(`no ${request.url}`)
  return response
}
