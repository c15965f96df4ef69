/**
 * The styles of a page inside it. A page asks for eight small sheets before it may be drawn, on a slow phone two round
 * trips; inside the page they come with the words they are for.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"/g

export type InlineStyles = (html: string) => string

/**
 * Reads the sheets of a build.
 * @param clientDir where the build's files for browsers lie
 */
export async function inlineStyles(clientDir: string): Promise<InlineStyles> {
  const folder = path.join(clientDir, 'assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'))
  const sheets = new Map<string, string>(
    await Promise.all(
      names.map(
        async (name) => [`/assets/${name}`, await readFile(path.join(folder, name), 'utf8')] as const,
      ),
    ),
  )
  return (html) => {
    const wanted = [...html.matchAll(SHEET)].map(([, address]) => address!)
    const first = html.indexOf('<link rel="stylesheet"')
    if (first < 0 || wanted.some((address) => !sheets.has(address))) return html
    const css = wanted.map((address) => sheets.get(address)).join('\n')
    // The links stay, asleep: by them the app knows that these sheets are here and fetches none of them again.
    const links = html.slice(first).replaceAll(SHEET, '<link disabled="" rel="stylesheet" href="$1"')
    return `${html.slice(0, first)}<style>${css}</style>${links}`
  }
}
