import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserServices } from './browser-services.ts'
import { createAppRouter } from './router.tsx'
import { keepScroll } from './scroll.ts'

/**
 * Starts the app on this page: over what the server rendered, or from the empty shell (private areas, and every page
 * that comes from the service worker).
 */
export function boot(): void {
  const services = createBrowserServices((to) => void router.navigate({ to }))
  const router = createAppRouter(services)
  keepScroll(router)
  if ('$_TSR' in window) {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  } else {
    createRoot(document).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  }
}
