/**
 * The page a private area opens with: its shell with the styles in it, so that the first frame waits for one answer only,
 * and in place of the shell's grey shapes the screen as its account last saw it.
 */
import type { ScreenSnapshot } from '#src/offline/cache/screen-snapshot.ts'
import { findAsset } from './assets.ts'
import { readSignedIn } from './signed-in.ts'
import { heard } from '#src/lib/fault-log.ts'

const KEPT_WITHIN_MS = 300
const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)">\n?/g
const PART_LINK = /<link rel="modulepreload" href="([^"]+)">\n?/g

/**
 * @param shell as the build drew it
 * @param address path and search of the page that is opened
 * @returns the shell itself where it cannot be improved upon
 */
export async function privatePage(shell: Response, address: string): Promise<Response> {
  const drawn = shell.clone()
  const [html, kept] = await Promise.all([drawn.text(), soon(screenSnapshot(address))])
  const links = [...html.matchAll(STYLE_LINK)].map((match) => match[1]!)
  const policy = shell.headers.get('Content-Security-Policy')
  const styles = await Promise.all(links.map(async (href) => (await findAsset(href))?.text()))
  if (!policy || styles.some((text) => text === undefined)) return shell
  const isOfThisBuild = kept !== undefined && html.includes(`data-app="${kept.app}"`)
  const nonce = crypto.randomUUID()
  const rules = [...styles, ...(isOfThisBuild ? [kept.css] : [])].join('\n')
  const parts = [...html.matchAll(PART_LINK)].map((match) => match[1]!)
  const page = html
    .replace(STYLE_LINK, '')
    .replace(PART_LINK, '')
    .replace(
      '</head>',
      () =>
        `<style nonce="${nonce}">${rules}</style>\n` +
        // What the app loads asks for them by these: they are there already.
        links.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('\n') +
        `\n<meta name="app-parts" content="${parts.join(' ')}">\n</head>`,
    )
  const body = isOfThisBuild
    ? page.replace(/<body>.*<noscript>/s, () => `<body data-kept>${kept.html}<noscript>`)
    : page
  const headers = new Headers(shell.headers)
  headers.set('Content-Security-Policy', policy.replace("style-src 'self'", `$& 'nonce-${nonce}'`))
  headers.delete('Content-Length')
  headers.delete('Content-Encoding')
  return new Response(body, { headers })
}

/** A database that does not open must not keep the page from opening. */
const soon = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    work.catch(heard('private-page')),
    new Promise<undefined>((resolve) => setTimeout(resolve, KEPT_WITHIN_MS)),
  ])

/** Of the account that is signed in: the only one with credentials on this device. */
async function screenSnapshot(address: string): Promise<ScreenSnapshot | undefined> {
  const found = await readSignedIn((store) => store.screenSnapshot(address))
  return found.length === 1 ? found[0] : undefined
}
