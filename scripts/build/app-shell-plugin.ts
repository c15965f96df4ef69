import { readFileSync } from 'node:fs'
import type { Plugin, ViteDevServer } from 'vite'

const ENTRY = '/src/main.tsx'

interface ShellAssets {
  script: string
  styles: readonly string[]
  fonts: readonly string[]
  preloads: readonly string[]
}

/**
 * Makes `app-shell.html`: the page without contents that private areas, and every page offline, start from. It has no
 * inline script, so it needs no nonce and can be kept by the service worker. Also copies the web manifest, and serves
 * the same shell while developing.
 */
export function appShell(): Plugin {
  return {
    name: 'lovoglio:app-shell',
    configureServer(server) {
      return () =>
        server.middlewares.use(
          (request, response, next) => void serve(server, request.url, response).catch(next),
        )
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === 'main')
      if (!entry) this.error('no entry chunk for the shell')
      const first = [
        entry,
        ...entry.imports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk'),
      ]
      const html = shellHtml({
        script: `/${entry.fileName}`,
        styles: [...new Set(first.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))].map(
          (name) => `/${name}`,
        ),
        fonts: Object.keys(bundle)
          .filter((name) => /(figtree|garamond)-latin-wght-normal-.*\.woff2$/.test(name))
          .map((name) => `/${name}`),
        preloads: entry.imports.map((name) => `/${name}`),
      })
      this.emitFile({ type: 'asset', fileName: 'app-shell.html', source: html })
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: readFileSync('manifest.webmanifest', 'utf8'),
      })
    },
  }
}

function shellHtml({ script, styles, fonts, preloads }: ShellAssets): string {
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#FBF8F3" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#171613" media="(prefers-color-scheme: dark)">
<meta name="robots" content="noindex">
<title>Lovoglio</title>
<link rel="manifest" href="/manifest.webmanifest">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
${fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join('\n')}
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body><p class="boot">Lovoglio</p><noscript>Per usare questa pagina serve JavaScript. <a href="/fornitori">I fornitori</a> si leggono anche senza.</noscript></body>
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
  const bare = shellHtml({ script: ENTRY, styles: [], fonts: [], preloads: [] })
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(await server.transformIndexHtml(url ?? '/', bare))
}
