import { Link, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { AREAS } from '#contract/screens/areas.ts'
import { SiteFooter } from '../../features/footer/site-footer.tsx'
import { useSession } from '../../session/session-context.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { PublicLayout } from '../../ui/frame/public-layout.tsx'
import type { NavItem } from '../../ui/frame/navigation.ts'
import { InBrowser } from './in-browser.tsx'
import { WeddingFrame } from './wedding-frame.tsx'

const SyncBar = lazy(async () => ({ default: (await import('../../features/sync/sync-bar.tsx')).SyncBar }))

const HeartsButton = lazy(async () => ({
  default: (await import('../../features/favorites/hearts-button.tsx')).HeartsButton,
}))

const ConsentBanner = lazy(async () => ({
  default: (await import('../../features/consent/consent-banner.tsx')).ConsentBanner,
}))

const ITEMS: readonly NavItem[] = [
  { href: '/fornitori', label: 'Fornitori' },
  { href: '/planning', label: 'Pianifica' },
  { href: '/matrimoni-veri', label: 'Matrimoni veri' },
  { href: '/awards', label: 'Awards' },
]
const MENU_ITEMS: readonly NavItem[] = [
  ...ITEMS,
  { href: '/guide', label: 'Guide' },
  { href: '/news', label: 'Il giornale' },
  { href: '/wed-ai', label: 'Assistente' },
]

/** The frame of the public pages, with the way in for strangers and the way back for who is signed in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const last = useSession((session) => session.last)
  if (path.startsWith('/wedding/')) return <WeddingFrame>{children}</WeddingFrame>
  return (
    <PublicLayout
      items={ITEMS}
      menuItems={MENU_ITEMS}
      path={path}
      overPicture={path === '/'}
      foot={<SiteFooter />}
      status={
        <InBrowser>
          <SyncBar />
        </InBrowser>
      }
      account={
        last ? (
          <Link to={AREAS[last.role].home} className={buttonClass('primary')}>
            {AREA_WORD[last.role]}
          </Link>
        ) : (
          <InBrowser>
            <HeartsButton />
          </InBrowser>
        )
      }
      accountWide={
        !last && (
          <>
            <Link to="/login" className={buttonClass('link')}>
              Accedi
            </Link>
            <Link to="/register" className={buttonClass('primary')}>
              Inizia a pianificare
            </Link>
          </>
        )
      }
    >
      {children}
      {path !== '/cookie' && (
        <InBrowser>
          <ConsentBanner />
        </InBrowser>
      )}
    </PublicLayout>
  )
}

const AREA_WORD = { couple: 'Il nostro piano', vendor: 'La mia attività', admin: 'Amministrazione' } as const
