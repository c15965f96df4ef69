/** What may stand in the foot of the public pages, in words: for the form and for the server. Free of schemas. */
import { isOwnPath } from '../../kit/own-path.ts'
import { SCREEN_PATHS, patternOf } from '../../screens/screens.ts'
import { FOLLOWED_ON, type FootGroup, type Network } from './site-foot.ts'

/** How much of each there may be. */
export const FOOT_MOST = { about: 160, groups: 4, title: 30, links: 12, label: 40, href: 300 } as const

/** What the law wants in reach from every page, and why: it may be moved and called otherwise, not be taken away. */
export const FOOT_NEEDED: Readonly<Record<string, string>> = {
  '/privacy-policy': 'l’informativa sulla privacy',
  '/cookie': 'i cookie, con la via per cambiare idea',
  '/assistance': 'un modo per scriverci',
  '/vendor-terms': 'le condizioni per i fornitori',
  '/come-ordiniamo': 'come sono ordinati i risultati',
}

/** The hosts under which a profile of each network is. */
const HOSTS: Readonly<Record<Network, readonly string[]>> = {
  instagram: ['instagram.com', 'www.instagram.com'],
  facebook: ['facebook.com', 'www.facebook.com', 'it-it.facebook.com'],
  pinterest: ['pinterest.com', 'www.pinterest.com', 'it.pinterest.com', 'pinterest.it', 'www.pinterest.it'],
  tiktok: ['tiktok.com', 'www.tiktok.com'],
  youtube: ['youtube.com', 'www.youtube.com'],
}

/** Nobody's name before the host, which would hide it; no port, nothing that a browser takes out or reads as a slash. */
const WEB_ADDRESS = /^https:\/\/[^\s\\/?#@:]+([/?#][^\s\\]*)?$/i
/** A name, and no number of a machine. */
const HOST = /^([a-z\d-]+\.)+[a-z][a-z\d-]+$/

function webAddress(href: string): URL | undefined {
  const url = WEB_ADDRESS.test(href) ? URL.parse(href) : null
  return url && HOST.test(url.hostname) ? url : undefined
}

const SCREENS = SCREEN_PATHS.map(patternOf)

/** @param href a path of this site */
function leadsSomewhere(href: string): boolean {
  const { pathname } = new URL(href, 'https://here.invalid')
  const bare = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return SCREENS.some((screen) => screen.test(bare))
}

/** What is wrong with where a link leads; undefined when nothing is. */
export function addressFault(href: string): string | undefined {
  if (href === '') return 'Scrivi l’indirizzo.'
  if (href.length > FOOT_MOST.href)
    return `L’indirizzo è troppo lungo: al massimo ${FOOT_MOST.href} caratteri.`
  if (!href.startsWith('/'))
    return webAddress(href)
      ? undefined
      : 'Scrivi una pagina del sito, come /fornitori, o un indirizzo intero che comincia con https://.'
  if (/\s/.test(href) || !isOwnPath(href))
    return 'Una pagina del sito comincia con una barra sola e non ha spazi: /fornitori.'
  return leadsSomewhere(href)
    ? undefined
    : 'A questo indirizzo il sito non ha una pagina: controlla com’è scritto.'
}

/** What is wrong with the address of a profile; undefined when nothing is. */
export function profileFault(network: Network, href: string): string | undefined {
  const name = FOLLOWED_ON[network]
  if (href.length > FOOT_MOST.href)
    return `L’indirizzo è troppo lungo: al massimo ${FOOT_MOST.href} caratteri.`
  const url = webAddress(href)
  if (!url || !HOSTS[network].includes(url.hostname))
    return `Non è un indirizzo di ${name}: comincia con https://${HOSTS[network][1]}/.`
  return url.pathname === '/'
    ? `Manca il nome del profilo: così si apre ${name}, non la vostra pagina.`
    : undefined
}

interface FootFault {
  path: (string | number)[]
  message: string
}

/** What the law needs of these groups and is not there, by its address. */
export function missingIn(groups: readonly FootGroup[]): string[] {
  const there = new Set(groups.flatMap(({ links }) => links.map(({ href }) => href)))
  return Object.keys(FOOT_NEEDED).filter((href) => !there.has(href))
}

/** All that is wrong with the groups, each at its place. */
export function groupFaults(groups: readonly FootGroup[]): FootFault[] {
  const faults: FootFault[] = []
  const ids = new Set<string>()
  const hrefs = new Set<string>()
  groups.forEach(({ id, title, links }, at) => {
    const isTwice = ids.has(id)
    ids.add(id)
    if (isTwice) faults.push({ path: [at, 'id'], message: 'Questo gruppo c’è già.' })
    if (title.trim() === '') faults.push({ path: [at, 'title'], message: 'Scrivi il titolo del gruppo.' })
    if (links.length === 0)
      faults.push({ path: [at, 'links'], message: 'Un gruppo vuoto non si vede: mettici un collegamento.' })
    links.forEach((link, place) => {
      const fault = addressFault(link.href) ?? (hrefs.has(link.href) ? ALREADY_THERE : undefined)
      hrefs.add(link.href)
      if (fault) faults.push({ path: [at, 'links', place, 'href'], message: fault })
    })
  })
  const missing = missingIn(groups).map((href) => FOOT_NEEDED[href])
  if (missing.length > 0)
    faults.push({ path: [], message: `La legge chiede che ci siano anche: ${missing.join('; ')}.` })
  return faults
}

export const ALREADY_THERE = 'Questo indirizzo c’è già: un collegamento ci sta una volta sola.'
