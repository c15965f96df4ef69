/**
 * What the browser answers past the worker, where it can be told so: without waking it, and without a word to one that is
 * being ended for a newer build, which would begin it anew. Elsewhere these requests come to the worker, which lets them
 * through.
 * Source: https://wicg.github.io/service-worker-static-routing-api/
 */
import { KEPT_READS } from './cache-rules.ts'

interface Condition {
  requestMethod?: string
  urlPattern?: { pathname: string }
  or?: readonly Condition[]
}

export interface StaticRoute {
  condition: Condition
  source: 'network' | 'fetch-event'
}

const at = (pathname: string): Condition => ({ urlPattern: { pathname } })

/**
 * What writes: a page that is left tells what it has to tell with a beacon, and one that the worker lets through is lost
 * with a page the browser does not keep.
 */
const WRITES: readonly StaticRoute[] = ['POST', 'PUT', 'DELETE'].map((requestMethod) => ({
  condition: { requestMethod },
  source: 'network',
}))

/** What is read and never kept: all that is somebody's, the feed, the probe. */
const READS: readonly StaticRoute[] = [
  {
    condition: { or: KEPT_READS.map((path) => at(path.replaceAll(/\{(\w+)\}/g, ':$1'))) },
    source: 'fetch-event',
  },
  { condition: { or: [at('/api/*'), at('/hubs/*')] }, source: 'network' },
]

/** In this order, each by itself: a browser that does not understand the second keeps the first. */
export const STATIC_ROUTES: readonly (readonly StaticRoute[])[] = [WRITES, READS]
