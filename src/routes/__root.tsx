import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../app/router-context.ts'
import { Document } from './-frames/document.tsx'
import { RootFrame } from './-frames/root-frame.tsx'
import { fontPreloads } from '../ui/fonts.ts'

const isMissing = (match: { status: string; globalNotFound?: boolean }) =>
  match.status === 'notFound' || match.globalNotFound === true

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ matches }) => ({
    meta: [
      { title: matches.some(isMissing) ? 'Pagina non trovata · Lovoglio' : 'Lovoglio' },
      { name: 'apple-mobile-web-app-title', content: 'Lovoglio' },
    ],
    links: [
      ...fontPreloads,
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'icon', href: '/icons/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
    ],
  }),
  shellComponent: Document,
  component: () => (
    <RootFrame>
      <Outlet />
    </RootFrame>
  ),
})
