/** The server's side of rendering, built apart (`vite build --ssr`) and loaded by `server/ssr`. */
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server'
import { NotFoundScreen } from '../routes/-frames/not-found-screen.tsx'
import { RouteErrorScreen } from '../routes/-frames/route-error-screen.tsx'
import { createAppRouter } from './router.tsx'
import { createServerServices } from './services/server-services.ts'

export { knownAddress } from './account/known-address.ts'
export { meantAddress } from './meant-address.ts'
export { renderAreaShell, shellPaths } from './area-shell.tsx'

export interface RenderOptions {
  request: Request
  /** Answers the app's own calls in process. */
  fetch: typeof fetch
  assets: { early: string; entry: string; routes: Record<string, { css: string[]; preloads: string[] }> }
}

/**
 * Renders a public page with its data, head and status. It names its scripts for `src/early.ts`, which asks for them when
 * the page is seen: asked for at once, they would take the network from its largest picture.
 */
export async function renderPage({ request, fetch, assets }: RenderOptions): Promise<Response> {
  const styles = Object.entries(assets.routes).map(([id, { css }]) => [id, { css }] as const)
  let parts: string[] = []
  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createAppRouter(createServerServices(fetch, new URL(request.url).origin), {
        screens: { NotFound: NotFoundScreen, RouteError: RouteErrorScreen },
      }),
    getRouterManifest: () => ({
      routes: {
        ...Object.fromEntries(styles),
        __root__: {
          css: assets.routes.__root__?.css,
          // Not `async`: what hydrates must find the whole page.
          scripts: [{ attrs: { type: 'module', src: assets.early, 'data-app': assets.entry } }],
        },
      },
    }),
  })
  const response = await handle(({ router, responseHeaders }) => {
    parts = router.stores.matches.get().flatMap(({ routeId }) => assets.routes[routeId]?.preloads ?? [])
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> })
  })
  const html = await response.text()
  const named = `<meta name="app-parts" content="${[...new Set(parts)].join(' ')}">`
  return new Response(
    html.replace('</head>', () => `${named}</head>`),
    response,
  )
}
