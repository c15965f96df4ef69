/** The server's own sources as one program: a start loads seven files where it loaded eight hundred and fifty (decision 121). */
import path from 'node:path'
import { type Plugin, build } from 'vite'

const ROOT = path.join(import.meta.dirname, '../..')
/** From the root; two folders down, as `ownPlace` reckons. */
const FOLDER = 'dist/program'

/** Of hundreds of small files too, and loaded at every start. All other packages are loaded as they were installed. */
const TAKEN_IN = [/^drizzle-orm/, /^zod/]

/** In the program each of its parts begins with this. */
const OWN_PLACE = `import { fileURLToPath as ownFile } from 'node:url'
const ownPlace = (name) => {
  const url = new URL('../../' + name, import.meta.url)
  return { url: url.href, dirname: ownFile(new URL('.', url)).slice(0, -1) }
}`

/** What a source says of its own place stays true in the program: texts, pictures and threads are where they were. */
function ownPlaces(): Plugin {
  return {
    name: 'own-places',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta.')) return undefined
      const name = path.relative(ROOT, id).replaceAll('\\', '/')
      const placed = code.replaceAll(/import\.meta\.(dirname|url)\b/g, `ownPlace(${JSON.stringify(name)}).$1`)
      if (placed.includes('import.meta.')) this.error(`${name} asks for more than its dirname and url.`)
      return placed
    },
  }
}

/** A process that becomes the server and does nothing else begins here: what was compiled is kept for the next start. */
const BEGIN = `import { enableCompileCache } from 'node:module'
import path from 'node:path'
enableCompileCache(path.join(import.meta.dirname, '../../node_modules/.cache/compiled'))
await import('./main.js')
`

function beginning(): Plugin {
  return {
    name: 'beginning',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'begin.js', source: BEGIN })
    },
  }
}

/** Builds `dist/program/main.js` from `server/main.ts`; what is loaded only when it is needed stays apart. */
export async function buildServerProgram(): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [ownPlaces(), beginning()],
    ssr: { noExternal: TAKEN_IN, target: 'node' },
    build: {
      ssr: 'server/main.ts',
      outDir: FOLDER,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2023',
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js', banner: OWN_PLACE },
      },
    },
  })
}
