import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { AREA_START } from './area-start.ts'
import {
  address,
  type Bundle,
  type Chunk,
  chunkWith,
  closureOf,
  entryOf,
  screenChunks,
  stylesOf,
} from './bundle-graph.ts'

const ENTRY = '/src/main.tsx'
/** The part of the rendering side (`src/app/area-shell.tsx`, built before) that draws the shells. */
interface ShellRenderer {
  renderAreaShell(path: string): string
  shellPaths: readonly string[]
}

interface ShellAssets {
  /** The script that runs first, and the app it starts; without one the app runs at once. */
  early?: string
  app: string
  styles: readonly string[]
  fonts: readonly string[]
  preloads: readonly string[]
  body: string
}

/**
 * Makes the pages that start without the server: `app-shell.html` for public ones offline, and under `shells/` one for
 * each private area and place, which shows its frame before any script runs. They have no inline script, so they need no
 * nonce and can be kept by the service worker. Also copies the web manifest, and serves a bare shell while developing.
 * @param renderer the built rendering side, without which the private shells cannot be drawn
 */
export function appShell(renderer: string): Plugin {
  return {
    name: 'lovoglio:app-shell',
    configureServer(server) {
      return () =>
        server.middlewares.use(
          (request, response, next) => void serve(server, request.url, response).catch(next),
        )
    },
    async generateBundle(_options, bundle) {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      emit('manifest.webmanifest', readFileSync('manifest.webmanifest', 'utf8'))
      const entry = entryOf(bundle, 'main')
      const first = [...closureOf(bundle, entry)]
      const fonts = Object.keys(bundle)
        .filter((name) => /(figtree|garamond)-latin-.+-normal-.*\.woff2$/.test(name))
        .map(address)
      const app = address(entry.fileName)
      emit(
        'app-shell.html',
        shellHtml({
          app,
          styles: stylesOf(first),
          fonts,
          preloads: first.map((chunk) => address(chunk.fileName)),
          body: '<p class="boot">Lovoglio</p>',
        }),
      )
      const early = address(entryOf(bundle, 'early').fileName)
      const { renderAreaShell, shellPaths } = (await import(
        pathToFileURL(path.resolve(renderer)).href
      )) as ShellRenderer
      for (const place of shellPaths) {
        const chunks = startOf(bundle, place)
        emit(
          `shells${place}.html`,
          shellHtml({
            early,
            app,
            styles: stylesOf(chunks),
            fonts,
            preloads: chunks.map((chunk) => address(chunk.fileName)),
            body: renderAreaShell(place),
          }),
        )
      }
    },
  }
}

/** All that runs before the screen of a place stands. An area's shell serves all its pages and names none. */
function startOf(bundle: Bundle, place: string): Chunk[] {
  const screens = screenChunks(bundle)
  const area = `/${place.split('/')[1]}`
  const screen = place === area && area === '/couple' ? `${area}/` : place
  const roots = [
    entryOf(bundle, 'main'),
    ...AREA_START.map((module) => chunkWith(bundle, module)),
    screens.get(area),
    screens.get(screen),
  ]
  const chunks = new Set<Chunk>()
  for (const root of roots) if (root) closureOf(bundle, root, chunks)
  return [...chunks]
}

function shellHtml({ early, app, styles, fonts, preloads, body }: ShellAssets): string {
  const script = early
    ? `<script type="module" src="${early}" data-app="${app}"></script>`
    : `<script type="module" src="${app}"></script>`
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#FBF8F3" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#171613" media="(prefers-color-scheme: dark)">
<meta name="robots" content="noindex">
<title>Lovoglio</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${early ? `${script}\n` : ''}${fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join('\n')}
${preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<link rel="manifest" href="/manifest.webmanifest">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
${early ? '' : script}
</head>
<body>${body}<noscript>Per usare questa pagina serve JavaScript. <a href="/fornitori">I fornitori</a> si leggono anche senza.</noscript></body>
</html>
`
}

async function serve(
  server: ViteDevServer,
  url: string | undefined,
  response: import('node:http').ServerResponse,
) {
  if (url?.startsWith('/manifest.webmanifest')) {
    response.setHeader('Content-Type', 'application/manifest+json')
    response.end(readFileSync('manifest.webmanifest'))
    return
  }
  const bare = shellHtml({ app: ENTRY, styles: [], fonts: [], preloads: [], body: '' })
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(await server.transformIndexHtml(url ?? '/', bare))
}
