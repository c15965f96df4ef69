import { optimizeLocales } from './scripts/build/optimize-locales.ts'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { areaRoutes } from './scripts/build/area-routes-plugin.ts'
import { appShell } from './scripts/build/app-shell-plugin.ts'
import { chunkGroups } from './scripts/build/chunk-groups.ts'
import { PrecacheSelection, UNHASHED } from './scripts/build/precache-selection.ts'
import { scopedName } from './scripts/build/scoped-name.ts'
import { partNames } from './scripts/build/part-names.ts'
import { routeAssets } from './scripts/build/route-assets-plugin.ts'

/** Where the product's own server listens while `vite` serves the sources. */
const API_ORIGIN = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

/** React, the router and the query cache. */
const FRAMEWORK =
  /rolldown[\\/]runtime|node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(history|store|react-store|router-core|react-router|query-core|react-query))\/(?!.*(useMutation|mutationObserver|HydrationBoundary))/

/** Chromium reads such a script beside the page's own thread, and whole: left to itself it reads each function when called. */
const READ_WHOLE = '//# allFunctionsCalledOnLoad'
/** Of fewer signs there is nothing to read beside: an icon, a helper. The line would be a third of them. */
const WORTH_READING = 1000

const SERVER_BUILD: BuildOptions = {
  outDir: 'dist/server',
  emptyOutDir: true,
  copyPublicDir: false,
  rolldownOptions: { input: { 'entry-server': 'src/app/entry-server.tsx' } },
}
const CLIENT_BUILD: BuildOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  target: 'es2023',
  assetsInlineLimit: 0,
  // The names of all files that each part needs were a quarter of the first script. Once seen, the app has them on the
  // device; before that a screen asks for what it is made of when it comes.
  modulePreload: { polyfill: false, resolveDependencies: () => [] },
  rolldownOptions: {
    input: { main: 'src/main.tsx', early: 'src/early.ts' },
    // What every page needs and no release of ours changes: kept by browsers from one to the next.
    output: {
      // Each file names those it needs, and names cost: docs/decisions/140-files-without-names.md.
      chunkFileNames: 'assets/[hash].js',
      assetFileNames: ({ names }) =>
        names.some((name) => name.endsWith('.css'))
          ? 'assets/[hash][extname]'
          : 'assets/[name]-[hash][extname]',
      postBanner: ({ modules }) => {
        const signs = Object.values(modules).reduce((sum, module) => sum + module.renderedLength, 0)
        return signs < WORTH_READING ? '' : READ_WHOLE
      },
      codeSplitting: {
        groups: [
          { name: 'framework', test: FRAMEWORK, priority: 1 },
          // What main.tsx imports itself, in one file and not in one for each set of screens that use a part of it too.
          {
            name: 'base',
            tags: ['$initial'],
            test: /\/(src\/(?!early)|contract\/)|preload-helper/,
            priority: 0.5,
          },
          // Long lists of words are not for every screen that happens to share them.
          {
            name: chunkGroups(),
            debugName: 'chunk-groups',
            includeDependenciesRecursively: false,
            maxModuleSize: 16_000,
          },
        ],
      },
    },
  },
}

export default defineConfig(({ isSsrBuild }) => {
  const precache = new PrecacheSelection(`${CLIENT_BUILD.outDir}`)
  return {
    publicDir: 'public',
    resolve: { dedupe: ['@tanstack/query-core', '@tanstack/react-query', 'react', 'react-dom'] },
    plugins: [
      // Before the React plugin: it rewrites each route into the parts that load apart.
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        quoteStyle: 'single',
        semicolons: false,
        addExtensions: true,
        routeFileIgnorePattern: '\\.test\\.ts',
        generatedRouteTree: './src/routeTree.gen.ts',
        codeSplittingOptions: {
          defaultBehavior: [
            ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
        },
      }),
      react(),
      optimizeLocales(),
      ...(isSsrBuild
        ? []
        : [
            areaRoutes(),
            // The rendering side is built first: see scripts/build.ts.
            appShell(`${SERVER_BUILD.outDir}/entry-server.js`),
            routeAssets(),
            partNames(),
            precache.plugin(),

            VitePWA({
              strategies: 'injectManifest',
              srcDir: 'sw',
              filename: 'service-worker.ts',
              injectRegister: false,
              // Ours stands at the root of the repository and is copied as it is.
              manifest: false,
              injectManifest: {
                globPatterns: [...UNHASHED, 'assets/**/*.{js,css,woff2}'],
                manifestTransforms: [precache.transform],
                maximumFileSizeToCacheInBytes: 1_000_000,
              },
            }),
          ]),
    ],
    // The line of a class says nothing to a browser, and each page sends some hundred of them.
    css: { modules: { generateScopedName: scopedName } },
    build: isSsrBuild ? SERVER_BUILD : CLIENT_BUILD,
    // What renders pages is what a browser gets of React, wherever it runs: with its checks it takes three times as long.
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    // One self-contained file tree: the server starts without reading hundreds of packages.
    ssr: { noExternal: true, target: 'node' },
    server: {
      proxy: {
        '^/(api|hubs|v0|identitytoolkit|securetoken|emulator|media)(/|\\.|$)': {
          target: API_ORIGIN,
          ws: true,
        },
      },
    },
  }
})
