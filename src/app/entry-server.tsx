/** The server's side of rendering, built apart (`vite build --ssr`) and loaded by `server/ssr`. */
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server'
import { NotFoundScreen } from '../routes/-frames/not-found-screen.tsx'
import { RouteErrorScreen } from '../routes/-frames/route-error-screen.tsx'
import { createAppRouter } from './router.tsx'
import { createServerServices } from './server-services.ts'

export { renderAreaShell, shellPaths } from './area-shell.tsx'

export interface RenderOptions {
  request: Request
  /** Answers the app's own calls in process. */
  fetch: typeof fetch
  nonce: string
  assets: { entry: string; routes: Record<string, { css: string[]; preloads: string[] }> }
}

/** Renders a public page with its data, head and status. */
export function renderPage({ request, fetch, nonce, assets }: RenderOptions): Promise<Response> {
  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createAppRouter(createServerServices(fetch, new URL(request.url).origin), {
        nonce,
        screens: { NotFound: NotFoundScreen, RouteError: RouteErrorScreen },
      }),
    getRouterManifest: () => ({
      routes: {
        ...assets.routes,
        __root__: {
          ...assets.routes.__root__,
          // Not `async`: what hydrates must find the whole page.
          scripts: [{ attrs: { type: 'module', src: assets.entry } }],
        },
      },
    }),
  })
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  )
}
