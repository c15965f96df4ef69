/** Tells the pages looked at, by those who agreed: to Google Analytics where it is configured, else to our own counter. */
import { ROUTES } from '#contract/routes.ts'
import type { ApiClient } from '../api/api-client.ts'
import { pageConsent } from '../features/consent/consent-store.ts'
import type { AppRouter } from './router.tsx'

const TELL_AFTER_MS = 5_000
/** As many as one call takes. */
const AT_ONCE = 50

type Teller = (path: string) => void

/** Follows the navigations: each, once complete, is a page looked at. The one that stands counts from the consent on. */
export function followPageViews(router: AppRouter, api: ApiClient): void {
  const consent = pageConsent()
  let teller: Promise<Teller> | undefined
  let last: string | undefined
  const look = () => {
    const { pathname } = router.state.resolvedLocation ?? router.state.location
    if (consent.get() !== 'accepted' || pathname === last) return
    last = pathname
    teller ??= chooseTeller(api)
    void teller.then((tell) => tell(pathname))
  }
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) last = undefined
    look()
  })
  consent.subscribe(look)
  look()
}

async function chooseTeller(api: ApiClient): Promise<Teller> {
  const { identity } = await api('config', {})
  if (!identity.measurementId) return ownCounter()
  const { createAnalytics } = await import('./services/firebase-analytics.ts')
  return createAnalytics(identity)
}

/** Gathers paths and sends them in one go: after a while, or when the page is left, which a beacon outlives. */
function ownCounter(): Teller {
  const paths: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    // Without a network nobody is told, and nobody counts.
    while (paths.length > 0) {
      const body = JSON.stringify({ paths: paths.splice(0, AT_ONCE) })
      navigator.sendBeacon(ROUTES['Site/countViews'].path, new Blob([body], { type: 'application/json' }))
    }
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  return (path) => {
    paths.push(path)
    timer ??= setTimeout(flush, TELL_AFTER_MS)
  }
}
