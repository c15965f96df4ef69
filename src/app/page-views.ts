/**
 * Tells the pages looked at, by those who agreed: to Google Analytics where it is configured, else to our own counter; and
 * what is paid for in them, and looked for.
 */
import { ROUTES } from '#contract/routes.ts'
import type { ApiClient } from '../api/api-client.ts'
import type { SessionSnapshot } from '../session/session-snapshot.ts'
import type { AppServices } from './services/app-services.ts'
import { pageConsent } from '../features/consent/consent-store.ts'
import { heard } from '../lib/fault-log.ts'
import type { AppRouter } from './router.tsx'

/** `/fornitore/{id}/{slug}` */
const VENDOR_PAGES = '/fornitore/'
const TELL_AFTER_MS = 5_000
/** As many as one call takes. */
const AT_ONCE = 50

type Teller = (path: string) => void

type FollowServices = Pick<AppServices, 'api' | 'session'>

/** Follows the navigations: each, once complete, is a page looked at. The one that stands counts from the consent on. */
export function followPageViews(router: AppRouter, { api, session }: FollowServices): void {
  const consent = pageConsent()
  let teller: Promise<Teller> | undefined
  let last: string | undefined
  let seen: Promise<void> | undefined
  const isOwn = (path: string) => isOwnPage(path, session.get().last)
  const tellSeen = async () =>
    (await import('./tell-seen.ts')).tellSeen(router, {
      agreed: () => consent.get() === 'accepted',
      isOwn,
      isVisitor: () => (session.get().last?.role ?? 'couple') === 'couple',
    })
  const look = () => {
    const { pathname } = router.state.resolvedLocation ?? router.state.location
    if (consent.get() !== 'accepted' || pathname === last) return
    last = pathname
    seen ??= tellSeen().catch(heard('page-views'))
    if (isOwn(pathname)) return
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

/** A vendor that looks at its own page is no visitor of it. */
const isOwnPage = (pathname: string, last: SessionSnapshot | null) =>
  last?.role === 'vendor' && pathname.startsWith(VENDOR_PAGES + last.accountId)

async function chooseTeller(api: ApiClient): Promise<Teller> {
  const { identity } = await api('config', {})
  const count = ownCounter()
  if (!identity.measurementId) return count
  const { createAnalytics } = await import('./services/firebase-analytics.ts')
  const tell = createAnalytics(identity)
  return (path) => {
    tell(path)
    // What a vendor sees of its own page is counted here, whoever else is told.
    if (path.startsWith(VENDOR_PAGES)) count(path)
  }
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
